import { createContext, useContext } from "react";

/** A function that asks the user before a dialog closes. The function receives the callback that closes the dialog. */
type Guard = (goOn: () => void) => void;

export interface Guards {
  /** Adds a guard. Returns a function that removes the guard. */
  readonly guard: (ask: Guard) => () => void;
  /** Calls `goOn`. If there are unsaved changes, a guard asks the user first. */
  readonly through: (goOn: () => void) => void;
}

/** The guards of the surrounding dialog; null outside of dialogs. */
export const ModalGuards = createContext<Guards | null>(null);

/** Creates the guards of a dialog. Of several guards, only the first one asks. */
export function makeGuards(): Guards {
  const guards = new Set<Guard>();
  return {
    guard: (ask) => {
      guards.add(ask);
      return () => guards.delete(ask);
    },
    through: (goOn) => {
      const [first] = guards;
      if (first === undefined) goOn();
      else first(goOn);
    },
  };
}

/**
 * Returns a function that leaves the surrounding dialog, either immediately or after the question about unsaved
 * changes.
 */
export function useLeaveDialog(): (goOn: () => void) => void {
  return useContext(ModalGuards)?.through ?? ((goOn) => goOn());
}

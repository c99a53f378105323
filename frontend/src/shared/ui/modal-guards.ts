import { createContext, useContext } from "react";

/** Asks before a dialog closes; gets the callback that goes on. */
type Guard = (goOn: () => void) => void;

interface Guards {
  /** Asks from now on. Returns how to ask no more. */
  readonly guard: (ask: Guard) => () => void;
  /** Goes on, once whatever in the dialog is not saved was asked about. */
  readonly through: (goOn: () => void) => void;
}

/** Of the dialog around; null outside of dialogs. */
export const ModalGuards = createContext<Guards | null>(null);

/** The guards of a dialog: the first one asks. */
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

/** Returns how something leaves the dialog around: at once, or after the question about what is not saved. */
export function useLeaveDialog(): (goOn: () => void) => void {
  return useContext(ModalGuards)?.through ?? ((goOn) => goOn());
}

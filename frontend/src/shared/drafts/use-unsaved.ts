import { useContext, useEffect, useRef, useState } from "react";
import { ModalGuards } from "../ui/modal-guards";
import { listenForLeaving, type Leaving } from "./leaving";

/**
 * Makes the browser ask before a reload or closing the tab loses unsaved changes.
 * @param dirty true while there are unsaved changes
 */
export function useReloadQuestion(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
}

/** Returns whether a form's values differ from its initial values. */
export function isChanged(
  values: Readonly<Record<string, string>>,
  began: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(values).some(([field, text]) => text !== began[field]);
}

/**
 * Asks the user before unsaved changes are lost by a link, a tab, `leave`, or closing the surrounding dialog.
 * `LeaveModal` shows this question. Before a reload, the browser itself asks.
 * @param dirty true while there are unsaved changes
 * @param asks false if a draft is restored when the user returns. Then only a reload and `leave` ask.
 */
export function useUnsaved(dirty: boolean, asks = true) {
  const [leaving, setLeaving] = useState<{ readonly goOn: Leaving } | null>(null);
  const discarded = useRef(false);
  const modal = useContext(ModalGuards);

  useEffect(() => {
    if (!dirty) discarded.current = false;
  }, [dirty]);
  useReloadQuestion(dirty);
  const isListening = dirty && asks && leaving === null;
  useEffect(() => {
    if (!isListening) return undefined;
    const ask = (goOn: Leaving) => {
      // After saving or discarding there is nothing left to lose.
      if (discarded.current) goOn();
      else setLeaving({ goOn });
    };
    const unlisten = listenForLeaving(ask);
    const unguard = modal?.guard(ask);
    return () => {
      unlisten();
      unguard?.();
    };
  }, [isListening, modal]);

  return {
    /** True while the question is open. */
    asking: leaving !== null,
    /**
     * Returns whether the changes were saved or discarded. Reads a ref, because the form may be removed before the next
     * render.
     */
    isDiscarded: () => discarded.current,
    saved: () => {
      discarded.current = true;
    },
    stay: () => setLeaving(null),
    discard: () => {
      discarded.current = true;
      leaving?.goOn();
      setLeaving(null);
    },
    leave: (goOn: Leaving) => {
      if (dirty && !discarded.current) setLeaving({ goOn });
      else goOn();
    },
  };
}

import { useContext, useEffect, useRef, useState } from "react";
import { ModalGuards } from "../ui/modal-guards";
import { listenForLeaving, type Leaving } from "./leaving";

/** Has the browser ask before a reload or a closed tab takes along what was typed. @param dirty something typed is not saved */
export function useReloadQuestion(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
}

/** Whether a form holds something else than it began with. */
export function isChanged(
  values: Readonly<Record<string, string>>,
  began: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(values).some(([field, text]) => text !== began[field]);
}

/**
 * Asks before a link, a tab, a reload, the end of the dialog around it, or `leave` takes along what is not saved. `LeaveModal`
 * shows the question.
 * @param dirty whether something typed is not saved
 * @param asks false where a draft waits to be found again: then only a reload and `leave` ask
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
      // Logging out by hand goes through no link; the session's end does not ask.
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
    /** The question is open. */
    asking: leaving !== null,
    /** What was typed is saved or given up: the form may go in the same moment. */
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

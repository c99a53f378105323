import { useEffect, useRef, useState } from "react";
import { listenForLeaving, type Leaving } from "./leaving";
import { useStored } from "./preserved-state";
import { useReloadQuestion } from "./use-reload-question";

interface Draft<T> {
  /** Names the form, once on the whole site. */
  readonly key: string;
  /** Everything that has to come back: what was typed, and what it was typed over. */
  readonly value: T;
  readonly restore: (value: T) => void;
  /** Whether something typed is not saved. */
  readonly dirty: boolean;
  /** Asks before a link or tab leads away. Without it the draft simply waits to be found again. */
  readonly asks?: boolean;
}

/**
 * Keeps what was typed into a form: over a session that ends by itself, over the browser's Back, and behind
 * a question before a link, a tab or a reload leads away. `leave` asks before something else that leads away.
 */
export function useDraft<T>({ key, value, restore, dirty, asks = true }: Draft<T>) {
  const [leaving, setLeaving] = useState<{ readonly goOn: Leaving } | null>(null);
  const [found, setFound] = useState(false);
  const discarded = useRef(false);
  useStored<T>({
    key,
    leave: () => (dirty && !discarded.current ? { value } : null),
    restore: (stored) => {
      restore(stored);
      setFound(true);
    },
  });

  useEffect(() => {
    if (!dirty) discarded.current = false;
  }, [dirty]);
  useReloadQuestion(dirty);
  const isListening = dirty && asks && leaving === null;
  useEffect(() => {
    if (!isListening) return undefined;
    return listenForLeaving((goOn) => {
      // Logging out by hand goes through no link; the session's end asks nobody.
      if (discarded.current) goOn();
      else setLeaving({ goOn });
    });
  }, [isListening]);

  return {
    /** True once something left behind has come back. */
    found,
    /** Takes that message away. */
    forget: () => setFound(false),
    /** What was typed is saved: nothing is left behind if the form goes in the same moment. */
    saved: () => {
      discarded.current = true;
      setFound(false);
    },
    /** The question is open. */
    asking: leaving !== null,
    stay: () => setLeaving(null),
    discard: () => {
      discarded.current = true;
      leaving?.goOn();
      setLeaving(null);
    },
    leave: (goOn: Leaving) => {
      if (dirty) setLeaving({ goOn });
      else goOn();
    },
  };
}

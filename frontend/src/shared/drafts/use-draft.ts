import { useState } from "react";
import { useStored } from "./preserved-state";
import { useUnsaved } from "./use-unsaved";

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
  const unsaved = useUnsaved(dirty, asks);
  const [isRestored, setRestored] = useState(false);
  useStored<T>({
    key,
    leave: () => (dirty && !unsaved.isDiscarded() ? { value } : null),
    restore: (stored) => {
      restore(stored);
      setRestored(true);
    },
  });
  return {
    ...unsaved,
    /** True once something left behind has come back. */
    found: isRestored,
    /** Takes that message away. */
    forget: () => setRestored(false),
    /** What was typed is saved: nothing is left behind if the form goes in the same moment. */
    saved: () => {
      unsaved.saved();
      setRestored(false);
    },
  };
}

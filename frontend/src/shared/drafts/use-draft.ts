import { useState } from "react";
import { useStored } from "./preserved-state";
import { useUnsaved } from "./use-unsaved";

interface Draft<T> {
  /** A name for the form, unique on the whole site. */
  readonly key: string;
  /** All data to restore: the typed texts, and the stored version that they change. */
  readonly value: T;
  readonly restore: (value: T) => void;
  /** True while the form has unsaved changes. */
  readonly dirty: boolean;
  /** True to ask before a link or tab leaves the screen. Otherwise the draft is restored when the user returns. */
  readonly asks?: boolean;
}

/**
 * Protects the typed values of a form. They survive a session that ends by itself, and the browser's Back. A question
 * appears before a link, a tab or a reload leaves the screen. `leave` asks before any other way of leaving.
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
    /** True after a draft was restored. */
    found: isRestored,
    /** Hides the message about the restored draft. */
    forget: () => setRestored(false),
    /** Called after saving. No draft is stored when the form is removed at the same time. */
    saved: () => {
      unsaved.saved();
      setRestored(false);
    },
  };
}

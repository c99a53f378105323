import { useState } from "react";
import { useStored } from "./preserved-state";
import { useUnsaved } from "./use-unsaved";

interface Draft<T> {
  /** A name for the form, unique across the site. */
  readonly key: string;
  /** All data to restore: the typed texts, and the stored version that they are based on. */
  readonly value: T;
  readonly restore: (value: T) => void;
  /** True while there are unsaved changes. */
  readonly dirty: boolean;
  /**
   * Whether to ask before a link or tab leaves the screen, by default true. If false, the user can leave without a
   * question, and the draft is restored when they return.
   */
  readonly asks?: boolean;
}

/**
 * Protects a form's typed values, which survive the browser's Back button and a session that ends by itself. Asks the
 * user before a reload and, unless `asks` is false, before a link or a tab leaves the screen. For any other action that
 * leaves the screen, call `leave`, which asks too.
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
    /** True if a draft was restored. */
    isRestored,
    /** Hides the message about the restored draft. */
    dismissRestored: () => setRestored(false),
    /** Must be called after saving. If the form is then removed, no draft is stored. */
    saved: () => {
      unsaved.saved();
      setRestored(false);
    },
  };
}

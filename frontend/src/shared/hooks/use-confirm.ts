import { useState } from "react";

/** A question in the middle of an act: `ask` waits until a dialog answers it. */
export function useConfirm() {
  const [asked, setAsked] = useState<{ readonly resolve: (yes: boolean) => void } | null>(null);
  const answer = (yes: boolean) => {
    asked?.resolve(yes);
    setAsked(null);
  };
  return {
    isAsked: asked !== null,
    ask: () => new Promise<boolean>((resolve) => setAsked({ resolve })),
    answer,
    /** Spread on a ConfirmModal. */
    modal: { open: asked !== null, onClose: () => answer(false), onConfirm: () => answer(true) },
  };
}

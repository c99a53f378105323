import { useCallback, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";
import { toAppError } from "../errors/app-error";

/**
 * What is hard to take back, and so asked about first: the question, and doing it once it is answered with yes. A refusal
 * stays in the question.
 * @param carryOut does it; resolves to the server's text
 */
export function useConfirmedAction<Action>(
  carryOut: (action: Action) => Promise<string | undefined>,
  onDone: (text: string, action: Action) => void | Promise<void>,
) {
  const [asked, setAsked] = useState<Action | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const ask = useCallback((action: Action | null) => {
    setError(undefined);
    setAsked(action);
  }, []);
  const confirm = async () => {
    if (asked === null || busy) return;
    setBusy(true);
    try {
      const text = await carryOut(asked);
      ask(null);
      await onDone(text ?? t("Done."), asked);
    } catch (thrown) {
      setError(toAppError(thrown, FALLBACKS.generic).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    asked,
    ask,
    /** Spread on a ConfirmModal. */
    modal: {
      open: asked !== null,
      busy,
      error,
      onConfirm: () => void confirm(),
      onClose: () => ask(null),
    },
  };
}

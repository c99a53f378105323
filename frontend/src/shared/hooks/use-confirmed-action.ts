import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import type { AppError } from "../errors/app-error";
import { useAction } from "./use-action";

/**
 * What is hard to take back, and so asked about first: the question, and doing it once it is answered with yes. A refusal
 * stays in the question.
 * @param carryOut does it; resolves to the server's text
 */
export function useConfirmedAction<Action>(
  carryOut: (action: Action) => Promise<string | undefined>,
  onDone: (text: string, action: Action) => void | Promise<void>,
  onRefused?: (failure: AppError, action: Action) => void,
) {
  const [pendingAction, setPendingAction] = useState<Action | null>(null);
  const { busy, problem, run, clear } = useAction({
    onRefused: (failure) => {
      if (pendingAction !== null) onRefused?.(failure, pendingAction);
    },
  });
  const ask = (action: Action | null) => {
    clear();
    setPendingAction(action);
  };
  const confirm = () => {
    if (pendingAction === null) return;
    void run(async () => {
      const text = await carryOut(pendingAction);
      ask(null);
      await onDone(text ?? t("Done."), pendingAction);
    });
  };
  return {
    asked: pendingAction,
    ask,
    /** Spread on a ConfirmModal. */
    modal: {
      open: pendingAction !== null,
      busy,
      error: problem ?? undefined,
      onConfirm: confirm,
      onClose: () => ask(null),
    },
  };
}

/** A question in the middle of an act: `ask` waits until a dialog answers it. */
export function useConfirm() {
  const [question, setQuestion] = useState<{ readonly resolve: (yes: boolean) => void } | null>(null);
  const answer = (yes: boolean) => {
    question?.resolve(yes);
    setQuestion(null);
  };
  return {
    isAsked: question !== null,
    ask: () => new Promise<boolean>((resolve) => setQuestion({ resolve })),
    answer,
    /** Spread on a ConfirmModal. */
    modal: { open: question !== null, onClose: () => answer(false), onConfirm: () => answer(true) },
  };
}

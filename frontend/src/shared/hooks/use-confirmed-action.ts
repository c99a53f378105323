import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import type { AppError } from "../errors/app-error";
import { useAction } from "./use-action";

/**
 * Asks for confirmation before an action that is hard to revert, and runs the action if the user agrees. If the action
 * fails, the dialog shows the error.
 * @param carryOut runs the action; resolves to the server's message, if `onDone` shows one
 */
export function useConfirmedAction<Action>(
  carryOut: (action: Action) => Promise<string | undefined>,
  onDone?: (text: string, action: Action) => void | Promise<void>,
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
      await onDone?.(text ?? t("Done."), pendingAction);
    });
  };
  return {
    asked: pendingAction,
    ask,
    /** Props for a ConfirmModal. */
    modal: {
      open: pendingAction !== null,
      busy,
      error: problem ?? undefined,
      onConfirm: confirm,
      onClose: () => ask(null),
    },
  };
}

/** Asks the user a question in the middle of an action. `ask` resolves to the user's answer. */
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
    /** Props for a ConfirmModal. */
    modal: { open: question !== null, onClose: () => answer(false), onConfirm: () => answer(true) },
  };
}

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
  const [asked, setAsked] = useState<Action | null>(null);
  const { busy, problem, run, clear } = useAction({
    onRefused: (failure) => {
      if (asked !== null) onRefused?.(failure, asked);
    },
  });
  const ask = (action: Action | null) => {
    clear();
    setAsked(action);
  };
  const confirm = () => {
    if (asked === null) return;
    void run(async () => {
      const text = await carryOut(asked);
      ask(null);
      await onDone(text ?? t("Done."), asked);
    });
  };
  return {
    asked,
    ask,
    /** Spread on a ConfirmModal. */
    modal: {
      open: asked !== null,
      busy,
      error: problem ?? undefined,
      onConfirm: confirm,
      onClose: () => ask(null),
    },
  };
}

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

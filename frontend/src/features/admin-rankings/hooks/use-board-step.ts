import { t } from "@contract/kernel/contract/t";
import { useCallback, useEffect, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../../../shared/errors/app-error";
import { useAction } from "../../../shared/hooks/use-action";

interface Versioned {
  readonly version: string;
}

interface BoardStep<Board extends Versioned> {
  readonly latest: () => Promise<Board>;
  /** Runs the step on the board of the given version. */
  readonly act: (
    version: string,
  ) => Promise<{ readonly message: string; readonly board: Versioned } | undefined>;
  readonly own: (version: string) => void;
  readonly onClose: (text?: string) => void;
}

/** Error codes that mean that another admin changed the board first. The board must then be loaded again. */
const CHANGED = new Set(["VERSION_CHANGED", "RANKING_NOT_LATEST", "RANKING_NOTHING", "CONFLICT"]);

/**
 * Provides a dialog that confirms a step on a board. Loads the board when the dialog opens, and sends the step with the
 * board's version. If another admin has changed the board since, the server refuses the step, and the board is loaded
 * again. The dialog stays open if the step fails.
 */
export function useBoardStep<Board extends Versioned>({ latest, act, own, onClose }: BoardStep<Board>) {
  const [board, setBoard] = useState<Board | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(
    () =>
      latest().then(setBoard, (thrown: unknown) => setProblem(toAppError(thrown, FALLBACKS.generic).message)),
    [latest],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const { busy, run } = useAction({
    show: (_tone, text) => setProblem(text),
    onRefused: async ({ code }) => {
      if (!CHANGED.has(code)) return;
      await load();
      // The server's text asks for a reload, which the dialog has just done.
      if (code === "VERSION_CHANGED")
        setProblem(
          t(
            "Another admin made a change at the same time. The dialog now shows the latest state. Check it, then confirm again.",
          ),
        );
    },
  });
  const confirm = async () => {
    const reply = await act(board?.version ?? "");
    if (reply) own(reply.board.version);
    onClose(reply?.message);
  };
  return { board, modal: { busy, problem, onConfirm: () => void run(confirm), onClose: () => onClose() } };
}

import { useCallback, type ReactNode } from "react";
import { useBoardStep } from "../hooks/use-board-step";
import { draftChanges, type Board, type Change } from "../ranking-facts";
import { StepModal, type StepTexts } from "./step-modal";

export interface DraftStepProps {
  readonly eventSlug: string | null;
  readonly latest: () => Promise<Board>;
  /** Resolves once everything typed is saved. */
  readonly settled: () => Promise<void>;
  readonly own: (stamp: string) => void;
  readonly onClose: (text?: string) => void;
}

interface DraftStepModalProps extends Omit<DraftStepProps, "eventSlug">, StepTexts {
  readonly act: Parameters<typeof useBoardStep<Board>>[0]["act"];
  /** What the step means for the draft as it is now. */
  readonly children: (board: Board, changes: readonly Change[]) => ReactNode;
}

/** Asks before something is done with the whole draft, once everything typed is saved. */
export function DraftStepModal({
  latest,
  settled,
  own,
  act,
  onClose,
  children,
  ...texts
}: DraftStepModalProps) {
  const settledBoard = useCallback(() => settled().then(latest), [settled, latest]);
  const { board, modal } = useBoardStep({ latest: settledBoard, act, own, onClose });
  const changes = board === null ? [] : draftChanges(board.teams);
  return (
    <StepModal {...texts} {...modal} isNothing={changes.length === 0}>
      {board === null ? null : changes.length === 0 ? (
        <p>The draft is the same as what is published.</p>
      ) : (
        children(board, changes)
      )}
    </StepModal>
  );
}

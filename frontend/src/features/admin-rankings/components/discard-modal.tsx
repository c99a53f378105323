import { useDiscardRankingDraftMutation } from "../../../graphql/generated";
import { DateTime } from "../../../shared/ui/date-time";
import { useStep } from "../hooks/use-step";
import { changesText, draftChanges } from "../ranking-facts";
import { ChangeList } from "./change-list";
import { useSettledBoard, type DraftStepProps } from "./publish-modal";
import { StepModal } from "./step-modal";

/** Asks before a draft is forgotten, which may be somebody else's. */
export function DiscardModal({ eventSlug, latest, settled, own, onClose }: DraftStepProps) {
  const { value: board, problem, setProblem, load } = useSettledBoard({ settled, latest });
  const [discard] = useDiscardRankingDraftMutation();
  const step = useStep({
    act: async () => {
      const input = { eventSlug, stamp: board?.stamp ?? "" };
      const { data } = await discard({ variables: { input } });
      if (data) own(data.discardRankingDraft.board.stamp);
      return data?.discardRankingDraft.message;
    },
    onDone: onClose,
    onProblem: setProblem,
    onChanged: load,
  });
  const changes = board === null ? [] : draftChanges(board.teams);
  return (
    <StepModal
      title="Discard the draft?"
      confirmLabel="Discard draft"
      busyLabel="Discarding..."
      danger
      busy={step.busy}
      problem={problem}
      isNothing={changes.length === 0}
      onConfirm={step.run}
      onClose={() => onClose()}
    >
      {board === null ? null : changes.length === 0 ? (
        <p>The draft is the same as what is published.</p>
      ) : (
        <>
          <p>
            {changesText(changes)}{" "}
            {board.savedAt === null ? null : (
              <>
                Saved by {board.savedBy} on <DateTime value={board.savedAt} />.
              </>
            )}{" "}
            These changes are discarded and cannot be brought back. The published ranking stays.
          </p>
          <ChangeList label="What is discarded" changes={changes} />
        </>
      )}
    </StepModal>
  );
}

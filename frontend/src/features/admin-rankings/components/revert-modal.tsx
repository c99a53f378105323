import { useCallback } from "react";
import { useRankingUndoFetch, useUndoRankingsMutation } from "../../../graphql/generated";
import { useLatest } from "../hooks/use-latest";
import { useStep } from "../hooks/use-step";
import { rankText } from "../rank-text";
import { changesText } from "../ranking-facts";
import { ChangeList } from "./change-list";
import { StepModal } from "./step-modal";

interface RevertModalProps {
  readonly eventSlug: string | null;
  /** The publication whose Undo was pressed. */
  readonly publicationId: string;
  readonly number: number;
  readonly own: (stamp: string) => void;
  readonly onClose: (text?: string) => void;
}

/** Shows what taking a publication back does, also to places that were changed one by one since. */
export function RevertModal({ eventSlug, publicationId, number, own, onClose }: RevertModalProps) {
  const fetchRevert = useRankingUndoFetch("no-cache");
  const latest = useCallback(
    async () => (await fetchRevert({ eventSlug })).rankingBoard,
    [fetchRevert, eventSlug],
  );
  const { value: board, problem, setProblem, load } = useLatest(latest);
  const [revert] = useUndoRankingsMutation();
  const step = useStep({
    act: async () => {
      const input = { eventSlug, publicationId, stamp: board?.stamp ?? "" };
      const { data } = await revert({ variables: { input } });
      if (data) own(data.undoRankings.board.stamp);
      return data?.undoRankings.message;
    },
    onDone: onClose,
    onProblem: setProblem,
    onChanged: load,
  });
  const plan = board?.undo ?? null;
  const isLater = plan !== null && plan.publication.id !== publicationId;
  return (
    <StepModal
      title={`Take publication ${number} back?`}
      confirmLabel="Publish the previous ranking"
      busyLabel="Publishing..."
      danger
      busy={step.busy}
      problem={problem}
      isNothing={isLater}
      onConfirm={step.run}
      onClose={() => onClose()}
    >
      {plan === null ? null : isLater ? (
        <p>
          Publication {plan.publication.number} by {plan.publication.publishedBy} came after it. Only the
          latest one can be taken back.
        </p>
      ) : (
        <>
          <p>
            The ranking as it was before publication {number} is published again, and the teams see it at
            once. The draft stays.{" "}
            <strong>{plan.changes.length === 0 ? "No place changes." : changesText(plan.changes)}</strong>
          </p>
          {plan.differing.length === 0 ? null : <Differing places={plan.differing} />}
          {plan.changes.length === 0 ? null : <ChangeList label="What changes" changes={plan.changes} />}
        </>
      )}
    </StepModal>
  );
}

interface Difference {
  readonly teamId: string;
  readonly teamName: string;
  readonly published: number | null;
  readonly current: number | null;
  readonly restored: number | null;
  readonly gone: boolean;
}

/** Nothing that was changed by hand is lost without a word. */
function Differing({ places }: { readonly places: readonly Difference[] }) {
  return (
    <div className="border-l-8 border-bad bg-bad-wash px-4 py-3">
      <p className="font-semibold text-bad">
        Changed one by one since; this overwrites {places.length === 1 ? "it" : "them"}:
      </p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
        {places.map(({ teamId, teamName, published, current, restored, gone }) => (
          <li key={teamId}>
            {teamName}:{" "}
            {gone
              ? `was deleted (published ${rankText(published)})`
              : `published ${rankText(published)}, now ${rankText(current)}, becomes ${rankText(restored)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useCallback } from "react";
import { usePublishRankingsMutation } from "../../../graphql/generated";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { useLatest } from "../hooks/use-latest";
import { useStep } from "../hooks/use-step";
import { changesText, draftChanges, isOwing, qualification, type Board, type Team } from "../ranking-facts";
import { ChangeList } from "./change-list";
import { StepModal } from "./step-modal";

export interface DraftStepProps {
  readonly eventSlug: string | null;
  readonly latest: () => Promise<Board>;
  /** Resolves once everything typed is saved. */
  readonly settled: () => Promise<void>;
  readonly own: (stamp: string) => void;
  readonly onClose: (text?: string) => void;
}

/** The board once everything typed is saved. */
export function useSettledBoard({ settled, latest }: Pick<DraftStepProps, "settled" | "latest">) {
  return useLatest(useCallback(() => settled().then(latest), [settled, latest]));
}

/** Shows the difference to what is published, and what publishing means. */
export function PublishModal({ eventSlug, latest, settled, own, onClose }: DraftStepProps) {
  const { value: board, problem, setProblem, load } = useSettledBoard({ settled, latest });
  const [publish] = usePublishRankingsMutation();
  const step = useStep({
    act: async () => {
      const input = { eventSlug, stamp: board?.stamp ?? "" };
      const { data } = await publish({ variables: { input } });
      if (data) own(data.publishRankings.board.stamp);
      return data?.publishRankings.message;
    },
    onDone: onClose,
    onProblem: setProblem,
    onChanged: load,
  });
  const changes = board === null ? [] : draftChanges(board.teams);
  return (
    <StepModal
      title="Publish this ranking?"
      confirmLabel="Publish ranking"
      busyLabel="Publishing..."
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
            <strong>{changesText(changes)}</strong> The teams see it at once on their pages. No mail is sent.
            You can take it back afterwards.
          </p>
          <Meaning board={board} />
          <ChangeList label="What changes" changes={changes} />
        </>
      )}
    </StepModal>
  );
}

/** Who enters the round that costs the fee, and who leaves it though they paid. */
function Meaning({ board }: { readonly board: Board }) {
  const { event } = board;
  const { after, enter, leave } = qualification(board);
  const paid = leave.filter((team) => !isOwing(team));
  return (
    <ul className="list-disc pl-5">
      <li>
        {after} {after === 1 ? "team qualifies" : "teams qualify"} for Round 2 (rank{" "}
        {event.qualifyingRank === 1 ? "1" : `1 to ${event.qualifyingRank}`}).
      </li>
      {enter.length === 0 ? null : (
        <li>
          New among them: {names(enter)}.{event.fee === 0 ? "" : dueText(enter, formatPaise(event.fee))}
        </li>
      )}
      {leave.length === 0 ? null : <li>No longer among them: {names(leave)}.</li>}
      {paid.length === 0 ? null : (
        <li className="font-semibold text-bad">
          Have paid or reported a payment, and would not qualify: {names(paid)}.
        </li>
      )}
    </ul>
  );
}

function dueText(enter: readonly Team[], fee: string): string {
  const owing = enter.filter(isOwing).length;
  if (owing === enter.length) return ` For them the fee of ${fee} becomes due.`;
  if (owing === 0) return " All of them have paid or reported a payment.";
  return ` For ${owing} of them the fee of ${fee} becomes due; the others have paid or reported a payment.`;
}

const NAMED = 5;

function names(teams: readonly Team[]): string {
  const shown = teams.slice(0, NAMED).map(({ name }) => name);
  const more = teams.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

import { usePublishRankingsMutation } from "../../../graphql/generated";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { changesText, isOwing, qualification, type Board, type Team } from "../ranking-facts";
import { ChangeList } from "./change-list";
import { DraftStepModal, type DraftStepProps } from "./draft-step-modal";

/** Shows the difference to what is published, and what publishing means. */
export function PublishModal({ eventSlug, ...step }: DraftStepProps) {
  const [publish] = usePublishRankingsMutation();
  return (
    <DraftStepModal
      {...step}
      act={async (stamp) =>
        (await publish({ variables: { input: { eventSlug, stamp } } })).data?.publishRankings
      }
      title="Publish this ranking?"
      confirmLabel="Publish ranking"
      busyLabel="Publishing..."
    >
      {(board, changes) => (
        <>
          <p>
            <strong>{changesText(changes)}</strong> The teams see it at once on their pages. No mail is sent.
            You can take it back afterwards.
          </p>
          <Meaning board={board} />
          <ChangeList label="What changes" changes={changes} />
        </>
      )}
    </DraftStepModal>
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

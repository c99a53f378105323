import { useCallback, type ReactNode } from "react";
import { useBoardStep } from "../hooks/use-board-step";
import {
  changesText,
  draftChanges,
  feeDueText,
  isOwing,
  mailsText,
  placesText,
  qualification,
  rankMailsText,
  sharedRanks,
  type Board,
  type Change,
  type Team,
} from "../ranking-facts";
import { OverNote, PlacePlanText, usePlacePlan } from "../places/place-plan-text";
import { StepModal, ChangeList, type StepTexts } from "./step-modal";
import {
  useDiscardRankingDraftMutation,
  usePublishRankingsMutation,
} from "../../../graphql/features/admin-rankings";
import { DateTime } from "../../../shared/ui/date-time";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { t } from "@contract/kernel/contract/t";

export interface DraftStepProps {
  readonly eventSlug: string | null;
  readonly latest: () => Promise<Board>;
  /** Resolves when all typed ranks are saved or refused. */
  readonly settled: () => Promise<void>;
  readonly own: (version: string) => void;
  readonly onClose: (text?: string) => void;
}

interface DraftStepModalProps extends Omit<DraftStepProps, "eventSlug">, StepTexts {
  readonly act: Parameters<typeof useBoardStep<Board>>[0]["act"];
  /** Renders the step's effect on the current draft. */
  readonly children: (board: Board, changes: readonly Change[]) => ReactNode;
}

/** Asks for confirmation of a step that concerns the whole draft. Waits until all ranks are saved or refused. */
function DraftStepModal(props: DraftStepModalProps) {
  const { latest, settled, own, act, onClose, children, ...texts } = props;
  const settledBoard = useCallback(() => settled().then(latest), [settled, latest]);
  const { board, modal } = useBoardStep({ latest: settledBoard, act, own, onClose });
  const changes = board === null ? [] : draftChanges(board.teams);
  return (
    <StepModal {...texts} {...modal} isNothing={changes.length === 0}>
      {board === null ? null : changes.length === 0 ? (
        <p>The draft is the same as the published ranking.</p>
      ) : (
        children(board, changes)
      )}
    </StepModal>
  );
}

/** Asks for confirmation before a draft is discarded. The draft may be another admin's. */
export function DiscardModal({ eventSlug, ...step }: DraftStepProps) {
  const [discard] = useDiscardRankingDraftMutation();
  return (
    <DraftStepModal
      {...step}
      act={async (version) =>
        (await discard({ variables: { input: { eventSlug, version } } })).data?.discardRankingDraft
      }
      title="Discard the draft?"
      confirmLabel="Discard draft"
      busyLabel="Discarding..."
      danger
    >
      {({ savedAt, savedBy }, changes) => (
        <>
          <p>
            {changesText(changes)}{" "}
            {savedAt === null ? null : (
              <>
                Saved by {savedBy} on <DateTime value={savedAt} />.
              </>
            )}{" "}
            You cannot restore a discarded draft. The published ranking does not change.
          </p>
          <ChangeList label="Discarded changes" changes={changes} />
        </>
      )}
    </DraftStepModal>
  );
}

/** Shows the changes to the published ranking, and the effects of publishing. */
export function PublishModal({ eventSlug, latest, ...step }: DraftStepProps) {
  const [publish] = usePublishRankingsMutation();
  const { plan, withPlan } = usePlacePlan(eventSlug, "publish", latest);
  const looked = plan?.version ?? null;
  return (
    <DraftStepModal
      {...step}
      latest={withPlan}
      act={async (version) =>
        (await publish({ variables: { input: { eventSlug, version, plan: looked } } })).data?.publishRankings
      }
      title="Publish this ranking?"
      confirmLabel="Publish ranking"
      busyLabel="Publishing..."
    >
      {(board, changes) => (
        <>
          <p>
            <strong>{changesText(changes)}</strong> The teams see the ranking at once on their pages.{" "}
            {plan === null ? rankMailsText(board, changes) : mailsText(plan.changes.length)} You can take the
            publication back afterwards.
          </p>
          <SharedRanks ranks={sharedRanks(board.teams)} />
          {plan !== null && board.isOver ? <OverNote /> : null}
          {plan === null && !board.isOver ? <Meaning board={board} /> : null}
          {plan === null ? null : <PlacePlanText plan={plan} fee={board.event.fee} />}
          <ChangeList label="Changes" changes={changes} />
        </>
      )}
    </DraftStepModal>
  );
}

/** Names the ranks of several teams. They may be ties, or old ranks of teams that are missing from a list. */
function SharedRanks({ ranks }: { readonly ranks: readonly number[] }) {
  if (ranks.length === 0) return null;
  return (
    <p>
      {t("{n, plural, one {# rank belongs} other {# ranks belong}} to several teams: {ranks}.", {
        n: ranks.length,
        ranks: firstOf(ranks.map(String)),
      })}
    </p>
  );
}

/**
 * Shows how many teams would qualify for the round with the fee. Names the teams that newly qualify and those that no
 * longer do. Warns if one of the latter has a pending or accepted payment.
 */
function Meaning({ board }: { readonly board: Board }) {
  const { event } = board;
  const { after, enter, leave } = qualification(board);
  const paid = leave.filter((team) => !isOwing(team));
  return (
    <ul className="list-disc pl-5">
      <li>
        {t("{after, plural, one {# team qualifies} other {# teams qualify}} for Round 2 ({places}).", {
          after: after.length,
          places: placesText(event.qualifyingRank),
        })}
      </li>
      {enter.length === 0 ? null : (
        <li>
          Newly qualified: {names(enter)}. {event.fee === 0 ? "" : dueText(enter, formatPaise(event.fee))}
        </li>
      )}
      {leave.length === 0 ? null : <li>No longer qualified: {names(leave)}.</li>}
      {paid.length === 0 ? null : (
        <li className="font-semibold text-bad">
          These teams paid or reported a payment, but would not qualify: {names(paid)}.
        </li>
      )}
    </ul>
  );
}

function dueText(enter: readonly Team[], fee: string): string {
  const owing = enter.filter(isOwing).length;
  if (owing === enter.length) return feeDueText(owing, fee);
  if (owing === 0) return t("All these teams have paid or reported a payment.");
  return t("{owing} of these teams will owe the fee of {fee}. The others have paid or reported a payment.", {
    owing,
    fee,
  });
}

const NAMED = 5;

function names(teams: readonly Team[]): string {
  return firstOf(teams.map(({ name }) => name));
}

function firstOf(texts: readonly string[]): string {
  const shown = texts.slice(0, NAMED);
  const more = texts.length - shown.length;
  const list = shown.join(", ");
  return more > 0 ? t("{list} and {more} more", { list, more }) : list;
}

import { useCallback } from "react";
import { RankingUndoDocument, useUndoRankingsMutation } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { changesText, mailsText, rankMailsText, rankText, type Board } from "../ranking-facts";
import { PlacePlanText, usePlacePlan } from "../places/place-plan-text";
import { ChangeList, StepModal } from "./step-modal";
import { useBoardStep } from "../hooks/use-board-step";

interface RevertModalProps {
  readonly eventSlug: string | null;
  readonly publicationId: string;
  readonly number: number;
  /** The event's board as the page shows it. The board that the dialog fetches with the revert's plan may be newer. */
  readonly board: Board;
  readonly own: (version: string) => void;
  readonly onClose: (text?: string) => void;
}

/**
 * Shows the effects of reverting a publication, including the effects on ranks that were edited individually since
 * then.
 */
export function RevertModal({
  eventSlug,
  publicationId,
  number,
  board: shown,
  own,
  onClose,
}: RevertModalProps) {
  const fetchRevert = useFetch(RankingUndoDocument, "no-cache");
  const latest = useCallback(
    async () => (await fetchRevert({ eventSlug })).rankingBoard,
    [fetchRevert, eventSlug],
  );
  const [revert] = useUndoRankingsMutation();
  const { plan: places, withPlan } = usePlacePlan(eventSlug, "revert", latest);
  const { board, modal } = useBoardStep({
    latest: withPlan,
    act: async (version) => {
      const input = { eventSlug, publicationId, version, plan: places?.version ?? null };
      return (await revert({ variables: { input } })).data?.undoRankings;
    },
    own,
    onClose,
  });
  const plan = board?.undo ?? null;
  const isLater = plan !== null && plan.publication.id !== publicationId;
  return (
    <StepModal
      title={`Take back publication ${number}?`}
      confirmLabel="Take back publication"
      busyLabel="Taking back..."
      danger
      isNothing={isLater}
      {...modal}
    >
      {plan === null ? null : isLater ? (
        <p>
          Publication {plan.publication.number} by {plan.publication.publishedBy} is newer. You can take back
          only the latest publication.
        </p>
      ) : (
        <>
          <p>
            The ranking from before publication {number} is published again. The teams see it at once. The
            draft does not change.{" "}
            <strong>
              {plan.changes.length === 0 ? "All ranks stay the same." : changesText(plan.changes)}
            </strong>
          </p>
          <p>{places === null ? rankMailsText(shown, plan.changes) : mailsText(places.changes.length)}</p>
          {places === null ? null : <PlacePlanText plan={places} fee={shown.event.fee} />}
          {plan.differing.length === 0 ? null : <Differing places={plan.differing} />}
          {plan.changes.length === 0 ? null : <ChangeList label="Changes" changes={plan.changes} />}
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

/** Lists the ranks that were changed by hand, which the revert overwrites, and the teams that were deleted since. */
function Differing({ places }: { readonly places: readonly Difference[] }) {
  return (
    <div className="border-l-8 border-bad bg-bad-wash px-4 py-3">
      <p className="font-semibold text-bad">
        {places.length === 1
          ? "This change was made by hand after the publication. Taking back the publication overwrites it:"
          : "These changes were made by hand after the publication. Taking back the publication overwrites them:"}
      </p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
        {places.map(({ teamId, teamName, published, current, restored, gone }) => (
          <li key={teamId}>
            {teamName}:{" "}
            {gone
              ? `published as ${rankText(published)}, deleted since then`
              : `published as ${rankText(published)}, now ${rankText(current)}, will become ${rankText(restored)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

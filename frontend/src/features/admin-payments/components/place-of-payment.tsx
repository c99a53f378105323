import {
  ReportedPaymentsDocument,
  useGivePlaceBackMutation,
  usePlaceOfTeamQuery,
} from "../../../graphql/features/admin-payments";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useMay } from "../../../shared/session/may";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { PlaceBadge } from "../../../shared/ui/place-badge";

interface PlaceOfPaymentProps {
  readonly teamId: string;
  readonly teamName: string;
}

/**
 * Shows the state of the place that a payment is for. If the team lost or gave up its place and a place is free, offers
 * a button to give the team a place again. Shows nothing for a team without an offer.
 */
export function PlaceOfPayment({ teamId, teamName }: PlaceOfPaymentProps) {
  const may = useMay();
  const { data, refetch } = usePlaceOfTeamQuery({ variables: { teamId } });
  const [giveBack] = useGivePlaceBackMutation({ refetchQueries: [ReportedPaymentsDocument] });
  const { ask, modal } = useConfirmedAction<"giveBack">(
    async () => (await giveBack({ variables: { input: { teamId } } })).data?.givePlaceBack.message,
    () => void refetch(),
  );
  const place = data?.placeOfTeam;
  if (!place?.state) return null;
  const { state, deadline, changedAt, isFree, movedUpSince } = place;
  const isLost = state === "lapsed" || state === "declined";
  return (
    <section
      aria-label="Place in Round 2"
      className="grid gap-2 border-l-8 border-accent bg-surface px-4 py-3"
    >
      <p className="flex flex-wrap items-center gap-3 font-semibold">
        Place in Round 2 <PlaceBadge state={state} />
      </p>
      {isLost ? (
        <p>
          {state === "lapsed" ? "The place lapsed on " : "The place was given up on "}
          <DateTime value={(state === "lapsed" ? deadline : changedAt) ?? ""} />.{" "}
          {movedUpSince.length === 0
            ? "No team has moved up since then."
            : `These teams moved up since then: ${movedUpSince.join(", ")}.`}{" "}
          {isFree
            ? "A place is still free, so the team can get its place back."
            : "No place is free. Reject the payment, or accept it only to refund it."}
        </p>
      ) : state === "offered" ? (
        <p>
          The place is held until <DateTime value={deadline ?? ""} />.
        </p>
      ) : null}
      {isLost && isFree && may("givePlaceBack") ? (
        <div>
          <Button variant="secondary" onClick={() => ask("giveBack")}>
            Return the place to the team...
          </Button>
        </div>
      ) : null}
      <ConfirmModal
        {...modal}
        title={`Return the place to ${teamName}?`}
        confirmLabel="Return the place"
        busyLabel="Returning..."
      >
        The team gets the place back and does not have to accept it again. We notify the team. Decide the
        payment separately.
      </ConfirmModal>
    </section>
  );
}

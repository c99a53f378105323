import { useCallback } from "react";
import { PlacePlanDocument, useOfferPlacesMutation } from "../../../graphql/generated";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { StepModal } from "../components/step-modal";
import { useBoardStep } from "../hooks/use-board-step";
import { PlacePlanText } from "./place-plan-text";

interface OfferModalProps {
  readonly eventSlug: string | null;
  readonly step: "offer" | "moveUp";
  /** In paise. */
  readonly fee: number;
  readonly onClose: (text?: string) => void;
}

const NOTHING = { stamp: "", changes: [], kept: [], differing: [] };

/** Shows who is offered a place before anybody is. */
export function OfferModal({ eventSlug, step, fee, onClose }: OfferModalProps) {
  const fetchPlan = useFetch(PlacePlanDocument, "no-cache");
  const [offer] = useOfferPlacesMutation();
  const latest = useCallback(
    async () => (await fetchPlan({ eventSlug, step })).placePlan ?? NOTHING,
    [fetchPlan, eventSlug, step],
  );
  const { board: plan, modal } = useBoardStep({
    latest,
    act: async (stamp) => {
      const reply = (await offer({ variables: { input: { eventSlug, step, plan: stamp } } })).data
        ?.offerPlaces;
      return reply && { message: reply.message, board: { stamp } };
    },
    own: () => undefined,
    onClose,
  });
  return (
    <StepModal
      title={step === "offer" ? "Offer places?" : "Have the next in line move up?"}
      confirmLabel="Offer the places"
      busyLabel="Offering..."
      isNothing={plan?.changes.length === 0}
      {...modal}
    >
      {plan === null ? null : plan.changes.length === 0 ? (
        <p>There is nobody to offer a place to now.</p>
      ) : (
        <>
          <p>
            The teams are notified at once. It cannot be taken back by a press; a single place can be ended.
          </p>
          <PlacePlanText plan={plan} fee={fee} />
        </>
      )}
    </StepModal>
  );
}

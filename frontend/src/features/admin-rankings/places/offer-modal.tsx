import { useCallback } from "react";
import { PlacePlanDocument, useOfferPlacesMutation } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { StepModal } from "../components/step-modal";
import { useBoardStep } from "../hooks/use-board-step";
import { PlacePlanText } from "./place-plan-text";
import { t } from "@contract/kernel/contract/t";

interface OfferModalProps {
  readonly eventSlug: string | null;
  readonly step: PlacePress;
  /** The next in line moves up by itself, so a press that takes it back would last a minute. */
  readonly movesByItself: boolean;
  /** In paise. */
  readonly fee: number;
  readonly onClose: (text?: string) => void;
}

const NOTHING = { version: "", changes: [], kept: [], differing: [] };

const TEXTS = {
  offer: { title: "Offer places?", confirmLabel: "Offer the places", busyLabel: "Offering..." },
  moveUp: {
    title: "Have the next in line move up?",
    confirmLabel: "Offer the places",
    busyLabel: "Offering...",
  },
  undo: {
    title: "Take the last offers back?",
    confirmLabel: "Take the offers back",
    busyLabel: "Taking back...",
  },
} as const;

/** What is done with places by a press. */
export type PlacePress = keyof typeof TEXTS;

/** Shows who is offered a place before anybody is, and whose offer is taken back. */
export function OfferModal({ eventSlug, step, movesByItself, fee, onClose }: OfferModalProps) {
  const fetchPlan = useFetch(PlacePlanDocument, "no-cache");
  const [offer] = useOfferPlacesMutation();
  const latest = useCallback(
    async () => (await fetchPlan({ eventSlug, step })).placePlan ?? NOTHING,
    [fetchPlan, eventSlug, step],
  );
  const { board: plan, modal } = useBoardStep({
    latest,
    act: async (version) => {
      const reply = (await offer({ variables: { input: { eventSlug, step, version } } })).data?.offerPlaces;
      return reply && { message: reply.message, board: { version } };
    },
    own: () => undefined,
    onClose,
  });
  return (
    <StepModal {...TEXTS[step]} danger={step === "undo"} isNothing={plan?.changes.length === 0} {...modal}>
      {plan === null ? null : plan.changes.length === 0 ? (
        <>
          <p>
            {step === "undo" ? "No offer can be taken back now." : "There is nobody to offer a place to now."}
          </p>
          <PlacePlanText plan={plan} fee={fee} />
        </>
      ) : (
        <>
          <p>The teams are notified at once. {afterwards(step, movesByItself)}</p>
          <PlacePlanText plan={plan} fee={fee} />
        </>
      )}
    </StepModal>
  );
}

function afterwards(step: PlacePress, movesByItself: boolean): string {
  if (step === "undo") return t("Places are again as they were before.");
  return step === "moveUp" && movesByItself
    ? t(
        "It cannot be taken back by a press, as the next in line moves up by itself; a single place can be ended.",
      )
    : t("You can take it back, except from teams that have answered by then.");
}

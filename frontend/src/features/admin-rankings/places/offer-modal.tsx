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
  /**
   * Whether the next team in line moves up automatically. If so, a reverted offer would be made again within a minute.
   */
  readonly movesByItself: boolean;
  /** The event's fee in paise. */
  readonly fee: number;
  readonly onClose: (text?: string) => void;
}

const NOTHING = { version: "", changes: [], kept: [], differing: [] };

const TEXTS = {
  offer: { title: "Offer places?", confirmLabel: "Offer the places", busyLabel: "Offering..." },
  moveUp: {
    title: "Offer places to the next teams in line?",
    confirmLabel: "Offer the places",
    busyLabel: "Offering...",
  },
  undo: {
    title: "Take back the last offers?",
    confirmLabel: "Take back the offers",
    busyLabel: "Taking back...",
  },
} as const;

/** A step that an admin starts with a button. */
export type PlacePress = keyof typeof TEXTS;

/** Shows which teams would be offered a place or lose an offer, before the admin confirms the step. */
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
            {step === "undo"
              ? "You cannot take back any offers now."
              : "No team can be offered a place at the moment."}
          </p>
          <PlacePlanText plan={plan} fee={fee} />
        </>
      ) : (
        <>
          <p>
            {t("{n, plural, one {The team gets} other {The teams get}} an e-mail at once.", {
              n: plan.changes.length,
            })}{" "}
            {afterwards(step, movesByItself)}
          </p>
          <PlacePlanText plan={plan} fee={fee} />
        </>
      )}
    </StepModal>
  );
}

function afterwards(step: PlacePress, movesByItself: boolean): string {
  if (step === "undo") return t("The places return to their previous state.");
  return step === "moveUp" && movesByItself
    ? t(
        "You cannot take back these offers, because the site would offer the places again at once. You can only withdraw single places.",
      )
    : t("You can take back each offer until its team answers.");
}

import { type PlaceState, stateAt } from "@contract/modules/teams/contract/place-state";
import type { PaymentStatus } from "../../../graphql/schema-types";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";

interface PlaceBannerProps {
  readonly place: { readonly state: PlaceState; readonly deadline: string };
  readonly status: PaymentStatus;
}

/**
 * Shows the deadline for accepting the team's place by reporting the payment, or the reason why the team should not pay
 * now. Shows nothing once the place is accepted.
 */
export function PlaceBanner({ place, status }: PlaceBannerProps) {
  const state = stateAt({ state: place.state, deadline: new Date(place.deadline) });
  if (state === "accepted") return null;
  if (state === "offered")
    return (
      <Banner tone="info">
        Your place in Round 2 is held until <DateTime value={place.deadline} />. Your team must report its
        payment before that time. You then keep the place while we check the payment.
      </Banner>
    );
  const isReported = status === "pending" || status === "accepted";
  return (
    <Banner tone="info">
      {state === "lapsed" ? (
        <>
          Your team lost its place in Round 2 on <DateTime value={place.deadline} />.
        </>
      ) : (
        "Your team has no place in Round 2 now."
      )}{" "}
      {isReported
        ? "We will decide what happens to your payment and will write to you."
        : "Do not pay now. If your team has already paid, the leader can report the payment here. We will then decide what happens next."}
    </Banner>
  );
}

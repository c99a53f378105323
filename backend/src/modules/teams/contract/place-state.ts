import type { PaymentStatus } from "./payment-status.js";

/** The state of a team's place in the round that costs the fee. */
export const PlaceState = {
  offered: "offered",
  accepted: "accepted",
  declined: "declined",
  lapsed: "lapsed",
  withdrawn: "withdrawn",
} as const;
export type PlaceState = keyof typeof PlaceState;

/** A place as its rules see it. */
export interface OfferedPlace {
  readonly state: PlaceState;
  /** The last moment at which a reported payment, or an answer, counts. */
  readonly deadline: Date;
}

/**
 * How long after its deadline a place is recorded as lapsed: an answer that arrived in time may still wait for the
 * database, which gives up much earlier. No team moves up before.
 */
const LAPSES_AFTER_MS = 60_000;

/** Places whose deadline was before this are written down as lapsed now. */
export function lapsesBefore(at: Date): Date {
  return new Date(at.getTime() - LAPSES_AFTER_MS);
}

/** How long a team has to report again after its payment was rejected, at least. */
const AGAIN_MS = 24 * 3_600_000;

/** True for an answer that arrived in time: the deadline itself is in time. */
function isInTime({ deadline }: Pick<OfferedPlace, "deadline">, at: Date): boolean {
  return at <= deadline;
}

/** Returns the place's state at this moment, even before it was recorded as lapsed. */
export function stateAt(place: OfferedPlace, at: Date): PlaceState {
  return place.state === "offered" && !isInTime(place, at) ? "lapsed" : place.state;
}

/** As `stateAt`, for the question who moves up: an answer may be on its way for a moment longer. */
export function settledAt(place: OfferedPlace, at: Date): PlaceState {
  return stateAt(place, lapsesBefore(at));
}

/** True while the place is the team's: it may accept it, or has. */
export function isHeld(state: PlaceState): boolean {
  return state === "offered" || state === "accepted";
}

/** True when the place's team has lost it by its own answer, or by giving none: the place is for the next in line. */
export function isGivenUp(state: PlaceState): boolean {
  return state === "declined" || state === "lapsed";
}

/** A team says no while the place is offered, or while nothing was paid for one that costs nothing. */
export function mayDecline(state: PlaceState, { fee }: { readonly fee: number }): boolean {
  return state === "offered" || (state === "accepted" && fee === 0);
}

/** A press accepts what costs nothing; every other place is accepted by reporting the payment. */
export function mayAcceptByPress(state: PlaceState, { fee }: { readonly fee: number }): boolean {
  return state === "offered" && fee === 0;
}

/** What a step of the team's payment makes of its place: the new state and deadline, or null for nothing. */
export function afterPayment(
  place: OfferedPlace,
  moved: { readonly to: PaymentStatus; readonly by: "leader" | "treasurer"; readonly isRevert: boolean },
  at: Date,
): OfferedPlace | null {
  const isPaying = moved.to === "pending" || moved.to === "accepted";
  if (isPaying && place.state === "offered") {
    // A decision that is taken back was about a report that had counted.
    const counts = isInTime(place, at) || (moved.isRevert && moved.to === "pending");
    return counts ? { ...place, state: "accepted" } : null;
  }
  if (isPaying || place.state !== "accepted") return null;
  if (moved.to === "refunded" && !moved.isRevert) return null; // the organisers decide about the place
  const again = new Date(Math.max(place.deadline.getTime(), at.getTime() + AGAIN_MS));
  return { state: "offered", deadline: moved.by === "leader" ? place.deadline : again };
}

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

/** The data of a place that its rules need. */
export interface OfferedPlace {
  readonly state: PlaceState;
  /** The last moment at which a reported payment or an answer counts. */
  readonly deadline: Date;
}

/**
 * The milliseconds from a place's deadline until it is recorded as lapsed. An answer that arrived in time may still
 * wait for the database, which gives up much earlier. No team moves up before.
 */
const LAPSES_AFTER_MS = 60_000;

/** Returns the moment before which a deadline makes a place count as lapsed. */
export function lapsesBefore(at: Date): Date {
  return new Date(at.getTime() - LAPSES_AFTER_MS);
}

/** The least time in milliseconds in which a team may report again after its payment was rejected. */
const AGAIN_MS = 24 * 3_600_000;

/** Returns true for an answer until the deadline, including the deadline itself. */
function isInTime({ deadline }: Pick<OfferedPlace, "deadline">, at: Date): boolean {
  return at <= deadline;
}

/** Returns the place's state at this moment, which is lapsed from the deadline on, also before that is recorded. */
export function stateAt(place: OfferedPlace, at: Date): PlaceState {
  return place.state === "offered" && !isInTime(place, at) ? "lapsed" : place.state;
}

/**
 * Returns the state as `stateAt` does, but lets a place lapse later, for moving up. An answer in time may still be on
 * its way.
 */
export function settledAt(place: OfferedPlace, at: Date): PlaceState {
  return stateAt(place, lapsesBefore(at));
}

/** Returns true while the place is the team's: the team may accept it or has accepted it. */
export function isHeld(state: PlaceState): boolean {
  return state === "offered" || state === "accepted";
}

/** Returns true when the team declined the place or did not answer in time, so that another team can move up. */
export function isGivenUp(state: PlaceState): boolean {
  return state === "declined" || state === "lapsed";
}

/**
 * Returns whether a team may decline its place: while the place is offered, or after accepting one that costs nothing.
 */
export function mayDecline(state: PlaceState, { fee }: { readonly fee: number }): boolean {
  return state === "offered" || (state === "accepted" && fee === 0);
}

/**
 * Returns whether a button accepts the place, which then costs nothing. Every other place is accepted by reporting the
 * payment.
 */
export function mayAcceptByPress(state: PlaceState, { fee }: { readonly fee: number }): boolean {
  return state === "offered" && fee === 0;
}

/** Returns the place's new state and deadline after a step of the team's payment; null if they stay the same. */
export function afterPayment(
  place: OfferedPlace,
  moved: { readonly to: PaymentStatus; readonly by: "leader" | "treasurer"; readonly isRevert: boolean },
  at: Date,
): OfferedPlace | null {
  const isPaying = moved.to === "pending" || moved.to === "accepted";
  if (isPaying && place.state === "offered") {
    // A reverted decision was about a report that had arrived in time.
    const counts = isInTime(place, at) || (moved.isRevert && moved.to === "pending");
    return counts ? { ...place, state: "accepted" } : null;
  }
  if (isPaying || place.state !== "accepted") return null;
  // The organisers decide about the place of a refunded team.
  if (moved.to === "refunded" && !moved.isRevert) return null;
  const again = new Date(Math.max(place.deadline.getTime(), at.getTime() + AGAIN_MS));
  return { state: "offered", deadline: moved.by === "leader" ? place.deadline : again };
}

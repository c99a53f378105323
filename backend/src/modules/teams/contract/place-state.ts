import type { PaymentStatus } from "./payment-status.js";

/** The state of a team's place in the round that requires the fee. */
export const PlaceState = {
  offered: "offered",
  accepted: "accepted",
  declined: "declined",
  lapsed: "lapsed",
  withdrawn: "withdrawn",
} as const;
export type PlaceState = keyof typeof PlaceState;

export interface OfferedPlace {
  readonly state: PlaceState;
  /** The last moment at which an answer or a reported payment counts. */
  readonly deadline: Date;
}

/**
 * Milliseconds from a place's deadline until the place may be recorded as lapsed. An answer sent in time may still wait
 * for the database, but this wait times out much sooner. No other team moves up before the delay ends.
 */
const LAPSES_AFTER_MS = 60_000;

/** Returns the time with which deadlines are compared. A place with an earlier deadline may be recorded as lapsed. */
export function lapsesBefore(at: Date): Date {
  return new Date(at.getTime() - LAPSES_AFTER_MS);
}

/** Minimum time from a treasurer's rejection or revert of a payment to the place's new deadline, in milliseconds. */
const AGAIN_MS = 24 * 3_600_000;

/** Returns whether an answer is in time. The deadline itself is in time. */
function isInTime({ deadline }: Pick<OfferedPlace, "deadline">, at: Date): boolean {
  return at <= deadline;
}

/**
 * Returns the place's state at a moment, by default now. After the deadline, an offered place counts as lapsed, even if
 * the lapse is not yet recorded.
 */
export function stateAt(place: OfferedPlace, at = new Date()): PlaceState {
  return place.state === "offered" && !isInTime(place, at) ? "lapsed" : place.state;
}

/**
 * Like `stateAt`, but lets a place lapse only after the delay. Moving up uses this state, because an answer sent in
 * time may still be waiting for the database.
 */
export function settledAt(place: OfferedPlace, at: Date): PlaceState {
  return stateAt(place, lapsesBefore(at));
}

/** Returns whether the team holds the place: it may accept the place or has accepted it. */
export function isHeld(state: PlaceState): boolean {
  return state === "offered" || state === "accepted";
}

/** Returns whether the team declined the place or did not answer in time, so that another team can move up. */
export function isGivenUp(state: PlaceState): boolean {
  return state === "declined" || state === "lapsed";
}

/** Returns whether a team may decline its place: while it is offered, or after accepting it if the round is free. */
export function mayDecline(state: PlaceState, { fee }: { readonly fee: number }): boolean {
  return state === "offered" || (state === "accepted" && fee === 0);
}

/**
 * Returns whether a team accepts its place with a button, which is possible only in a free round. Otherwise the team
 * accepts by reporting its payment.
 */
export function mayAcceptByPress(state: PlaceState, { fee }: { readonly fee: number }): boolean {
  return state === "offered" && fee === 0;
}

/** A step of a team's payment that can change the team's place. */
interface MovedPayment {
  readonly to: PaymentStatus;
  readonly by: "leader" | "treasurer";
  readonly isRevert: boolean;
  /** The time of the report that a revert makes pending again. */
  readonly reportedAt?: Date | undefined;
}

/** Returns the place's new state and deadline after a step of the team's payment. Returns null if neither changes. */
export function afterPayment(place: OfferedPlace, moved: MovedPayment, at: Date): OfferedPlace | null {
  const isPaying = moved.to === "pending" || moved.to === "accepted";
  if (isPaying && place.state === "offered") {
    // An earlier report that is pending again counts from its own time, even if the deadline has passed since.
    return isInTime(place, moved.reportedAt ?? at) ? { ...place, state: "accepted" } : null;
  }
  if (isPaying || place.state !== "accepted") return null;
  // After a refund, the organisers decide about the team's place.
  if (moved.to === "refunded" && !moved.isRevert) return null;
  const again = new Date(Math.max(place.deadline.getTime(), at.getTime() + AGAIN_MS));
  return { state: "offered", deadline: moved.by === "leader" ? place.deadline : again };
}

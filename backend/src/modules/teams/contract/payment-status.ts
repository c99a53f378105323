/** States of a team's payment. */
export const PaymentStatus = {
  incomplete: "incomplete",
  pending: "pending",
  accepted: "accepted",
  rejected: "rejected",
  refunded: "refunded",
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** A step of a payment: the states that it may be taken from, the one that it leads to, and who takes it. */
interface PaymentTransition {
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  readonly by: "leader" | "treasurer";
}

/**
 * Every way in which a payment may move. The server moves payments by these names only (`TeamService.movePayments`), and
 * the screens offer a button where `mayTake` says so.
 */
export const PAYMENT_TRANSITIONS = {
  /** The leader reports a transfer, also again after a rejection or a refund. */
  report: { from: ["incomplete", "rejected", "refunded"], to: "pending", by: "leader" },
  /** The leader names another transaction id before the decision. */
  correct: { from: ["pending"], to: "pending", by: "leader" },
  /** The leader takes the report back before the decision. */
  withdraw: { from: ["pending"], to: "incomplete", by: "leader" },
  accept: { from: ["pending"], to: "accepted", by: "treasurer" },
  reject: { from: ["pending"], to: "rejected", by: "treasurer" },
  /** Money that arrived without a report that waits: a line of a bank statement, or cash. */
  book: { from: ["incomplete", "rejected", "refunded"], to: "accepted", by: "treasurer" },
  /** The money was returned. */
  refund: { from: ["accepted"], to: "refunded", by: "treasurer" },
  /** Reverts a decision about a reported payment: it waits for one again. */
  revertToPending: { from: ["accepted", "rejected"], to: "pending", by: "treasurer" },
  /** The next three revert a booking: the payment is as it was before. */
  revertToIncomplete: { from: ["accepted"], to: "incomplete", by: "treasurer" },
  revertToRejected: { from: ["accepted"], to: "rejected", by: "treasurer" },
  revertToRefunded: { from: ["accepted"], to: "refunded", by: "treasurer" },
  /** Reverts a refund that was recorded by mistake. */
  revertToAccepted: { from: ["refunded"], to: "accepted", by: "treasurer" },
} as const satisfies Readonly<Record<string, PaymentTransition>>;
export type PaymentTransitionName = keyof typeof PAYMENT_TRANSITIONS;

/** The transition that puts a payment back into a state. */
export const REVERT_TO = {
  pending: "revertToPending",
  incomplete: "revertToIncomplete",
  rejected: "revertToRejected",
  refunded: "revertToRefunded",
  accepted: "revertToAccepted",
} as const satisfies Readonly<Record<PaymentStatus, PaymentTransitionName>>;

/** True when a payment in this state may take the step. */
export function mayTake(name: PaymentTransitionName, status: PaymentStatus): boolean {
  const { from }: PaymentTransition = PAYMENT_TRANSITIONS[name];
  return from.includes(status);
}

/** True in the states that a treasurer decided, and may revert. */
export function mayRevert(status: PaymentStatus): boolean {
  return Object.values(REVERT_TO).some((name) => mayTake(name, status));
}

export const PaymentStatus = {
  incomplete: "incomplete",
  pending: "pending",
  accepted: "accepted",
  rejected: "rejected",
  refunded: "refunded",
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** A step of a payment: the states that allow the step, the resulting state, and who takes the step. */
interface PaymentTransition {
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  readonly by: "leader" | "treasurer";
}

/**
 * All steps that a payment can take. The server changes payments only through these steps
 * (`TeamService.movePaymentStatus`). Screens ask `mayTake` whether to offer a step.
 */
export const PAYMENT_TRANSITIONS = {
  /** The leader reports a transfer. Also possible after a rejection or a refund. */
  report: { from: ["incomplete", "rejected", "refunded"], to: "pending", by: "leader" },
  /** The leader corrects the transaction id before the decision. */
  correct: { from: ["pending"], to: "pending", by: "leader" },
  /** The leader withdraws the report before the decision. */
  withdraw: { from: ["pending"], to: "incomplete", by: "leader" },
  accept: { from: ["pending"], to: "accepted", by: "treasurer" },
  reject: { from: ["pending"], to: "rejected", by: "treasurer" },
  /** The treasurer accepts money that arrived without a pending report: a bank statement line or cash. */
  book: { from: ["incomplete", "rejected", "refunded"], to: "accepted", by: "treasurer" },
  /** The treasurer records that the money was returned. */
  refund: { from: ["accepted"], to: "refunded", by: "treasurer" },
  /** Reverts the decision about a reported payment, so that it is pending again. */
  revertToPending: { from: ["accepted", "rejected"], to: "pending", by: "treasurer" },
  /** This step and the next two revert a booking to the payment's state before it. */
  revertToIncomplete: { from: ["accepted"], to: "incomplete", by: "treasurer" },
  revertToRejected: { from: ["accepted"], to: "rejected", by: "treasurer" },
  revertToRefunded: { from: ["accepted"], to: "refunded", by: "treasurer" },
  /** Reverts a refund that was recorded by mistake. */
  revertToAccepted: { from: ["refunded"], to: "accepted", by: "treasurer" },
} as const satisfies Readonly<Record<string, PaymentTransition>>;
export type PaymentTransitionName = keyof typeof PAYMENT_TRANSITIONS;

/** The step that reverts a payment to the given state. */
export const REVERT_TO = {
  pending: "revertToPending",
  incomplete: "revertToIncomplete",
  rejected: "revertToRejected",
  refunded: "revertToRefunded",
  accepted: "revertToAccepted",
} as const satisfies Readonly<Record<PaymentStatus, PaymentTransitionName>>;

/** Returns whether a payment in this state may take the step. */
export function mayTake(name: PaymentTransitionName, status: PaymentStatus): boolean {
  const { from }: PaymentTransition = PAYMENT_TRANSITIONS[name];
  return from.includes(status);
}

/** Returns whether a payment in this state can be reverted to an earlier one. */
export function mayRevert(status: PaymentStatus): boolean {
  return Object.values(REVERT_TO).some((name) => mayTake(name, status));
}

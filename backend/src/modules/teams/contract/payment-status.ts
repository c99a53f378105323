/** States of a team's payment. */
export const PaymentStatus = {
  incomplete: "incomplete",
  pending: "pending",
  accepted: "accepted",
  rejected: "rejected",
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** A step of a payment: the states that it may be taken from, and the one that it leads to. */
interface PaymentTransition {
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
}

/** Every way in which a payment may move. The server moves payments by these names only (`TeamService.movePayments`). */
export const PAYMENT_TRANSITIONS = {
  /** The leader reports a transfer, also again after a rejection. */
  report: { from: ["incomplete", "rejected"], to: "pending" },
  /** An admin writes down a transfer that a bank statement shows and nobody reported. */
  record: { from: ["incomplete"], to: "pending" },
  /** The leader names another transaction id while nobody has decided. */
  correct: { from: ["pending"], to: "pending" },
  /** The leader takes the report back while nobody has decided. */
  withdraw: { from: ["pending"], to: "incomplete" },
  accept: { from: ["pending"], to: "accepted" },
  reject: { from: ["pending"], to: "rejected" },
  /** Reverts a statement's acceptance of a reported payment: it waits for a decision again. */
  revertAcceptance: { from: ["accepted"], to: "pending" },
  /** Reverts a statement's acceptance of a payment that the statement recorded: nothing is reported any more. */
  revertRecord: { from: ["accepted"], to: "incomplete" },
} as const satisfies Readonly<Record<string, PaymentTransition>>;
export type PaymentTransitionName = keyof typeof PAYMENT_TRANSITIONS;

/** True when a payment in this state may take the step. */
export function mayTake(name: PaymentTransitionName, status: PaymentStatus): boolean {
  const { from }: PaymentTransition = PAYMENT_TRANSITIONS[name];
  return from.includes(status);
}

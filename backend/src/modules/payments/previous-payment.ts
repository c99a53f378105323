import type { Payment } from "./payment.entity.js";

/**
 * What a payment was before a step that a revert takes back. A booking and a refund keep all of it; an acceptance of another
 * amount keeps the amount alone, so that many are put back by one statement.
 */
export type PreviousPayment = Partial<Pick<Payment, "amountPaise" | "transactionId" | "reason">> & {
  readonly decidedAt?: string | null;
};

/** Returns what a step keeps of a payment before it changes it. */
export function previousOf({
  amountPaise,
  transactionId,
  reason,
  decidedAt,
}: Pick<Payment, "amountPaise" | "transactionId" | "reason" | "decidedAt">): PreviousPayment {
  return { amountPaise, transactionId, reason, decidedAt: decidedAt?.toISOString() ?? null };
}

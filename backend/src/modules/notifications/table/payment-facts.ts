import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { msg, type Message, type Text } from "../../../kernel/languages/message.js";
import type { Recipient } from "./notification-row.js";

export interface PaymentFacts {
  readonly teamName: string;
  /** The transaction id, or "" for cash. */
  readonly transactionId: string;
  readonly amountPaise: number;
  readonly reference: string;
}

export interface ReasonFacts {
  readonly reason: Text;
}

/** Returns the facts that identify a payment, as a part of a mail. */
export function paymentFacts({ transactionId, amountPaise, reference }: PaymentFacts) {
  return {
    facts: [
      transactionId === ""
        ? ([msg("Payment method"), msg("cash")] as const)
        : ([msg("Transaction ID"), transactionId] as const),
      [msg("Amount"), formatRupees(amountPaise)] as const,
      [msg("Reference"), reference] as const,
    ],
  };
}

export const CHECK_STATUS = { label: msg("Check the payment's status"), path: paths.payment };
export const SEE_PAYMENT = { label: msg("See the payment"), path: paths.payment };

/**
 * Returns the next step on the payment page. Only the leader gets the given label, because others can only view the
 * payment.
 */
export const leaderDoes = ({ leads }: Recipient, label: Message) => ({
  label: leads ? label : msg("See the payment"),
  path: paths.payment,
});

import { paths } from "../../../kernel/contract/paths.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import { msg } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

/** A reported payment. */
export interface PaymentFacts {
  readonly teamName: string;
  /** "" for cash. */
  readonly transactionId: string;
  /** Paise. */
  readonly amountPaise: number;
  readonly reference: string;
}

export interface ReasonFacts {
  readonly reason: string;
}

/** What identifies the transfer, in mails of the payment. */
export function paymentFacts({ transactionId, amountPaise, reference }: PaymentFacts): WrittenPart {
  return {
    facts: [
      transactionId === "" ? [msg("Paid in"), msg("cash")] : [msg("Transaction id"), transactionId],
      [msg("Amount"), formatRupees(amountPaise)],
      [msg("Reference"), reference],
    ],
  };
}

export const FOLLOW = { label: msg("Follow it"), path: paths.payment };
export const LOOK_UP = { label: msg("Look it up"), path: paths.payment };

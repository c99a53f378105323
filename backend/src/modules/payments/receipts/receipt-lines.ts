import { formatPaise } from "../../../kernel/contract/rupees.js";
import { joined, momentMsg, msg, type Text } from "../../../kernel/languages/message.js";
import { isolated } from "../../../kernel/pdf/text-runs.js";
import { receiptLabel } from "../contract/receipt-number.js";
import { groupTransactionId } from "../contract/transaction-id.js";
import type { ReceiptView } from "./receipt.types.js";

export interface ReceiptLines {
  readonly title: Text;
  /** The large stamp on a cancelled receipt, with the time and the reason. */
  readonly cancelled: { readonly word: Text; readonly why: Text } | null;
  readonly facts: readonly (readonly [term: Text, value: Text])[];
}

/** Returns a receipt's texts. The amount in words is in English in every language. */
export function receiptLines(receipt: ReceiptView): ReceiptLines {
  const { number, amount, cancelledAt, cancelReason, transactionId, acceptedBy, eventTitle } = receipt;
  const why = cancelledAt && joined([momentMsg(cancelledAt), ...(cancelReason ? [cancelReason] : [])], ": ");
  return {
    title: msg("Receipt {number}", { number: receiptLabel(number) }),
    cancelled: why === null ? null : { word: msg("CANCELLED"), why },
    facts: [
      [msg("For"), msg("{eventTitle}, team fee", { eventTitle: isolated(eventTitle) })],
      [msg("Received from"), isolated(receipt.teamName)],
      [msg("Amount"), formatPaise(amount)],
      [msg("In words"), receipt.spelledAmount],
      transactionId === null
        ? [msg("Paid"), msg("In cash")]
        : [msg("Transaction ID"), groupTransactionId(transactionId)],
      [msg("Reference"), receipt.reference],
      [msg("Issued"), momentMsg(receipt.issuedAt)],
      ...(acceptedBy === null ? [] : [[msg("Accepted by"), isolated(acceptedBy)] as const]),
    ],
  };
}

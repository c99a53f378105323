import { momentText } from "../../../kernel/contract/india-time.js";
import { formatPaise } from "../../../kernel/contract/rupees.js";
import { receiptLabel } from "../contract/receipt-number.js";
import { groupTransactionId } from "../contract/transaction-id.js";
import type { ReceiptView } from "./receipt.types.js";

/** What stands on a printed receipt, line by line. */
export interface ReceiptLines {
  readonly title: string;
  /** Said large: that it is cancelled, when and why. */
  readonly cancelled: { readonly word: string; readonly why: string } | null;
  readonly facts: readonly (readonly [term: string, value: string])[];
}

/** The words of a receipt. */
export function receiptLines(receipt: ReceiptView): ReceiptLines {
  const { number, amount, cancelledAt, cancelReason, transactionId, acceptedBy } = receipt;
  const why = cancelledAt && [momentText(cancelledAt), ...(cancelReason ? [cancelReason] : [])].join(": ");
  return {
    title: `Receipt ${receiptLabel(number)}`,
    cancelled: why === null ? null : { word: "CANCELLED", why },
    facts: [
      ["For", `${receipt.eventTitle}, team fee`],
      ["Received from", receipt.teamName],
      ["Amount", formatPaise(amount)],
      ["In words", receipt.spelledAmount],
      transactionId === null ? ["Paid", "In cash"] : ["Transaction ID", groupTransactionId(transactionId)],
      ["Reference", receipt.reference],
      ["Given out", momentText(receipt.issuedAt)],
      ...(acceptedBy === null ? [] : [["Accepted by", acceptedBy] as const]),
    ],
  };
}

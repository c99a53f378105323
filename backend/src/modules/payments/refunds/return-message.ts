import { msg, type Message, dayMsg } from "../../../kernel/languages/message.js";
import type { RefundWay } from "./contract/refund.enums.js";

/** How money was returned, in the words of a mail: as `howReturned`, in the reader's language. */
export function returnMsg(refund: {
  readonly way: RefundWay;
  readonly paidOn: string;
  readonly transactionId: string | null;
}): Message {
  const values = { day: dayMsg(refund.paidOn), number: refund.transactionId ?? "" };
  if (refund.way === "cash") return msg("in cash on {day}", values);
  if (refund.transactionId === null)
    return refund.way === "upi" ? msg("by UPI on {day}", values) : msg("by bank transfer on {day}", values);
  return refund.way === "upi"
    ? msg("by UPI on {day}, number {number}", values)
    : msg("by bank transfer on {day}, number {number}", values);
}

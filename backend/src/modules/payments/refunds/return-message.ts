import { msg, type Message, dayMsg } from "../../../kernel/languages/message.js";
import type { RefundWay } from "./contract/refund.enums.js";

/** Returns how money was returned, as a part of a sentence: `by UPI on 1 March 2025, number 412345678901`. */
export function returnMsg(refund: {
  readonly way: RefundWay;
  readonly paidOn: string;
  readonly transactionId: string | null;
}): Message {
  const values = { day: dayMsg(refund.paidOn), number: refund.transactionId ?? "" };
  const hasNumber = refund.transactionId !== null;
  switch (refund.way) {
    case "cash":
      return hasNumber ? msg("in cash on {day}, number {number}", values) : msg("in cash on {day}", values);
    case "upi":
      return hasNumber ? msg("by UPI on {day}, number {number}", values) : msg("by UPI on {day}", values);
    case "bank":
      return hasNumber
        ? msg("by bank transfer on {day}, number {number}", values)
        : msg("by bank transfer on {day}", values);
  }
}

import { dayText } from "../../../../kernel/contract/india-time.js";
import type { RefundWay } from "./refund.enums.js";

const WAYS: Readonly<Record<RefundWay, string>> = {
  upi: "by UPI",
  bank: "by bank transfer",
  cash: "in cash",
};

/** How money was returned, as the middle of a sentence: `by UPI on 1 March 2025, number 412345678901`. */
export function howReturned(refund: {
  readonly way: RefundWay;
  readonly paidOn: string;
  readonly transactionId: string | null;
}): string {
  const number = refund.transactionId === null ? "" : `, number ${refund.transactionId}`;
  return `${WAYS[refund.way]} on ${dayText(refund.paidOn)}${number}`;
}

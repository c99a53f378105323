import { dayText } from "../../../../kernel/contract/india-time.js";
import type { RefundWay } from "./refund.enums.js";
import { t } from "../../../../kernel/contract/t.js";

const WAYS: Readonly<Record<RefundWay, string>> = {
  upi: t("by UPI"),
  bank: t("by bank transfer"),
  cash: t("in cash"),
};

/** How money was returned, as the middle of a sentence: `by UPI on 1 March 2025, number 412345678901`. */
export function howReturned(refund: {
  readonly way: RefundWay;
  readonly paidOn: string;
  readonly transactionId: string | null;
}): string {
  const number =
    refund.transactionId === null
      ? ""
      : t(", number {transactionId}", { transactionId: refund.transactionId });
  return t("{WAYS} on {paidOn}{number}", { WAYS: WAYS[refund.way], paidOn: dayText(refund.paidOn), number });
}

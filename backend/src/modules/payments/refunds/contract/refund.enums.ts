import { enumeration } from "../../../../kernel/contract/enumeration.js";

export const RefundState = enumeration("RefundState", "The state of a refund.", {
  accountNeeded: "We asked the leader for an account.",
  toPay: "The leader named an account, and the club has not paid yet.",
  paid: "The money was returned.",
  cancelled: "The refund was cancelled.",
  reverted: "The refund was recorded as paid, but the record was a mistake.",
});
export type RefundState = keyof typeof RefundState;

export const RefundWay = enumeration("RefundWay", "How money is returned.", {
  upi: "To a UPI address.",
  bank: "To a bank account.",
  cash: "In cash.",
});
export type RefundWay = keyof typeof RefundWay;

import { registerEnumType } from "type-graphql";

export const RefundState = {
  accountNeeded: "accountNeeded",
  toPay: "toPay",
  paid: "paid",
  cancelled: "cancelled",
  reverted: "reverted",
} as const;
export type RefundState = keyof typeof RefundState;

registerEnumType(RefundState, {
  name: "RefundState",
  description: "The state of a refund.",
  valuesConfig: {
    accountNeeded: { description: "We asked the leader for an account." },
    toPay: { description: "The leader named an account, and the club has not paid yet." },
    paid: { description: "The money was returned." },
    cancelled: { description: "The refund was cancelled." },
    reverted: { description: "The refund was recorded as paid, but the record was a mistake." },
  },
});

/** How money is returned. */
export const RefundWay = { upi: "upi", bank: "bank", cash: "cash" } as const;
export type RefundWay = keyof typeof RefundWay;

registerEnumType(RefundWay, {
  name: "RefundWay",
  description: "How money is returned.",
  valuesConfig: {
    upi: { description: "To a UPI address." },
    bank: { description: "To a bank account." },
    cash: { description: "In cash." },
  },
});

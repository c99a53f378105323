import { registerEnumType } from "type-graphql";

/** What a Superadmin can decide about a reported payment. */
export const PaymentDecision = { accepted: "accepted", rejected: "rejected" } as const;
export type PaymentDecision = keyof typeof PaymentDecision;

registerEnumType(PaymentDecision, {
  name: "PaymentDecision",
  description: "A Superadmin's decision about a reported payment.",
  valuesConfig: {
    accepted: { description: "The money arrived." },
    rejected: { description: "The money was not found." },
  },
});

/** What a step of a payment by a treasurer rests on. */
export const PaymentBasis = {
  report: "report",
  bankLine: "bankLine",
  cash: "cash",
  refund: "refund",
  revert: "revert",
} as const;
export type PaymentBasis = keyof typeof PaymentBasis;

registerEnumType(PaymentBasis, {
  name: "PaymentBasis",
  description: "What a step of a payment rests on.",
  valuesConfig: {
    report: { description: "The leader's report, compared with the account by hand." },
    bankLine: { description: "A line of a bank statement." },
    cash: { description: "Cash; the reason says who was handed it." },
    refund: { description: "Money that was returned." },
    revert: { description: "The decision before it was taken back." },
  },
});

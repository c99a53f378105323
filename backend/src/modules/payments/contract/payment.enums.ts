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
  description: "The basis of a step of a payment.",
  valuesConfig: {
    report: { description: "The leader's report, compared with the account by hand." },
    bankLine: { description: "A line of a bank statement." },
    cash: { description: "Cash. The reason names the person who received it." },
    refund: { description: "A refund." },
    revert: { description: "A revert of the previous decision." },
  },
});

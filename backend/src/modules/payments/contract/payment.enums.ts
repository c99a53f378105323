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

import { registerEnumType } from "type-graphql";
import { PaymentStatus } from "./payment-status.js";

/** What a Superadmin can decide about a reported payment. */
export const PaymentDecisionEnum = { accepted: "accepted", rejected: "rejected" } as const;
export type PaymentDecision = keyof typeof PaymentDecisionEnum;

registerEnumType(PaymentStatus, {
  name: "PaymentStatus",
  description: "Where a team's payment stands.",
  valuesConfig: {
    incomplete: { description: "Nothing was reported." },
    pending: { description: "Reported by the leader, not decided yet." },
    accepted: { description: "The club found the money." },
    rejected: { description: "The club did not find the money; the leader may report again." },
  },
});

registerEnumType(PaymentDecisionEnum, {
  name: "PaymentDecision",
  description: "A Superadmin's decision about a reported payment.",
});

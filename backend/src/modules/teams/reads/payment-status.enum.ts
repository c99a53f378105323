import { registerEnumType } from "type-graphql";
import { PaymentStatus } from "../contract/payment-status.js";

registerEnumType(PaymentStatus, {
  name: "PaymentStatus",
  description: "The status of a team's payment.",
  valuesConfig: {
    incomplete: { description: "No payment was reported." },
    pending: { description: "Reported by the leader, not decided yet." },
    accepted: { description: "The club found the money." },
    rejected: { description: "The club did not find the money. The leader can report again." },
    refunded: { description: "The club returned the money. The team can pay again." },
  },
});

export { PaymentStatus };

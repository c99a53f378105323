import { enumeration } from "../../../kernel/contract/enumeration.js";
import { PaymentStatus } from "../contract/payment-status.js";

enumeration(
  "PaymentStatus",
  "The status of a team's payment.",
  {
    incomplete: "No payment was reported.",
    pending: "Reported by the leader, not decided yet.",
    accepted: "The club found the money.",
    rejected: "The club did not find the money. The leader can report again.",
    refunded: "The club returned the money. The team can pay again.",
  },
  PaymentStatus,
);

export { PaymentStatus };

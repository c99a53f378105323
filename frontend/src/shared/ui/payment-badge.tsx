import type { PaymentStatus } from "../../graphql/schema-types";
import { Badge } from "./badge";
import { ClockIcon } from "./icons";
import { StatusBadge } from "./status-badge";

const LATER = { look: "bg-idle-wash text-idle", Icon: ClockIcon };

interface PaymentBadgeProps {
  readonly status: PaymentStatus;
  /** Whether the fee is due; before that nothing is missing. */
  readonly due: boolean;
}

/** How a team's payment stands. What nobody has to pay yet is "not due", where the club asked for no other word. */
export function PaymentBadge({ status, due }: PaymentBadgeProps) {
  return status === "incomplete" && !due ? (
    <Badge look={LATER}>not due</Badge>
  ) : (
    <StatusBadge status={status} />
  );
}

import { formatDateTime } from "../../shared/format/date-time";
import type { Payment } from "./hooks/use-reported-payments";

/** "Asha Rao accepted this on 1 Mar 2025, 9:04 PM IST."; null while it waits. */
export function decisionLabel({ status, decidedBy, decidedAt }: Payment): string | null {
  if (status === "pending" || decidedAt === null) return null;
  return `${decidedBy ?? "Somebody"} ${status} this on ${formatDateTime(decidedAt)}.`;
}

import { Badge, type BadgeLook } from "./badge";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "./icons";

const OTHER: BadgeLook = { look: "bg-bad-wash text-bad", Icon: AlertIcon };
const LOOKS = new Map<string, BadgeLook>([
  ["incomplete", { look: "bg-idle-wash text-idle", Icon: DashIcon }],
  ["pending", { look: "bg-pending-wash text-pending", Icon: ClockIcon }],
  ["accepted", { look: "bg-good-wash text-good", Icon: CheckIcon }],
]);

/** A payment status as word and icon. Anything but incomplete, pending and accepted is shown as it is, in red. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge look={LOOKS.get(status) ?? OTHER}>{status}</Badge>;
}

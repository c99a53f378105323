import { t } from "@contract/kernel/contract/t";
import { Badge, type BadgeLook } from "./badge";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "./icons";

const OTHER: BadgeLook = { look: "bg-bad-wash text-bad", Icon: AlertIcon };
const LOOKS = new Map<string, BadgeLook>([
  ["incomplete", { look: "bg-idle-wash text-idle", Icon: DashIcon }],
  ["pending", { look: "bg-pending-wash text-pending", Icon: ClockIcon }],
  ["accepted", { look: "bg-good-wash text-good", Icon: CheckIcon }],
]);

const WORDS = new Map([
  ["incomplete", t("incomplete")],
  ["pending", t("pending")],
  ["accepted", t("accepted")],
  ["rejected", t("rejected")],
  ["refunded", t("refunded")],
]);

/** A payment status as word and icon. Anything but incomplete, pending and accepted is shown as it is, in red. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge look={LOOKS.get(status) ?? OTHER}>{WORDS.get(status) ?? status}</Badge>;
}

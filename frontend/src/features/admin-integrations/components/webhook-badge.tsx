import type { WebhookDeliveryState, WebhookState } from "../../../graphql/schema-types";
import { Badge, type BadgeLook } from "../../../shared/ui/badge";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "../../../shared/ui/icons";
import { t } from "@contract/kernel/contract/t";

const GOOD: BadgeLook = { look: "bg-good-wash text-good", Icon: CheckIcon };
const BAD: BadgeLook = { look: "bg-bad-wash text-bad", Icon: AlertIcon };
const IDLE: BadgeLook = { look: "bg-idle-wash text-idle", Icon: DashIcon };
const WAITING: BadgeLook = { look: "bg-pending-wash text-pending", Icon: ClockIcon };

const WEBHOOKS: Readonly<Record<WebhookState, readonly [BadgeLook, string]>> = {
  on: [GOOD, t("on")],
  off: [IDLE, t("off")],
  failing: [BAD, t("switched off after failures")],
  gone: [BAD, t("switched off, address no longer exists")],
};
const DELIVERIES: Readonly<Record<WebhookDeliveryState, readonly [BadgeLook, string]>> = {
  queued: [WAITING, t("waiting")],
  sent: [GOOD, t("arrived")],
  failed: [BAD, t("failed")],
};

/** Shows whether a webhook is on, or the reason why it is off. */
export function WebhookBadge({
  state,
  isFailing,
}: {
  readonly state: WebhookState;
  readonly isFailing: boolean;
}) {
  const [look, text] =
    state === "on" && isFailing ? ([WAITING, t("on, but messages fail")] as const) : WEBHOOKS[state];
  return <Badge look={look}>{text}</Badge>;
}

export function DeliveryBadge({ state }: { readonly state: WebhookDeliveryState }) {
  const [look, text] = DELIVERIES[state];
  return <Badge look={look}>{text}</Badge>;
}

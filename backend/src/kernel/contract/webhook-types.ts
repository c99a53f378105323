import { t } from "./t.js";

/** The changes that webhooks can report, each with its description in the admin area (docs/integrations.md). */
export const WEBHOOK_TYPES = {
  "team.created": t("A team was created, or restored from the bin"),
  "team.updated": t("A team's name, members or leader changed"),
  "team.deleted": t("A team was deleted"),
  "payment.reported": t("A leader reported a payment"),
  "payment.withdrawn": t("A leader withdrew their payment report"),
  "payment.accepted": t("A payment was accepted"),
  "payment.rejected": t("A payment was rejected"),
  "payment.refunded": t("A payment was refunded"),
  "payment.reverted": t("A decision about a payment was taken back"),
  "event.created": t("An event was created"),
  "event.updated": t("An event was changed"),
  "event.deleted": t("An event was deleted"),
  "ranking.published": t("Rankings were published or taken back"),
  "user.registered": t("A person signed up"),
} as const;

export type WebhookType = keyof typeof WEBHOOK_TYPES;

/** The type of a message that only the test button sends. */
export const WEBHOOK_TEST = "webhook.test";

/** Returns whether a name is a type that endpoints can subscribe to. */
export function isWebhookType(name: unknown): name is WebhookType {
  return typeof name === "string" && Object.hasOwn(WEBHOOK_TYPES, name);
}

/** What other programs can be told by webhooks: type → when it is sent, as the admin area says it (docs/integrations.md). */
export const WEBHOOK_TYPES = {
  "team.created": "A team was created, or came back from the bin",
  "team.updated": "The name, the people or the leader of a team changed",
  "team.deleted": "A team was deleted",
  "payment.reported": "A leader reported a payment",
  "payment.withdrawn": "A leader took back the report of a payment",
  "payment.accepted": "A payment was accepted",
  "payment.rejected": "A payment was rejected",
  "payment.refunded": "A payment was returned",
  "payment.reverted": "A decision about a payment was taken back",
  "event.created": "An event was created",
  "event.updated": "An event was changed",
  "event.deleted": "An event was deleted",
  "ranking.published": "Rankings were published or taken back",
  "user.registered": "Somebody signed up",
} as const;

/** A type that an endpoint can be told of. */
export type WebhookType = keyof typeof WEBHOOK_TYPES;

/** Sent by the test button only. */
export const WEBHOOK_TEST = "webhook.test";

/** True for a type that endpoints can be told of. */
export function isWebhookType(name: unknown): name is WebhookType {
  return typeof name === "string" && Object.hasOwn(WEBHOOK_TYPES, name);
}

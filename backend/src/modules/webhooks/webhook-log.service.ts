import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { WEBHOOK_TEST } from "../../kernel/contract/webhook-types.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Language } from "../../kernel/languages/language.js";
import { translate, readStoredText } from "../../kernel/languages/message.js";
import type { Page } from "../../kernel/paging/connection.js";
import { newDelivery } from "../../kernel/webhooks/queue-webhooks.js";
import type { WebhookEndpoint } from "../../kernel/webhooks/webhook-endpoint.entity.js";
import type { ReplayFailedWebhooksInput, WebhookDeliveriesArgs } from "./contract/webhook.input.js";
import { webhookDeliveries } from "./webhook-deliveries.sql.js";
import type { WebhookParts } from "./webhook.service.js";
import type { WebhookDeliveryDetail, WebhookDeliveryView } from "./webhook.types.js";

/** Reads the log of messages, sends test messages, and sends messages again. */
export class WebhookLogService {
  constructor(private readonly parts: Pick<WebhookParts, "db" | "endpoints" | "deliveries">) {}

  /**
   * Returns a page of a webhook's messages, newest first.
   * @throws DomainError FORBIDDEN, BAD_INPUT for an invalid cursor
   */
  async page(caller: Caller | null, args: WebhookDeliveriesArgs): Promise<Page<WebhookDeliveryView>> {
    const { pageLanguage } = requirePermission(caller, "webhookDeliveries");
    const { edges, ...page } = await webhookDeliveries(this.parts.db, args);
    const inLanguage = edges.map(({ node, ...edge }) => {
      return { ...edge, node: Object.assign({}, node, { lastError: errorIn(pageLanguage, node.lastError) }) };
    });
    return { ...page, edges: inLanguage };
  }

  /**
   * Returns a message with its body and its attempts.
   * @throws DomainError FORBIDDEN, DELIVERY_NOT_FOUND
   */
  async one(caller: Caller | null, id: string): Promise<WebhookDeliveryDetail> {
    const { pageLanguage } = requirePermission(caller, "webhookDelivery");
    const delivery = await this.parts.deliveries.byId(id);
    if (!delivery) throw new DomainError("DELIVERY_NOT_FOUND");
    const { type, state, attempts, createdAt, lastStatus, body } = delivery;
    const lastError = errorIn(pageLanguage, delivery.lastError);
    const nextAttemptAt = state === "queued" ? delivery.nextAttemptAt : null;
    const history = (await this.parts.deliveries.attemptsOf(id)).map((attempt) =>
      Object.assign({}, attempt, { error: errorIn(pageLanguage, attempt.error) }),
    );
    return { id, type, state, attempts, createdAt, nextAttemptAt, lastStatus, lastError, body, history };
  }

  /**
   * Queues a test message.
   * @throws DomainError FORBIDDEN, WEBHOOK_NOT_FOUND, WEBHOOK_OFF
   */
  async test(caller: Caller | null, endpointId: string): Promise<MessagePayload> {
    const actor = requirePermission(caller, "testWebhook");
    await this.parts.db.inTransaction(async (tx) => {
      const endpoint = await this.#requireOn(endpointId);
      const data = { message: "This is a test. Nothing has happened." };
      await this.parts.deliveries.add(tx, newDelivery(endpointId, WEBHOOK_TEST, data));
      await audit(tx, actor, "webhook.test", endpoint);
    });
    return { message: ADMIN_SUCCESS.webhookTested };
  }

  /**
   * Queues a message again under the same id.
   * @throws DomainError FORBIDDEN, DELIVERY_NOT_FOUND, WEBHOOK_NOT_FOUND, WEBHOOK_OFF, DELIVERY_WAITS
   */
  async replay(caller: Caller | null, deliveryId: string): Promise<MessagePayload> {
    const actor = requirePermission(caller, "replayWebhook");
    await this.parts.db.inTransaction(async (tx) => {
      const delivery = await this.parts.deliveries.byId(deliveryId);
      if (!delivery) throw new DomainError("DELIVERY_NOT_FOUND");
      const endpoint = await this.#requireOn(delivery.endpointId);
      if (!(await this.parts.deliveries.replay(tx, deliveryId, new Date())))
        throw new DomainError("DELIVERY_WAITS");
      await audit(tx, actor, "webhook.replay", endpoint, { messages: 1 });
    });
    return { message: ADMIN_SUCCESS.webhookReplayed };
  }

  /**
   * Requeues the failed messages that were created since a given time.
   * @throws DomainError FORBIDDEN, WEBHOOK_NOT_FOUND, WEBHOOK_OFF
   */
  async replayFailed(
    caller: Caller | null,
    { id, since }: ReplayFailedWebhooksInput,
  ): Promise<MessagePayload> {
    const actor = requirePermission(caller, "replayFailedWebhooks");
    await this.parts.db.inTransaction(async (tx) => {
      const endpoint = await this.#requireOn(id);
      const messages = await this.parts.deliveries.replayFailed(tx, id, since, new Date());
      await audit(tx, actor, "webhook.replay", endpoint, { messages, since: since.toISOString() });
    });
    return { message: ADMIN_SUCCESS.webhooksReplayed };
  }

  async #requireOn(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.parts.endpoints.byId(id);
    if (!endpoint) throw new DomainError("WEBHOOK_NOT_FOUND");
    if (endpoint.state !== "on") throw new DomainError("WEBHOOK_OFF");
    return endpoint;
  }
}

function errorIn(language: Language = "en", error: string | null): string | null {
  return error === null ? null : translate(language, readStoredText(error));
}

function audit(
  tx: Tx,
  actor: Caller,
  action: "webhook.test" | "webhook.replay",
  { id, description }: WebhookEndpoint,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    targetType: "webhook",
    targetId: id,
    targetName: description,
    details,
  });
}

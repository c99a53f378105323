import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import type { AuditAction } from "../../kernel/contract/audit-labels.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import { DELIVERY_FAILURES } from "../../kernel/contract/texts/integrations.texts.js";
import { WEBHOOK_TYPES } from "../../kernel/contract/webhook-types.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { takeTurns } from "../../kernel/db/take-turns.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { requireVersion, versionOf } from "../../kernel/errors/require-version.js";
import { faultOfAddress } from "../../kernel/net/outgoing-post.js";
import { readTargetsAgain } from "../../kernel/webhooks/queue-webhooks.js";
import { type WebhookEndpoint, WebhookState } from "../../kernel/webhooks/webhook-endpoint.entity.js";
import type { CreateWebhookInput, UpdateWebhookInput, WebhookIdInput } from "./contract/webhook.input.js";
import type { WebhookDeliveryRepository } from "./webhook-delivery.repository.js";
import type { WebhookEndpointRepository } from "./webhook-endpoint.repository.js";
import { newWebhookSecret, type WebhookSecretSeal } from "./webhook-secret.js";
import type { WebhookPayload, WebhookView } from "./webhook.types.js";

/**
 * Milliseconds for which the previous secret also signs messages, so that there is time to give receivers the new
 * secret.
 */
const FORMER_MS = 24 * 3_600_000;

export interface WebhookParts {
  readonly db: Database;
  readonly endpoints: WebhookEndpointRepository;
  readonly deliveries: WebhookDeliveryRepository;
  readonly secrets: WebhookSecretSeal;
  readonly confirmations: Confirmations;
  readonly isProduction: boolean;
}

/** Lets Superadmins manage webhooks, with which the site notifies other programs (ADR 78). */
export class WebhookService {
  constructor(private readonly parts: WebhookParts) {}

  /**
   * Returns all webhooks, oldest first.
   * @throws DomainError FORBIDDEN
   */
  async list(caller: Caller | null): Promise<WebhookView[]> {
    requirePermission(caller, "webhooks");
    return (await this.parts.endpoints.all()).map(viewOf);
  }

  /**
   * Creates a webhook. Only this reply contains the webhook's secret.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, BAD_INPUT, TOO_MANY_WEBHOOKS
   */
  async create(caller: Caller | null, input: CreateWebhookInput): Promise<WebhookPayload> {
    const actor = requirePermission(caller, "createWebhook");
    const secret = newWebhookSecret();
    const endpoint: WebhookEndpoint = {
      id: newId(),
      ...this.#said(input),
      state: WebhookState.on,
      sealedSecret: this.parts.secrets.seal(secret),
      formerSecret: null,
      formerUntil: null,
      failingSince: null,
      createdByName: actor.name,
      createdAt: new Date(),
    };
    await this.parts.db.inTransaction(async (tx) => {
      await takeTurns(tx, "list of webhooks");
      await this.parts.confirmations.require(actor, "addWebhook");
      if ((await this.parts.endpoints.all()).length >= LIMITS.webhooks)
        throw new DomainError("TOO_MANY_WEBHOOKS");
      await this.parts.endpoints.insert(tx, endpoint);
      await this.#changed(tx, actor, "webhook.create", endpoint, {
        url: endpoint.url,
        types: endpoint.types,
      });
    });
    return { message: ADMIN_SUCCESS.webhookCreated, webhook: viewOf(endpoint), secret };
  }

  /**
   * Changes a webhook, or switches it on or off. When a webhook is switched off, its queued messages fail, but can be
   * sent again later.
   * @throws DomainError FORBIDDEN, WEBHOOK_NOT_FOUND, BAD_INPUT, VERSION_CHANGED, and CONFIRMATION_NEEDED for another
   * address or more types
   */
  async update(caller: Caller | null, input: UpdateWebhookInput): Promise<WebhookPayload> {
    const actor = requirePermission(caller, "updateWebhook");
    const endpointFields = this.#said(input);
    await this.parts.db.inTransaction(async (tx) => {
      await takeTurns(tx, "list of webhooks");
      const before = await this.#require(input.id);
      requireVersion(input.version, versionOfWebhook(before));
      const known = before.types.split(",");
      const tellsMore = endpointFields.types.split(",").some((type) => !known.includes(type));
      if (before.url !== endpointFields.url || tellsMore)
        await this.parts.confirmations.require(actor, "addWebhook");
      const state = input.isOn ? WebhookState.on : before.state === "on" ? WebhookState.off : before.state;
      const fresh = before.state !== "on" || before.url !== endpointFields.url ? { failingSince: null } : {};
      await this.#write(tx, input.id, { ...endpointFields, state, ...fresh });
      if (state !== "on") await this.parts.deliveries.giveUp(tx, input.id, DELIVERY_FAILURES.switchedOff);
      const details = { url: endpointFields.url, types: endpointFields.types, state };
      await this.#changed(
        tx,
        actor,
        "webhook.update",
        { id: before.id, description: endpointFields.description },
        details,
      );
    });
    return this.#reply(input.id, ADMIN_SUCCESS.webhookUpdated);
  }

  /**
   * Gives a webhook a new secret. The previous secret also signs messages for another day.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, WEBHOOK_NOT_FOUND, VERSION_CHANGED
   */
  async rotate(caller: Caller | null, { id, version }: WebhookIdInput): Promise<WebhookPayload> {
    const actor = requirePermission(caller, "rotateWebhookSecret");
    const secret = newWebhookSecret();
    await this.parts.db.inTransaction(async (tx) => {
      await takeTurns(tx, "list of webhooks");
      await this.parts.confirmations.require(actor, "addWebhook");
      const before = await this.#require(id);
      requireVersion(version, versionOfWebhook(before));
      await this.#write(tx, id, {
        sealedSecret: this.parts.secrets.seal(secret),
        formerSecret: before.sealedSecret,
        formerUntil: new Date(Date.now() + FORMER_MS),
      });
      await this.#changed(tx, actor, "webhook.rotate", before);
    });
    return this.#reply(id, ADMIN_SUCCESS.webhookRotated, secret);
  }

  /**
   * Deletes a webhook. The webhook's queued messages are not sent.
   * @throws DomainError FORBIDDEN, WEBHOOK_NOT_FOUND, VERSION_CHANGED
   */
  async remove(caller: Caller | null, { id, version }: WebhookIdInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "deleteWebhook");
    await this.parts.db.inTransaction(async (tx) => {
      await takeTurns(tx, "list of webhooks");
      const before = await this.#require(id);
      requireVersion(version, versionOfWebhook(before));
      if (!(await this.parts.endpoints.remove(tx, id))) throw new DomainError("WEBHOOK_NOT_FOUND");
      await this.parts.deliveries.giveUp(tx, id, DELIVERY_FAILURES.deleted);
      await this.#changed(tx, actor, "webhook.delete", before, { url: before.url });
    });
    return { message: ADMIN_SUCCESS.webhookDeleted };
  }

  /**
   * Returns the fields of the input in their stored form.
   * @throws DomainError BAD_INPUT
   */
  #said({
    url,
    description,
    types,
  }: CreateWebhookInput): Pick<WebhookEndpoint, "url" | "description" | "types"> {
    const address = url.trim();
    const fault = faultOfAddress(address, this.parts);
    if (fault !== null) throw new DomainError("BAD_INPUT", { message: fault, fields: { url: fault } });
    const inOrder = Object.keys(WEBHOOK_TYPES).filter((type) => types.includes(type));
    return { url: address, description: oneSpaced(description), types: inOrder.join(",") };
  }

  async #require(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.parts.endpoints.byId(id);
    if (!endpoint) throw new DomainError("WEBHOOK_NOT_FOUND");
    return endpoint;
  }

  async #write(tx: Tx, id: string, set: Partial<WebhookEndpoint>): Promise<void> {
    if (!(await this.parts.endpoints.rewrite(tx, id, set))) throw new DomainError("WEBHOOK_NOT_FOUND");
  }

  async #changed(
    tx: Tx,
    actor: Caller,
    action: AuditAction,
    { id, description }: Pick<WebhookEndpoint, "id" | "description">,
    details: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    readTargetsAgain(tx);
    const target = { targetType: "webhook", targetId: id, targetName: description };
    await recordAudit(tx, { actor, action, ...target, details });
  }

  async #reply(id: string, message: string, secret: string | null = null): Promise<WebhookPayload> {
    return { message, webhook: viewOf(await this.#require(id)), secret };
  }
}

/** Returns the version of a webhook's settings and secret. Deliveries do not change the version. */
function versionOfWebhook({ url, description, types, state, sealedSecret }: WebhookEndpoint): string {
  return versionOf([url, description, types, state, sealedSecret]);
}

function viewOf(endpoint: WebhookEndpoint): WebhookView {
  const { id, url, description, types, state, failingSince, formerUntil, createdByName, createdAt } =
    endpoint;
  return {
    ...{ id, url, description, state, failingSince, createdAt },
    version: versionOfWebhook(endpoint),
    types: types.split(","),
    formerSecretUntil: formerUntil !== null && formerUntil > new Date() ? formerUntil : null,
    createdBy: createdByName,
  };
}

import { IsNull } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { WebhookEndpoint, WebhookState } from "../../kernel/webhooks/webhook-endpoint.entity.js";

/**
 * An endpoint and the address that was called. The outcome of a call is recorded only while the endpoint still has this
 * address.
 */
type Called = Pick<WebhookEndpoint, "id" | "url">;

export class WebhookEndpointRepository {
  constructor(private readonly db: Database) {}

  all(): Promise<WebhookEndpoint[]> {
    return this.db.read((reader) => reader.find(WebhookEndpoint, { order: { createdAt: "ASC", id: "ASC" } }));
  }

  /** Returns the endpoints that are switched on. */
  on(): Promise<WebhookEndpoint[]> {
    return this.db.read((reader) => reader.findBy(WebhookEndpoint, { state: WebhookState.on }));
  }

  async byId(id: string): Promise<WebhookEndpoint | null> {
    const [endpoint] = await this.db.read((reader) => reader.findBy(WebhookEndpoint, { id }));
    return endpoint ?? null;
  }

  async insert(tx: Tx, endpoint: WebhookEndpoint): Promise<void> {
    await insertMany(tx, WebhookEndpoint, [endpoint]);
  }

  /** Changes an endpoint. Returns false if it no longer exists. */
  rewrite(tx: Tx, id: string, set: Partial<Omit<WebhookEndpoint, "id">>): Promise<boolean> {
    return tookEffect(updateWhere(tx, WebhookEndpoint, { id }, set));
  }

  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, WebhookEndpoint, { id }));
  }

  /** Records that a message arrived, which ends a series of failures. */
  async worked(tx: Tx, { id, url }: Called): Promise<void> {
    await updateWhere(tx, WebhookEndpoint, { id, url }, { failingSince: null });
  }

  /** Records that a message did not arrive. Keeps the time of the first failure. */
  async failed(tx: Tx, { id, url }: Called, now: Date): Promise<void> {
    await updateWhere(tx, WebhookEndpoint, { id, url, failingSince: IsNull() }, { failingSince: now });
  }

  /** Switches an endpoint off. Returns false if it is already off, or if its address has changed since the call. */
  switchOff(tx: Tx, { id, url }: Called, state: "failing" | "gone"): Promise<boolean> {
    return tookEffect(updateWhere(tx, WebhookEndpoint, { id, url, state: WebhookState.on }, { state }));
  }
}

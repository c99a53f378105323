import { IsNull } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { WebhookEndpoint, WebhookState } from "../../kernel/webhooks/webhook-endpoint.entity.js";

/** An endpoint as it was called: what a reply says is of that address alone. */
type Called = Pick<WebhookEndpoint, "id" | "url">;

/** Statements on `webhook_endpoints`. */
export class WebhookEndpointRepository {
  constructor(private readonly db: Database) {}

  all(): Promise<WebhookEndpoint[]> {
    return this.db.read((reader) => reader.find(WebhookEndpoint, { order: { createdAt: "ASC", id: "ASC" } }));
  }

  /** Returns the endpoints that get messages. */
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

  /** False when it is gone. */
  rewrite(tx: Tx, id: string, set: Partial<Omit<WebhookEndpoint, "id">>): Promise<boolean> {
    return tookEffect(updateWhere(tx, WebhookEndpoint, { id }, set));
  }

  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, WebhookEndpoint, { id }));
  }

  /** Something arrived. */
  async worked(tx: Tx, { id, url }: Called): Promise<void> {
    await updateWhere(tx, WebhookEndpoint, { id, url }, { failingSince: null });
  }

  /** Something did not arrive; keeps since when. */
  async failed(tx: Tx, { id, url }: Called, now: Date): Promise<void> {
    await updateWhere(tx, WebhookEndpoint, { id, url, failingSince: IsNull() }, { failingSince: now });
  }

  /** Tells it no more; false when it was off already, or has another address by now. */
  switchOff(tx: Tx, { id, url }: Called, state: "failing" | "gone"): Promise<boolean> {
    return tookEffect(updateWhere(tx, WebhookEndpoint, { id, url, state: WebhookState.on }, { state }));
  }
}

import { isWebhookType, type WebhookType } from "../contract/webhook-types.js";
import { afterCommit, beforeCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertMany } from "../db/insert-many.js";
import { yieldToEventLoop } from "../lists.js";
import { DeliveryState, WebhookDelivery } from "./webhook-delivery.entity.js";

/** The part of a message that describes the changed object. */
export type WebhookData = Readonly<Record<string, unknown>>;

/** A change that webhooks report after its transaction has been committed. */
export interface WebhookNews {
  readonly type: WebhookType;
  /** The id of the changed object. Several changes to one object in one transaction result in one message. */
  readonly about: string;
  /**
   * Returns the message's data, or null when there is nothing to report. Called before the commit, if any endpoint is
   * notified.
   */
  readonly data: () => WebhookData | null | Promise<WebhookData | null>;
}

/** A server's copy of the endpoints and the types that they are notified of. */
interface Targets {
  readonly at: number;
  readonly endpoints: readonly { readonly id: string; readonly types: ReadonlySet<string> }[];
}

/**
 * Milliseconds for which a server uses its copy of the endpoints. Within this time, the server notices an endpoint that
 * was added on another server.
 */
const TARGETS_MS = 2000;

const targets = new WeakMap<Tx["dataSource"], Targets>();
const noted = new WeakMap<Tx, Map<string, WebhookNews>>();

/**
 * Queues a message for each endpoint that is notified of this type of change, in the change's transaction. No message
 * is lost, and no message is sent for a change that is rolled back. The worker sends the messages.
 */
export function queueWebhook(tx: Tx, news: WebhookNews): void {
  let all = noted.get(tx);
  if (!all) {
    const fresh = new Map<string, WebhookNews>();
    all = fresh;
    noted.set(tx, fresh);
    beforeCommit(tx, () => writeAll(tx, [...fresh.values()]));
  }
  const key = `${news.type.slice(0, news.type.indexOf("."))} ${news.about}`;
  // The object's earlier message includes this change, because its data are read at the end of the transaction.
  if (news.type === "team.updated" && all.has(key)) return;
  all.set(key, news);
}

/**
 * Returns whether any endpoint is notified of changes of this type. Code that deletes data calls this function first,
 * to find out whether it must read the data.
 */
export async function isWanted(tx: Tx, type: WebhookType): Promise<boolean> {
  return (await targetsOf(tx)).some(({ types }) => types.has(type));
}

/**
 * Discards this server's copy of the endpoints. To be called in a transaction that changes an endpoint, so that the
 * server's next message uses the changed endpoints.
 */
export function readTargetsAgain(tx: Tx): void {
  const { dataSource } = tx;
  targets.delete(dataSource);
  afterCommit(tx, () => targets.delete(dataSource));
}

export function newDelivery(
  endpointId: string,
  type: string,
  data: WebhookData,
  now = new Date(),
): WebhookDelivery {
  return {
    id: newId(),
    endpointId,
    type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    state: DeliveryState.queued,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
    leasedBy: null,
    lastStatus: null,
    lastError: null,
  };
}

async function writeAll(tx: Tx, all: readonly WebhookNews[]): Promise<void> {
  const endpoints = await targetsOf(tx);
  if (endpoints.length === 0) return;
  const rows: WebhookDelivery[] = [];
  for (const { type, data } of all) {
    const wanting = endpoints.filter(({ types }) => types.has(type));
    const payload = wanting.length > 0 ? await data() : null;
    if (payload) rows.push(...wanting.map(({ id }) => newDelivery(id, type, payload)));
    await yieldToEventLoop();
  }
  await insertMany(tx, WebhookDelivery, rows);
}

async function targetsOf(tx: Tx): Promise<Targets["endpoints"]> {
  const known = targets.get(tx.dataSource);
  if (known && performance.now() - known.at < TARGETS_MS) return known.endpoints;
  const at = performance.now();
  const rows = await tx.query<{ id: string; types: string }[]>(
    "SELECT id, types FROM webhook_endpoints WHERE state = 'on'",
  );
  const endpoints = rows.map(({ id, types }) => ({
    id,
    types: new Set(types.split(",").filter(isWebhookType)),
  }));
  targets.set(tx.dataSource, { at, endpoints });
  return endpoints;
}

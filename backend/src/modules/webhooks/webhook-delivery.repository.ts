import { LessThan, LessThanOrEqual, MoreThanOrEqual, Not } from "typeorm";
import { affected, deleteSome, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { DeliveryState, WebhookDelivery } from "../../kernel/webhooks/webhook-delivery.entity.js";
import { WebhookAttempt } from "./webhook-attempt.entity.js";

/** The state of a message after an attempt. */
export type Outcome = Pick<
  WebhookDelivery,
  "state" | "attempts" | "nextAttemptAt" | "lastStatus" | "lastError"
>;

const { queued, failed } = DeliveryState;

export class WebhookDeliveryRepository {
  constructor(private readonly db: Database) {}

  async add(tx: Tx, delivery: WebhookDelivery): Promise<void> {
    await insertMany(tx, WebhookDelivery, [delivery]);
  }

  /** Returns the due messages to an endpoint, longest due first. */
  due(endpointId: string, now: Date, limit: number): Promise<WebhookDelivery[]> {
    const where = { state: queued, endpointId, nextAttemptAt: LessThanOrEqual(now) };
    const order = { nextAttemptAt: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(WebhookDelivery, { where, order, take: limit }));
  }

  /**
   * Leases a message until `until`. Returns false if the message is no longer due, for example because another worker
   * has leased it.
   */
  lease(tx: Tx, id: string, holder: string, now: Date, until: Date): Promise<boolean> {
    const free = { id, state: queued, nextAttemptAt: LessThanOrEqual(now) };
    return tookEffect(updateWhere(tx, WebhookDelivery, free, { leasedBy: holder, nextAttemptAt: until }));
  }

  /** Releases the lease of a message whose attempt was aborted. The message is due again immediately. */
  async release(tx: Tx, id: string, holder: string, now: Date): Promise<void> {
    const own = { id, leasedBy: holder, state: queued };
    await updateWhere(tx, WebhookDelivery, own, { leasedBy: null, nextAttemptAt: now });
  }

  /** Records an attempt's outcome. Returns false if the worker no longer holds the message. */
  settle(tx: Tx, id: string, holder: string, outcome: Outcome): Promise<boolean> {
    const own = { id, leasedBy: holder };
    return tookEffect(updateWhere(tx, WebhookDelivery, own, { ...outcome, leasedBy: null }));
  }

  async addAttempt(tx: Tx, attempt: Omit<WebhookAttempt, "id">): Promise<void> {
    await insertMany<WebhookAttempt>(tx, WebhookAttempt, [{ id: newId(), ...attempt }]);
  }

  /** Gives up on the queued messages of an endpoint that was switched off or deleted. */
  async giveUp(tx: Tx, endpointId: string, lastError: string): Promise<void> {
    await updateWhere(
      tx,
      WebhookDelivery,
      { endpointId, state: queued },
      { state: failed, lastError, leasedBy: null },
    );
  }

  /** Queues a message again as if it had not been attempted. Returns false if it is already queued. */
  replay(tx: Tx, id: string, now: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, WebhookDelivery, { id, state: Not(queued) }, again(now)));
  }

  /** Requeues the failed messages that were created since a given time. Returns the number of requeued messages. */
  replayFailed(tx: Tx, endpointId: string, since: Date, now: Date): Promise<number> {
    const where = { endpointId, state: failed, createdAt: MoreThanOrEqual(since) };
    return affected(updateWhere(tx, WebhookDelivery, where, again(now)));
  }

  async counts(): Promise<{ readonly queued: number; readonly failed: number }> {
    const count = (state: DeliveryState): Promise<number> =>
      this.db.read((reader) => reader.countBy(WebhookDelivery, { state }));
    return { queued: await count(queued), failed: await count(failed) };
  }

  async byId(id: string): Promise<WebhookDelivery | null> {
    const [delivery] = await this.db.read((reader) => reader.findBy(WebhookDelivery, { id }));
    return delivery ?? null;
  }

  attemptsOf(deliveryId: string): Promise<WebhookAttempt[]> {
    const order = { at: "DESC", id: "DESC" } as const;
    return this.db.read((reader) => reader.find(WebhookAttempt, { where: { deliveryId }, order, take: 100 }));
  }

  /**
   * Deletes at most `limit` messages from before a given time, in any state, with their attempts. Returns the number of
   * deleted messages.
   */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, WebhookDelivery, [{ createdAt: LessThan(before) }], limit);
  }
}

function again(now: Date) {
  return { state: queued, attempts: 0, nextAttemptAt: now, leasedBy: null };
}

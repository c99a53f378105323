import { recordAudit } from "../../kernel/audit/audit-log.js";
import { DELIVERY_FAILURES } from "../../kernel/contract/texts/integrations.texts.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { msg, storedText, type Text } from "../../kernel/languages/message.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { PostFailed, type PostReply, postJson } from "../../kernel/net/outgoing-post.js";
import { readTargetsAgain } from "../../kernel/webhooks/queue-webhooks.js";
import { DeliveryState, type WebhookDelivery } from "../../kernel/webhooks/webhook-delivery.entity.js";
import type { WebhookEndpoint } from "../../kernel/webhooks/webhook-endpoint.entity.js";
import { nextAttempt } from "./retry-times.js";
import type { Outcome, WebhookDeliveryRepository } from "./webhook-delivery.repository.js";
import type { WebhookEndpointRepository } from "./webhook-endpoint.repository.js";
import { webhookOffMail } from "./webhook-mails.js";
import { signatureHeaders, type WebhookSecretSeal } from "./webhook-secret.js";

/** Maximum number of messages that a worker sends to one endpoint at once, so that a slow endpoint delays no other. */
const AT_ONCE = 4;
const TIMEOUT_MS = 15_000;
/**
 * Duration of a lease in milliseconds. An attempt with its writes takes less time. A worker that holds a message for
 * longer must have died.
 */
const LEASE_MS = 60_000;
/** Milliseconds from an endpoint's first failure, without a success since, until the endpoint is switched off. */
export const GIVE_UP_MS = 5 * 24 * 3_600_000;
const GONE = 410;
/** The length of the columns for a failure's reason. */
const ERROR_LENGTH = 200;

export interface WebhookWorkerParts {
  readonly db: Database;
  readonly endpoints: WebhookEndpointRepository;
  readonly deliveries: WebhookDeliveryRepository;
  readonly secrets: WebhookSecretSeal;
  readonly superadminEmails: () => Promise<string[]>;
  readonly outbox: Outbox;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly isProduction: boolean;
  /** The clock and the timeout, which tests replace. */
  readonly now?: () => Date;
  readonly timeoutMs?: number;
}

interface Attempt {
  readonly at: Date;
  readonly durationMs: number;
  readonly reply: PostReply | null;
  readonly error: Text | null;
}

/**
 * Sends the messages in the database. Every server runs a worker. A lease prevents two workers from sending the same
 * message, unless the first worker dies while sending. Receivers recognise a repeated message by its id (ADR 78).
 */
export class WebhookWorker {
  readonly name = "webhooks";
  readonly #holder = newId();
  readonly #stop = new AbortController();
  readonly #busy = new Map<string, Set<Promise<void>>>();
  readonly #now: () => Date;

  constructor(private readonly parts: WebhookWorkerParts) {
    this.#now = parts.now ?? (() => new Date());
  }

  /** Starts sending due messages, without waiting for replies. */
  async run(): Promise<void> {
    for (const endpoint of await this.parts.endpoints.on()) await this.#sendDue(endpoint);
  }

  /** Waits until no message is being sent. For tests. */
  async idle(): Promise<void> {
    for (;;) {
      const all = [...this.#busy.values()].flatMap((some) => [...some]);
      if (all.length === 0) return;
      await Promise.all(all);
    }
  }

  /**
   * Aborts the current attempts and releases their messages. Another server then sends the messages, or this server
   * does after its next start.
   */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }

  async #sendDue(endpoint: WebhookEndpoint): Promise<void> {
    const { deliveries, db } = this.parts;
    const sending = this.#busy.get(endpoint.id) ?? new Set();
    this.#busy.set(endpoint.id, sending);
    const room = AT_ONCE - sending.size;
    if (room <= 0 || this.#stop.signal.aborted) return;
    const now = this.#now();
    const until = new Date(now.getTime() + LEASE_MS);
    for (const delivery of await deliveries.due(endpoint.id, now, room)) {
      const isOurs = await db.inTransaction((tx) =>
        deliveries.lease(tx, delivery.id, this.#holder, now, until),
      );
      if (!isOurs) continue;
      const sent = this.#send(endpoint, delivery).finally(() => {
        sending.delete(sent);
      });
      sending.add(sent);
    }
  }

  async #send(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<void> {
    const arrived = await this.#sendOne(endpoint, delivery);
    if (arrived) void this.#goOn(endpoint.id);
  }

  /** Sends the endpoint's next messages after a successful delivery, without waiting for the next run. */
  async #goOn(endpointId: string): Promise<void> {
    try {
      const endpoint = await this.parts.endpoints.byId(endpointId);
      if (endpoint?.state === "on") await this.#sendDue(endpoint);
    } catch (error) {
      this.parts.log.debug({ err: error }, "webhooks: the next run looks again");
    }
  }

  /** Sends a message. Returns whether it arrived. */
  async #sendOne(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<boolean> {
    try {
      const attempt = await this.#attempt(endpoint, delivery);
      await this.parts.db.inTransaction((tx) =>
        this.#stop.signal.aborted && attempt.reply === null
          ? this.parts.deliveries.release(tx, delivery.id, this.#holder, this.#now())
          : this.#settle(tx, endpoint, delivery, attempt),
      );
      return attempt.error === null;
    } catch (error) {
      // The message's lease will expire, and then the message will be sent again.
      this.parts.log.warn(
        { err: error, delivery: delivery.id },
        "webhooks: an attempt could not be written down",
      );
      return false;
    }
  }

  async #attempt(endpoint: WebhookEndpoint, { id, body }: WebhookDelivery): Promise<Attempt> {
    const { isProduction, timeoutMs = TIMEOUT_MS } = this.parts;
    const at = this.#now();
    const began = performance.now();
    const done = (reply: PostReply | null, error: Text | null): Attempt => ({
      ...{ at, reply, error },
      durationMs: Math.round(performance.now() - began),
    });
    try {
      const headers = {
        "user-agent": "club-website-webhooks/1",
        ...signatureHeaders({ id, body }, this.#secrets(endpoint, at), at),
      };
      const reply = await postJson(endpoint.url, body, {
        headers,
        timeoutMs,
        isProduction,
        signal: this.#stop.signal,
      });
      return done(reply, faultOf(reply));
    } catch (error) {
      return done(null, error instanceof PostFailed ? error.text : DELIVERY_FAILURES.unsendable);
    }
  }

  #secrets({ sealedSecret, formerSecret, formerUntil }: WebhookEndpoint, now: Date): string[] {
    const former = formerSecret !== null && formerUntil !== null && formerUntil > now ? [formerSecret] : [];
    try {
      return [sealedSecret, ...former].map((sealed) => this.parts.secrets.open(sealed));
    } catch (error) {
      throw new PostFailed(DELIVERY_FAILURES.unreadableSecret, { cause: error });
    }
  }

  async #settle(
    tx: Tx,
    endpoint: WebhookEndpoint,
    delivery: WebhookDelivery,
    attempt: Attempt,
  ): Promise<void> {
    const { deliveries, endpoints } = this.parts;
    const { at, durationMs, reply } = attempt;
    const error = attempt.error && storedText(attempt.error, ERROR_LENGTH);
    const outcome = this.#outcome(delivery, attempt);
    if (!(await deliveries.settle(tx, delivery.id, this.#holder, outcome))) return;
    const seen = { status: reply?.status ?? null, reply: reply?.reply ?? null };
    await deliveries.addAttempt(tx, { deliveryId: delivery.id, at, durationMs, error, ...seen });
    if (error === null) return endpoints.worked(tx, endpoint);
    const now = this.#now();
    await endpoints.failed(tx, endpoint, now);
    if (reply?.status === GONE) return this.#switchOff(tx, endpoint, "gone", now);
    const since = (await endpoints.byId(endpoint.id))?.failingSince ?? now;
    if (now.getTime() - since.getTime() >= GIVE_UP_MS) await this.#switchOff(tx, endpoint, "failing", since);
  }

  #outcome(delivery: WebhookDelivery, { reply, error }: Attempt): Outcome {
    const now = this.#now();
    const attempts = delivery.attempts + 1;
    const facts = {
      attempts,
      lastStatus: reply?.status ?? null,
      lastError: error && storedText(error, ERROR_LENGTH),
    };
    if (error === null) return { ...facts, state: DeliveryState.sent, nextAttemptAt: now };
    const next = nextAttempt(attempts, now, reply?.retryAfter);
    if (!next) return { ...facts, state: DeliveryState.failed, nextAttemptAt: now };
    return { ...facts, state: DeliveryState.queued, nextAttemptAt: next };
  }

  /**
   * Switches an endpoint off, and notifies the Superadmins. Runs in the transaction that records the failed attempt, so
   * that no mail is lost if this server dies.
   */
  async #switchOff(tx: Tx, endpoint: WebhookEndpoint, state: "failing" | "gone", since: Date): Promise<void> {
    const { deliveries, endpoints, outbox, publicUrl } = this.parts;
    if (!(await endpoints.switchOff(tx, endpoint, state))) return;
    readTargetsAgain(tx);
    await deliveries.giveUp(tx, endpoint.id, DELIVERY_FAILURES.switchedOff);
    const off = { description: endpoint.description, host: new URL(endpoint.url).host, state, since };
    const emails = await this.parts.superadminEmails();
    await outbox.enqueueAll(
      tx,
      emails.map((to) => webhookOffMail(to, off, publicUrl)),
    );
    const target = { targetType: "webhook", targetId: endpoint.id, targetName: endpoint.description };
    await recordAudit(tx, {
      actor: null,
      action: "webhook.switchOff",
      ...target,
      details: { because: state },
    });
  }
}

/** Returns the error in a reply as text, or null if the reply is successful. */
function faultOf({ status }: PostReply): Text | null {
  if (status >= 200 && status < 300) return null;
  const isRedirect = status >= 300 && status < 400;
  return isRedirect
    ? msg("Status {status}: the site does not follow redirects", { status })
    : msg("Status {status}", { status });
}

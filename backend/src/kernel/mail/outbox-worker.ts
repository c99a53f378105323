import type { Database } from "../db/database.js";
import type { Logger } from "../log/logger.js";
import { isPermanent, type MailTransport } from "./mail-transport.js";
import { MailPriority } from "./outbox-mail.entity.js";
import type { Outbox } from "./outbox.js";
import type { OutboxRepository, QueuedMail } from "./outbox.repository.js";

/** How often the worker looks by itself (another server may have queued), and how many mails it takes at once. */
const POLL_MS = 1000;
const BATCH = 25;
/** A mailing's mails are taken a few at a time, so that a code never waits for more than these. */
const BULK_BATCH = 10;
/** Longer than the transport's own timeouts together: while it lasts, no other worker tries the same mail. */
const LEASE_MS = 60_000;
/** Pause after a failure: doubled each time from one second, never over 30 s, so that mail goes out soon after a server's return. */
const MAX_BACKOFF_MS = 30_000;
/** A mail that could not be delivered for this long is given up. */
const GIVE_UP_MS = 3 * 24 * 3600 * 1000;

/** Sends what is in the outbox, one batch after the other, until stopped. */
export class OutboxWorker {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = true;

  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly repository: OutboxRepository,
    private readonly transport: MailTransport,
    private readonly log: Logger,
    private readonly messageIdDomain: string,
  ) {}

  start(): void {
    this.#stopped = false;
    // A short wait lets mails queued one after the other leave in one batch.
    this.outbox.notify(() => {
      this.#schedule(20);
    });
    this.#schedule(0);
  }

  /** Stops looking for mail and waits for the batch under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.outbox.notify(() => undefined);
    await this.#running;
    this.transport.close();
  }

  #schedule(delayMs: number): void {
    if (this.#stopped || this.#running) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#drain().finally(() => {
        this.#running = undefined;
        this.#schedule(POLL_MS);
      });
    }, delayMs);
  }

  async #drain(): Promise<void> {
    try {
      while (!this.#stopped && (await this.#sendBatch()));
    } catch (error) {
      // The database is away or busy: the mail is safe in it, the next look tries again.
      this.log.warn({ err: error }, "outbox: could not read or mark mail");
    }
  }

  /** What goes next: a mailing's mails only when nothing is due that somebody waits for. */
  async #due(now: Date): Promise<{ readonly due: readonly QueuedMail[]; readonly more: boolean }> {
    const prompt = await this.repository.due(now, MailPriority.prompt, BATCH);
    if (prompt.length === BATCH) return { due: prompt, more: true };
    const bulk = await this.repository.due(now, MailPriority.bulk, BULK_BATCH);
    return prompt.length > 0
      ? { due: prompt, more: bulk.length > 0 }
      : { due: bulk, more: bulk.length === BULK_BATCH };
  }

  /** Takes and sends one batch; answers whether more mails are due. */
  async #sendBatch(): Promise<boolean> {
    const now = new Date();
    const { due, more } = await this.#due(now);
    if (due.length === 0) return false;
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    const taken = await this.db.inTransaction(async (tx) => {
      const mine: QueuedMail[] = [];
      for (const mail of due) if (await this.repository.take(tx, mail.id, now, leaseEnd)) mine.push(mail);
      return mine;
    });
    const results = await Promise.allSettled(taken.map((mail) => this.#send(mail)));
    await this.db.inTransaction(async (tx) => {
      for (const [i, mail] of taken.entries()) {
        const result = results[i];
        if (result?.status === "rejected") await this.#putBack(tx, mail, result.reason);
        else await this.repository.markSent(tx, mail.id, new Date(), this.transport.keepsMail);
      }
    });
    return more;
  }

  #send(mail: QueuedMail): Promise<void> {
    return this.transport.send({
      messageId: `<${mail.id}@${this.messageIdDomain}>`,
      to: mail.recipient,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: this.outbox.openBody(mail.sealedBody),
    });
  }

  async #putBack(
    tx: Parameters<OutboxRepository["markUnsent"]>[0],
    mail: QueuedMail,
    reason: unknown,
  ): Promise<void> {
    const now = Date.now();
    const givenUp = isPermanent(reason) || now - mail.createdAt.getTime() > GIVE_UP_MS;
    const backoff = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** mail.attempts);
    const text = reason instanceof Error ? reason.message : String(reason);
    this.log.warn(
      { mail: mail.id, attempt: mail.attempts + 1, givenUp, reason: text },
      "outbox: mail not sent",
    );
    await this.repository.markUnsent(
      tx,
      mail.id,
      givenUp ? "failed" : "queued",
      new Date(now + backoff),
      text,
    );
  }
}

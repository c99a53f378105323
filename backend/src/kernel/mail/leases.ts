import type { Database } from "../db/database.js";
import type { Caution } from "./caution.js";
import { Lease } from "./lease.js";
import type { MailPriority } from "./outbox-mail.entity.js";
import type { OutboxRepository, QueuedMail } from "./outbox.repository.js";

/**
 * How long the mail server may take to ask for the mail's content, in milliseconds since the lease was acquired. After
 * this time, the next renewal aborts the attempt.
 */
const ENVELOPE_MS = 120_000;
/**
 * Fractions of a lease's length. No sending starts in the last `MARGIN`. `RENEW` is the interval of renewals. A lease
 * younger than `YOUNG` is not renewed yet.
 */
const MARGIN = 0.2;
const RENEW = 0.3;
const YOUNG = 0.1;

/** The mails on which this worker has a lease. Each lease is renewed until the mail is settled. */
export class Leases {
  readonly #held = new Map<string, Lease>();
  #timer: NodeJS.Timeout | undefined;
  #renewing = false;

  constructor(
    private readonly db: Database,
    private readonly repository: OutboxRepository,
    private readonly caution: Caution,
    private readonly holder: string,
    private readonly lengthMs: number,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#renewing) void this.#renew();
    }, this.lengthMs * RENEW);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get all(): readonly Lease[] {
    return [...this.#held.values()];
  }

  has(mailId: string): boolean {
    return this.#held.has(mailId);
  }

  /**
   * Acquires leases on the mails that no other worker holds, in one transaction.
   * @throws the driver's error
   */
  async acquire(mails: readonly QueuedMail[], priority: MailPriority): Promise<Lease[]> {
    const now = new Date();
    const until = new Date(now.getTime() + this.lengthMs);
    const freeBefore = this.caution.freeBefore(now);
    const ids = mails.map(({ id }) => id);
    const acquired = await this.caution.watchWrite(() =>
      this.db.inTransaction((tx) =>
        this.repository.acquire(tx, ids, { holder: this.holder, now, until, freeBefore }),
      ),
    );
    return mails.flatMap((mail) => {
      if (!acquired.has(mail.id)) return [];
      const lease = new Lease(mail, priority, until.getTime(), this.lengthMs * MARGIN);
      this.#held.set(mail.id, lease);
      return [lease];
    });
  }

  /** Drops the lease of a settled mail. */
  drop({ mail }: Lease): void {
    this.#held.delete(mail.id);
  }

  async #renew(): Promise<void> {
    this.#renewing = true;
    try {
      await this.#renewAll();
    } catch {
      // The database is down. The next interval tries again. Until then, a mail whose lease is about to expire is not
      // handed over (`mayBegin`).
    } finally {
      this.#renewing = false;
    }
  }

  async #renewAll(): Promise<void> {
    const now = Date.now();
    const old = this.all.filter(({ acquiredAt }) => now - acquiredAt >= this.lengthMs * YOUNG);
    if (old.length === 0) return this.#seeWhetherWritesWork();
    for (const lease of old)
      if (!lease.hasBegun && now - lease.acquiredAt > ENVELOPE_MS)
        lease.breakOff(`The mail server did not answer within ${String(ENVELOPE_MS / 1000)} s`);
    const until = now + this.lengthMs;
    const ids = old.map(({ mail }) => mail.id);
    const renewed = await this.caution.watchWrite(() =>
      this.db.inTransaction((tx) => this.repository.renew(tx, ids, this.holder, new Date(until))),
    );
    for (const lease of old)
      if (renewed.has(lease.mail.id)) lease.until = until;
      else lease.cancel();
  }

  /**
   * Writes even if there is nothing to renew, so that an outage is noticed before other workers' leases expire. SQLite
   * has no other workers.
   */
  async #seeWhetherWritesWork(): Promise<void> {
    if (this.db.dialect === "sqlite") return;
    await this.caution.watchWrite(() => this.db.inTransaction((tx) => this.repository.tryToWrite(tx)));
  }
}

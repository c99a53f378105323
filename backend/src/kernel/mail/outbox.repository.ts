import {
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  Not,
  type QueryDeepPartialEntity,
  Raw,
} from "typeorm";
import { MAIL_FAILURES } from "../contract/texts/mailings.texts.js";
import { affected, changeIn, deleteSome, deleteWhere, findIn, updateWhere } from "../db/changes.js";
import { unindexed, type RawTime, toDate } from "../db/raw-sql.js";
import type { Database, Tx } from "../db/database.js";
import { type MailPriority, type MailState, OutboxMail } from "./outbox-mail.entity.js";

const QUEUED_MAIL = {
  id: true,
  recipient: true,
  kind: true,
  replyTo: true,
  subject: true,
  sealedBody: true,
  attempts: true,
  createdAt: true,
} as const;

/** The fields of a queued mail that the worker needs. */
export type QueuedMail = Readonly<Pick<OutboxMail, keyof typeof QUEUED_MAIL>>;

export interface Acquisition {
  readonly holder: string;
  readonly now: Date;
  /** The time when the lease expires unless it is renewed. */
  readonly until: Date;
  /** A mail that another worker leased is taken if its lease expired by this time. During an outage: 1970. */
  readonly freeBefore: Date;
}

/** The outcome of an attempt to send, as the holder of the lease reports it. */
export type Outcome =
  | { readonly kind: "sent"; readonly keepBody: boolean }
  | {
      readonly kind: "unsent";
      readonly state: "queued" | "failed";
      readonly at: Date;
      readonly error: string;
    }
  /** The mail was sent or failed. The mail's row is deleted in both cases. */
  | { readonly kind: "forgotten" }
  /** The lease is released and the mail stays unchanged. */
  | { readonly kind: "released" };

export interface Settled {
  readonly id: string;
  readonly outcome: Outcome;
}

/** The number of mails in one state. Counts queued mails only if they are due or being sent. */
export interface OutboxCount {
  readonly state: "queued" | "failed";
  readonly count: number;
  /** Seconds since the oldest mail was queued, or 0 for none. */
  readonly oldestSeconds: number;
}

const ERROR_MAX = 255;
/** An additional condition for statements that select mails by id, so that settled mails stay unchanged. */
const STILL_QUEUED = { state: unindexed<MailState>("queued") };
const NEWEST_FIRST = { createdAt: "DESC", id: "DESC" } as const;
const ONE_MORE = { attempts: () => "attempts + 1" };

export class OutboxRepository {
  constructor(private readonly db: Database) {}

  /** Returns mails of one priority that are due and without a valid lease, those that have been due longest first. */
  due(priority: MailPriority, now: Date, freeBefore: Date, limit: number): Promise<QueuedMail[]> {
    const where = { priority, ...due(now, freeBefore) };
    const order = { nextAttemptAt: "ASC" } as const;
    return this.db.read((reader) =>
      reader.find(OutboxMail, { select: QUEUED_MAIL, where, order, take: limit }),
    );
  }

  /** Leases the mails that are still due and without a valid lease. Returns the ids of these mails. */
  async acquire(
    tx: Tx,
    mailIds: readonly string[],
    { holder, now, until, freeBefore }: Acquisition,
  ): Promise<Set<string>> {
    const set = { leasedBy: holder, nextAttemptAt: until };
    // Sorted, so that two servers that acquire the same mails do not deadlock.
    const count = await changeIn([...mailIds].sort(), (id) =>
      updateWhere(tx, OutboxMail, { ...due(now, freeBefore), id, ...STILL_QUEUED }, set),
    );
    return count === mailIds.length ? new Set(mailIds) : held(tx, mailIds, set);
  }

  /** Renews leases. Returns the ids of the mails that the holder still has. */
  async renew(tx: Tx, mailIds: readonly string[], leasedBy: string, until: Date): Promise<Set<string>> {
    const renewed = await changeIn([...mailIds].sort(), (id) =>
      updateWhere(tx, OutboxMail, { id, ...STILL_QUEUED, leasedBy }, { nextAttemptAt: until }),
    );
    return renewed === mailIds.length ? new Set(mailIds) : held(tx, mailIds, { leasedBy });
  }

  /**
   * Runs a write that changes nothing, to find out whether the database accepts writes.
   * @throws the driver's error if the database refuses writes
   */
  async tryToWrite(tx: Tx): Promise<void> {
    await updateWhere(tx, OutboxMail, { id: "" }, { leasedBy: null });
  }

  /**
   * Releases the leases of holders whose name starts with `prefix` ("" for all). Returns the number of released leases.
   */
  async release(tx: Tx, prefix: string, priorities: readonly MailPriority[]): Promise<number> {
    const leasedBy = Raw((column) => `SUBSTR(${column}, 1, :length) = :prefix`, {
      length: prefix.length,
      prefix,
    });
    const where = { state: "queued", priority: In(priorities), leasedBy } as const;
    // The ids are read first, because on MariaDB an update with this condition would lock every queued mail.
    const held = await tx.find(OutboxMail, { select: { id: true }, where });
    const release = { leasedBy: null, nextAttemptAt: new Date() };
    return changeIn(held.map(({ id }) => id).sort(), (id) =>
      updateWhere(tx, OutboxMail, { id, ...STILL_QUEUED }, release),
    );
  }

  /**
   * Writes the outcomes of mails. If another worker has since acquired a mail, only "sent" and "forgotten" change it.
   */
  async settle(tx: Tx, holder: string, settled: readonly Settled[]): Promise<void> {
    for (const keepBody of [true, false]) {
      const sent = settled.filter(({ outcome }) => outcome.kind === "sent" && outcome.keepBody === keepBody);
      await markSent(tx, sent.map(({ id }) => id).sort(), keepBody);
    }
    const forgotten = settled.filter(({ outcome }) => outcome.kind === "forgotten");
    await changeIn(forgotten.map(({ id }) => id).sort(), (id) =>
      deleteWhere(tx, OutboxMail, { id, ...STILL_QUEUED }),
    );
    for (const { id, outcome } of settled) {
      const held = { id, ...STILL_QUEUED, leasedBy: holder };
      if (outcome.kind === "unsent") await updateWhere(tx, OutboxMail, held, unsentAgain(outcome));
      if (outcome.kind === "released")
        await updateWhere(tx, OutboxMail, held, { leasedBy: null, nextAttemptAt: new Date() });
    }
  }

  /**
   * Marks all queued mails as failed after a restore, because some may already have been sent. Admins can resend them.
   */
  parkQueued(tx: Tx): Promise<number> {
    const parked = { state: "failed", lastError: MAIL_FAILURES.restored, leasedBy: null } as const;
    const set = { ...parked, nextAttemptAt: new Date() };
    return affected(updateWhere(tx, OutboxMail, { state: "queued" }, set));
  }

  /** Counts queued and failed mails for metrics and alarms. */
  counts(): Promise<OutboxCount[]> {
    const now = new Date();
    const begun = [{ nextAttemptAt: LessThanOrEqual(now) }, { leasedBy: Not(IsNull()) }];
    return Promise.all([this.#count("queued", begun, now), this.#count("failed", [{}], now)]);
  }

  async #count(
    state: OutboxCount["state"],
    conditions: readonly FindOptionsWhere<OutboxMail>[],
    now: Date,
  ): Promise<OutboxCount> {
    const row = await this.db.read((reader) =>
      reader
        .createQueryBuilder(OutboxMail, "mail")
        .select("COUNT(*)", "count")
        .addSelect("MIN(mail.createdAt)", "oldest")
        .where(conditions.map((condition) => ({ state, ...condition })))
        .getRawOne<{ count: number | string; oldest: RawTime | null }>(),
    );
    const ms = row?.oldest ? now.getTime() - toDate(row.oldest).getTime() : 0;
    return { state, count: Number(row?.count ?? 0), oldestSeconds: Math.max(0, Math.round(ms / 1000)) };
  }

  /** Returns the newest mails, for /dev/mailbox. */
  newest(limit: number): Promise<QueuedMail[]> {
    const where = { sealedBody: Not("") };
    return this.db.read((reader) =>
      reader.find(OutboxMail, { select: QUEUED_MAIL, where, order: NEWEST_FIRST, take: limit }),
    );
  }

  /** Returns the mails to an address, newest first and without their bodies, for the export of personal data. */
  async historyOf(recipient: string): Promise<Pick<OutboxMail, "subject" | "state" | "createdAt">[]> {
    const select = { id: true, subject: true, state: true, createdAt: true } as const;
    const mails = await this.db.read((reader) =>
      reader.find(OutboxMail, { select, where: { recipient }, order: NEWEST_FIRST }),
    );
    return mails.map(({ subject, state, createdAt }) => ({ subject, state, createdAt }));
  }

  /** Deletes every mail to an address, sent or not, because its account was deleted. */
  async forget(tx: Tx, recipient: string): Promise<void> {
    await deleteWhere(tx, OutboxMail, { recipient });
  }

  /**
   * Deletes mails that were sent or failed before the given time. Keeps copies of mailings, because mailings count
   * their copies (mailing.repository.ts).
   */
  deleteDone(tx: Tx, before: Date, limit: number): Promise<number> {
    const mailingId = IsNull();
    const sent = { state: "sent", sentAt: LessThan(before), mailingId } as const;
    const failed = { state: "failed", nextAttemptAt: LessThan(before), mailingId } as const;
    return deleteSome(tx, OutboxMail, [sent, failed], limit);
  }
}

async function held(
  tx: Tx,
  mailIds: readonly string[],
  lease: FindOptionsWhere<OutboxMail>,
): Promise<Set<string>> {
  const leased = await findIn(mailIds, (id) =>
    tx.find(OutboxMail, { select: { id: true }, where: { ...lease, id, ...STILL_QUEUED } }),
  );
  return new Set(leased.map(({ id }) => id));
}

/** Returns the condition for mails that are queued, due, and without a valid lease. */
function due(now: Date, freeBefore: Date) {
  return {
    state: "queued" as const,
    nextAttemptAt: LessThanOrEqual(now),
    leasedBy: Raw((column) => `(${column} IS NULL OR nextAttemptAt <= :freeBefore)`, { freeBefore }),
  };
}

/** Marks mails as sent. Ignores the leases, because another server that now has them must not send the mails again. */
async function markSent(tx: Tx, mailIds: readonly string[], keepBody: boolean): Promise<void> {
  const set = { state: "sent", sentAt: new Date(), leasedBy: null, lastError: null, ...ONE_MORE } as const;
  await changeIn(mailIds, (id) =>
    updateWhere(tx, OutboxMail, { id, ...STILL_QUEUED }, keepBody ? set : { ...set, sealedBody: "" }),
  );
}

function unsentAgain({ state, at, error }: Outcome & { kind: "unsent" }): QueryDeepPartialEntity<OutboxMail> {
  return { state, nextAttemptAt: at, lastError: error.slice(0, ERROR_MAX), leasedBy: null, ...ONE_MORE };
}

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
import {
  affected,
  changeIn,
  deleteSome,
  deleteWhere,
  findIn,
  tookEffect,
  updateWhere,
} from "../db/changes.js";
import type { Database, Tx } from "../db/database.js";
import { type RawTime, toDate } from "../db/values.js";
import { type MailPriority, OutboxMail } from "./outbox-mail.entity.js";

const QUEUED_MAIL = {
  id: true,
  recipient: true,
  replyTo: true,
  subject: true,
  sealedBody: true,
  attempts: true,
  createdAt: true,
} as const;

/** A queued mail as the worker takes it. */
export type QueuedMail = Readonly<Pick<OutboxMail, keyof typeof QUEUED_MAIL>>;

/** What a take stands on. */
export interface Acquisition {
  /** Who takes. */
  readonly holder: string;
  readonly now: Date;
  /** When the lease ends unless it is renewed. */
  readonly until: Date;
  /** Leases of others that ended before this are free. */
  readonly freeBefore: Date;
}

/** What a try at sending led to, for the holder of a mail. */
export type Outcome =
  | { readonly kind: "sent"; readonly keepBody: boolean }
  | {
      readonly kind: "unsent";
      readonly state: "queued" | "failed";
      readonly at: Date;
      readonly error: string;
    }
  /** Sent or given up, and to be kept in neither case. */
  | { readonly kind: "forgotten" }
  /** Given back as it was. */
  | { readonly kind: "released" };

/** A mail and what became of it. */
export interface Settled {
  readonly id: string;
  readonly outcome: Outcome;
}

/** Mails of one state; queued are those that are due or being sent. */
export interface OutboxCount {
  readonly state: "queued" | "failed";
  readonly count: number;
  /** Since the oldest was queued; 0 for none. */
  readonly oldestSeconds: number;
}

const ERROR_MAX = 255;
const NEWEST_FIRST = { createdAt: "DESC", id: "DESC" } as const;
const ONE_MORE = { attempts: () => "attempts + 1" };

/** The statements of sending, and of looking at single mails. */
export class OutboxRepository {
  constructor(private readonly db: Database) {}

  /** Mails of one priority that are due and free, oldest first. */
  due(priority: MailPriority, now: Date, freeBefore: Date, limit: number): Promise<QueuedMail[]> {
    const where = { priority, ...due(now, freeBefore) };
    const order = { nextAttemptAt: "ASC" } as const;
    return this.db.read((reader) =>
      reader.find(OutboxMail, { select: QUEUED_MAIL, where, order, take: limit }),
    );
  }

  /** Takes those of the mails that are still due and free; answers their ids. */
  async acquire(
    tx: Tx,
    mailIds: readonly string[],
    { holder, now, until, freeBefore }: Acquisition,
  ): Promise<Set<string>> {
    const acquired = new Set<string>();
    const set = { leasedBy: holder, nextAttemptAt: until };
    // In one order, so that two servers after the same mails queue instead of locking each other out.
    for (const id of [...mailIds].sort())
      if (await tookEffect(updateWhere(tx, OutboxMail, { id, ...due(now, freeBefore) }, set)))
        acquired.add(id);
    return acquired;
  }

  /** Moves the end of leases; answers which of the mails the holder still has. */
  async renew(tx: Tx, mailIds: readonly string[], leasedBy: string, until: Date): Promise<Set<string>> {
    const held = { state: "queued", leasedBy } as const;
    const renewed = await changeIn([...mailIds].sort(), (id) =>
      updateWhere(tx, OutboxMail, { ...held, id }, { nextAttemptAt: until }),
    );
    if (renewed === mailIds.length) return new Set(mailIds);
    const left = await findIn(mailIds, (id) =>
      tx.find(OutboxMail, { select: { id: true }, where: { ...held, id } }),
    );
    return new Set(left.map(({ id }) => id));
  }

  /** A write that changes nothing. @throws the driver's error where writes are refused */
  async tryToWrite(tx: Tx): Promise<void> {
    await updateWhere(tx, OutboxMail, { id: "" }, { leasedBy: null });
  }

  /** Frees what holders whose name begins so had taken of these priorities; answers how many. "" stands for all holders. */
  async release(tx: Tx, prefix: string, priorities: readonly MailPriority[]): Promise<number> {
    const leasedBy = Raw((column) => `SUBSTR(${column}, 1, :length) = :prefix`, {
      length: prefix.length,
      prefix,
    });
    const where = { state: "queued", priority: In(priorities), leasedBy } as const;
    // Looked up first: an update that searched would lock every queued mail on MariaDB.
    const held = await tx.find(OutboxMail, { select: { id: true }, where });
    const release = { leasedBy: null, nextAttemptAt: new Date() };
    return changeIn(held.map(({ id }) => id).sort(), (id) =>
      updateWhere(tx, OutboxMail, { state: "queued", id }, release),
    );
  }

  /** Writes what became of mails. What somebody else has taken meanwhile stays theirs, but for a mail that has left. */
  async settle(tx: Tx, holder: string, settled: readonly Settled[]): Promise<void> {
    for (const keepBody of [true, false]) {
      const sent = settled.filter(({ outcome }) => outcome.kind === "sent" && outcome.keepBody === keepBody);
      await markSent(tx, sent.map(({ id }) => id).sort(), keepBody);
    }
    const forgotten = settled.filter(({ outcome }) => outcome.kind === "forgotten");
    await changeIn(forgotten.map(({ id }) => id).sort(), (id) =>
      deleteWhere(tx, OutboxMail, { state: "queued", id }),
    );
    for (const { id, outcome } of settled) {
      const held = { id, state: "queued", leasedBy: holder } as const;
      if (outcome.kind === "unsent") await updateWhere(tx, OutboxMail, held, unsentAgain(outcome));
      if (outcome.kind === "released")
        await updateWhere(tx, OutboxMail, held, { leasedBy: null, nextAttemptAt: new Date() });
    }
  }

  /** Parks what is queued: nobody knows what of it left after the backup was made. The admin area can send it again. */
  parkQueued(tx: Tx): Promise<number> {
    const parked = { state: "failed", lastError: MAIL_FAILURES.restored, leasedBy: null } as const;
    const set = { ...parked, nextAttemptAt: new Date() };
    return affected(updateWhere(tx, OutboxMail, { state: "queued" }, set));
  }

  /** How many mails wait or were given up, and for how many seconds the oldest of them; for measurements and alarms. */
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

  /** The newest mails, for /dev/mailbox. */
  newest(limit: number): Promise<QueuedMail[]> {
    const where = { sealedBody: Not("") };
    return this.db.read((reader) =>
      reader.find(OutboxMail, { select: QUEUED_MAIL, where, order: NEWEST_FIRST, take: limit }),
    );
  }

  /** Mails to an address, newest first, without their text: what the export of personal data tells. */
  async historyOf(recipient: string): Promise<Pick<OutboxMail, "subject" | "state" | "createdAt">[]> {
    const select = { id: true, subject: true, state: true, createdAt: true } as const;
    const mails = await this.db.read((reader) =>
      reader.find(OutboxMail, { select, where: { recipient }, order: NEWEST_FIRST }),
    );
    return mails.map(({ subject, state, createdAt }) => ({ subject, state, createdAt }));
  }

  /** Deletes every mail to an address, sent or not: its account is gone. */
  async forget(tx: Tx, recipient: string): Promise<void> {
    await deleteWhere(tx, OutboxMail, { recipient });
  }

  /** Deletes mails sent or given up before. Copies of a mailing stay: it counts them (mailing-sweep.repository.ts). */
  deleteDone(tx: Tx, before: Date, limit: number): Promise<number> {
    const mailingId = IsNull();
    const sent = { state: "sent", sentAt: LessThan(before), mailingId } as const;
    const failed = { state: "failed", nextAttemptAt: LessThan(before), mailingId } as const;
    return deleteSome(tx, OutboxMail, [sent, failed], limit);
  }
}

/** Queued, due, and in nobody's hands, or in those of somebody who let it go. */
function due(now: Date, freeBefore: Date) {
  return {
    state: "queued" as const,
    nextAttemptAt: LessThanOrEqual(now),
    leasedBy: Raw((column) => `(${column} IS NULL OR nextAttemptAt <= :freeBefore)`, { freeBefore }),
  };
}

/** True whoever holds them now: another server that has not yet handed one over then lets it be. */
async function markSent(tx: Tx, mailIds: readonly string[], keepBody: boolean): Promise<void> {
  const set = { state: "sent", sentAt: new Date(), leasedBy: null, lastError: null, ...ONE_MORE } as const;
  await changeIn(mailIds, (id) =>
    updateWhere(tx, OutboxMail, { state: "queued", id }, keepBody ? set : { ...set, sealedBody: "" }),
  );
}

function unsentAgain({ state, at, error }: Outcome & { kind: "unsent" }): QueryDeepPartialEntity<OutboxMail> {
  return { state, nextAttemptAt: at, lastError: error.slice(0, ERROR_MAX), leasedBy: null, ...ONE_MORE };
}

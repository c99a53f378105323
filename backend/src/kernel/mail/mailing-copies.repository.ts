import { In, IsNull, LessThan, Not } from "typeorm";
import { changeIn, deleteWhere } from "../db/changes.js";
import { unindexed } from "../db/raw-sql.js";
import type { Database, Tx } from "../db/database.js";
import { groupedCounts } from "../db/grouped-counts.js";
import { groupBy } from "../lists.js";
import { type MailState, OutboxMail } from "./outbox-mail.entity.js";

export interface CopyCount {
  readonly mailingId: string | null;
  readonly state: MailState;
  readonly count: number;
}

export type UndeliveredCopy = Pick<OutboxMail, keyof typeof UNDELIVERED>;

export interface SweptCopies {
  readonly mailingId: string;
  readonly state: "sent" | "failed";
  readonly count: number;
}

const UNDELIVERED = { id: true, recipient: true, state: true, lastError: true } as const;

/** Reads and deletes those mails of the outbox that are copies of mailings. */
export class MailingCopiesRepository {
  constructor(private readonly db: Database) {}

  /** Counts the copies of the given mailings by state. Runs one SQL statement, which reads only an index. */
  async counts(mailingIds: readonly string[]): Promise<CopyCount[]> {
    if (mailingIds.length === 0) return [];
    const where = { mailingId: In(mailingIds) };
    return this.db.read((reader) => groupedCounts(reader, OutboxMail, ["mailingId", "state"], where));
  }

  /** Returns the first `take` undelivered copies of a mailing, both failed ones and those that will be retried. */
  undelivered(mailingId: string, take: number): Promise<UndeliveredCopy[]> {
    const where = { mailingId, state: In<MailState>(["failed", "queued"]), lastError: Not(IsNull()) };
    const order = { state: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(OutboxMail, { select: UNDELIVERED, where, order, take }));
  }

  /**
   * Deletes at most `take` copies that were sent or failed before the given time. Returns the number of deleted copies
   * by mailing and state.
   */
  async deleteDone(tx: Tx, before: Date, take: number): Promise<SweptCopies[]> {
    const ofMailing = { mailingId: Not(IsNull()) };
    const done = { sent: { sentAt: LessThan(before) }, failed: { nextAttemptAt: LessThan(before) } };
    const copies = await tx.find(OutboxMail, {
      select: { id: true, mailingId: true, state: true },
      where: [
        { ...ofMailing, state: "sent", ...done.sent },
        { ...ofMailing, state: "failed", ...done.failed },
      ],
      order: { state: "ASC", mailingId: "ASC", id: "ASC" },
      take,
    });
    const swept: SweptCopies[] = [];
    for (const state of ["failed", "sent"] as const) {
      const ids = groupBy(
        copies.filter((copy) => copy.state === state),
        ({ id, mailingId }) => [mailingId ?? "", id],
      );
      for (const [mailingId, group] of ids) {
        const still = { state: unindexed(state), mailingId: unindexed(mailingId), ...done[state] };
        const count = await changeIn(group, (id) => deleteWhere(tx, OutboxMail, { id, ...still }));
        swept.push({ mailingId, state, count });
      }
    }
    return swept;
  }
}

interface MailCount {
  readonly causeId: string | null;
  readonly state: MailState;
  readonly count: number;
}

/** Counts mails by the action that they report, and by state. */
export class MailProgressRepository {
  constructor(private readonly db: Database) {}

  async ofCauses(causeIds: readonly string[]): Promise<MailCount[]> {
    if (causeIds.length === 0) return [];
    const where = { causeId: In([...causeIds]) };
    return this.db.read((reader) => groupedCounts(reader, OutboxMail, ["causeId", "state"], where));
  }
}

import { IsNull, LessThanOrEqual } from "typeorm";
import { MAIL_FAILURES } from "../../../kernel/contract/texts/mailings.texts.js";
import { affected, deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { storedText, type Text } from "../../../kernel/languages/message.js";
import { ScheduledMailing } from "./scheduled-mailing.entity.js";

/** Statements on `scheduled_mailings`. */
export class ScheduledMailingRepository {
  constructor(private readonly db: Database) {}

  /** All of them, the next first. */
  all(): Promise<ScheduledMailing[]> {
    const order = { sendAt: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(ScheduledMailing, { order }));
  }

  byId(id: string): Promise<ScheduledMailing | null> {
    return this.db.read((reader) => reader.findOneBy(ScheduledMailing, { id }));
  }

  /** Those whose time has come. */
  due(now: Date): Promise<ScheduledMailing[]> {
    const where = { sendAt: LessThanOrEqual(now), problem: IsNull() };
    const order = { sendAt: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(ScheduledMailing, { where, order }));
  }

  /** Changes one that waits; false when there is none, or none that was saved at that moment. */
  replace(tx: Tx, { id, ...mailing }: ScheduledMailing, before: Date | null): Promise<boolean> {
    const asRead = before === null ? {} : { savedAt: before };
    return tookEffect(updateWhere(tx, ScheduledMailing, { id, ...asRead }, mailing));
  }

  async insert(tx: Tx, mailing: ScheduledMailing): Promise<void> {
    await insertMany<ScheduledMailing>(tx, ScheduledMailing, [mailing]);
  }

  /** Takes one out as it was read, to be sent; false when it was changed, cancelled or sent since. */
  take(tx: Tx, { id, savedAt }: ScheduledMailing): Promise<boolean> {
    return tookEffect(deleteWhere(tx, ScheduledMailing, { id, savedAt }));
  }

  /** Cancels one; false when it is gone. */
  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, ScheduledMailing, { id }));
  }

  /** Puts those on hold whose time has come, after a backup was restored: they may have been sent since. Answers how many. */
  parkDue(tx: Tx, now: Date): Promise<number> {
    const due = { sendAt: LessThanOrEqual(now), problem: IsNull() };
    return affected(updateWhere(tx, ScheduledMailing, due, { problem: MAIL_FAILURES.restored }));
  }

  /** Writes down why it was not sent, unless it was changed since. */
  async fail(tx: Tx, { id, savedAt }: ScheduledMailing, problem: Text): Promise<void> {
    await updateWhere(tx, ScheduledMailing, { id, savedAt }, { problem: storedText(problem, 300) });
  }
}

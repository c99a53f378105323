import { IsNull, LessThanOrEqual } from "typeorm";
import { MAIL_FAILURES } from "../../../kernel/contract/texts/mailings.texts.js";
import { affected, deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { storedText, type Text } from "../../../kernel/languages/message.js";
import { ScheduledMailing } from "./scheduled-mailing.entity.js";

export class ScheduledMailingRepository {
  constructor(private readonly db: Database) {}

  all(): Promise<ScheduledMailing[]> {
    const order = { sendAt: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(ScheduledMailing, { order }));
  }

  byId(id: string): Promise<ScheduledMailing | null> {
    return this.db.read((reader) => reader.findOneBy(ScheduledMailing, { id }));
  }

  due(now: Date): Promise<ScheduledMailing[]> {
    const where = { sendAt: LessThanOrEqual(now), problem: IsNull() };
    const order = { sendAt: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(ScheduledMailing, { where, order }));
  }

  /**
   * Replaces a scheduled mailing. Returns false if it does not exist, or if `before` is set and is not the time of the
   * last save.
   */
  replace(tx: Tx, { id, ...mailing }: ScheduledMailing, before: Date | null): Promise<boolean> {
    const asRead = before === null ? {} : { savedAt: before };
    return tookEffect(updateWhere(tx, ScheduledMailing, { id, ...asRead }, mailing));
  }

  async insert(tx: Tx, mailing: ScheduledMailing): Promise<void> {
    await insertMany<ScheduledMailing>(tx, ScheduledMailing, [mailing]);
  }

  /**
   * Deletes a due mailing in the transaction that sends it. Returns false if it was changed, cancelled or sent after it
   * was read.
   */
  take(tx: Tx, { id, savedAt }: ScheduledMailing): Promise<boolean> {
    return tookEffect(deleteWhere(tx, ScheduledMailing, { id, savedAt }));
  }

  /** Deletes a scheduled mailing. Returns false if it no longer exists. */
  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, ScheduledMailing, { id }));
  }

  /**
   * Puts due mailings on hold after a restore from a backup, because they may have been sent since the backup. Returns
   * the number of mailings put on hold.
   */
  parkDue(tx: Tx, now: Date): Promise<number> {
    const due = { sendAt: LessThanOrEqual(now), problem: IsNull() };
    return affected(updateWhere(tx, ScheduledMailing, due, { problem: MAIL_FAILURES.restored }));
  }

  /** Stores the reason why a mailing was not sent. Does nothing if the mailing was changed after it was read. */
  async fail(tx: Tx, { id, savedAt }: ScheduledMailing, problem: Text): Promise<void> {
    await updateWhere(tx, ScheduledMailing, { id, savedAt }, { problem: storedText(problem, 300) });
  }
}

import type { PageArgs } from "../../kernel/contract/page.args.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import type { MailingCopiesRepository } from "../../kernel/mail/mailing-copies.repository.js";
import type { Page } from "../../kernel/paging/connection.js";
import { newestFirst } from "../../kernel/db/find-page.js";
import { Mailing } from "./mailing.entity.js";

export class MailingRepository {
  constructor(private readonly db: Database) {}

  /**
   * Inserts a mailing and returns its id.
   * @throws the driver's error if its key is already in use (`MAILING_KEY`)
   */
  async insert(
    tx: Tx,
    mailing: Omit<Mailing, "id" | "createdAt" | "sweptSent" | "sweptFailed">,
  ): Promise<string> {
    const id = newId();
    const fresh = { id, sweptSent: 0, sweptFailed: 0, createdAt: new Date() };
    await insertMany<Mailing>(tx, Mailing, [{ ...mailing, ...fresh }]);
    return id;
  }

  async byKey(sendKey: string): Promise<Mailing | null> {
    return (await this.db.read((reader) => reader.findBy(Mailing, { sendKey })))[0] ?? null;
  }

  async byId(id: string): Promise<Mailing | null> {
    return (await this.db.read((reader) => reader.findBy(Mailing, { id })))[0] ?? null;
  }

  page(args: PageArgs): Promise<Page<Mailing>> {
    return newestFirst(this.db, Mailing, "createdAt", args);
  }
}

const COLUMN = { sent: "sweptSent", failed: "sweptFailed" } as const;

/**
 * Deletes old copies of mailings. The mailings keep the numbers of deleted copies, so that their totals stay the same.
 */
export class MailingSweepRepository {
  constructor(private readonly copies: MailingCopiesRepository) {}

  /**
   * Deletes at most `limit` copies that were sent or failed before the given time. Returns the number of deleted
   * copies.
   */
  async deleteDone(tx: Tx, before: Date, limit: number): Promise<number> {
    let deleted = 0;
    for (const { mailingId, state, count } of await this.copies.deleteDone(tx, before, limit)) {
      await tx.increment(Mailing, { id: mailingId }, COLUMN[state], count);
      deleted += count;
    }
    return deleted;
  }
}

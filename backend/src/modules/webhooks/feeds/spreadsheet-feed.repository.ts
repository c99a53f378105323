import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import type { Role } from "../../../kernel/contract/roles.js";
import { grantsOf, type Holder } from "../../../kernel/contract/grants.js";
import { SpreadsheetFeed } from "./spreadsheet-feed.entity.js";
import { RIGHTS } from "./spreadsheet-feed.sql.js";

/** Statements on `spreadsheet_feeds`. */
export class SpreadsheetFeedRepository {
  constructor(private readonly db: Database) {}

  /** All feeds, or somebody's; oldest first. */
  all(makerId?: string): Promise<SpreadsheetFeed[]> {
    const where = makerId === undefined ? {} : { makerId };
    return this.db.read((reader) =>
      reader.find(SpreadsheetFeed, { where, order: { createdAt: "ASC", id: "ASC" } }),
    );
  }

  async byToken(tokenHash: string): Promise<SpreadsheetFeed | null> {
    const [found] = await this.db.read((reader) => reader.findBy(SpreadsheetFeed, { tokenHash }));
    return found ?? null;
  }

  /** What somebody may do now; null when they are gone. */
  async rightsOf(userId: string): Promise<Holder | null> {
    const [row] = await this.db.query<{ role: Role; grants: string }>(RIGHTS, [userId]);
    return row ? { role: row.role, grants: grantsOf(row.grants) } : null;
  }

  async insert(tx: Tx, feed: SpreadsheetFeed): Promise<void> {
    await insertMany(tx, SpreadsheetFeed, [feed]);
  }

  async used(tx: Tx, id: string, now: Date): Promise<void> {
    await updateWhere(tx, SpreadsheetFeed, { id }, { lastUsedAt: now });
  }

  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, SpreadsheetFeed, { id }));
  }
}

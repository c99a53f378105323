import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import type { Role } from "../../../kernel/contract/roles.js";
import { grantsOf, type Holder } from "../../../kernel/contract/grants.js";
import { SpreadsheetFeed } from "./spreadsheet-feed.entity.js";
import { ENDED, RIGHTS } from "./feed-sheets.sql.js";

export interface MakerRights extends Holder {
  readonly epoch: number;
}

export class SpreadsheetFeedRepository {
  constructor(private readonly db: Database) {}

  /** Returns all feeds, or all feeds of a user, oldest first. */
  all(makerId?: string): Promise<SpreadsheetFeed[]> {
    const where = makerId === undefined ? {} : { makerId };
    return this.db.read((reader) =>
      reader.find(SpreadsheetFeed, { where, order: { createdAt: "ASC", id: "ASC" } }),
    );
  }

  async byToken(tokenHash: string): Promise<SpreadsheetFeed | null> {
    const [feed] = await this.db.read((reader) => reader.findBy(SpreadsheetFeed, { tokenHash }));
    return feed ?? null;
  }

  /** Returns an account's current rights and epoch, or null for a deleted account. */
  async rightsOf(userId: string): Promise<MakerRights | null> {
    const [row] = await this.db.query<{ role: Role; grants: string; epoch: number }>(RIGHTS, [userId]);
    return row ? { role: row.role, grants: grantsOf(row.grants), epoch: row.epoch } : null;
  }

  /** Returns the ids of the feeds that ended because their maker's password, e-mail address or role changed. */
  async ended(): Promise<ReadonlySet<string>> {
    const rows = await this.db.query<{ id: string }>(ENDED);
    return new Set(rows.map(({ id }) => id));
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

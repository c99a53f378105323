import { type FindOptionsWhere, LessThan, Not } from "typeorm";
import { deleteSome, deleteWhere, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newestFirst } from "../../../kernel/db/find-page.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import type { PageArgs } from "../../../kernel/contract/page.args.js";
import type { Page } from "../../../kernel/paging/connection.js";
import { Activity } from "./activity.entity.js";
import { ActivityKind } from "./contract/account-activity.js";

/** Equal events within one hour, with their count. */
export type CountedActivity = Readonly<Omit<Activity, "id">>;

/** Maximum number of rows in a download: more than an account has in a year. */
const EXPORTED = 10_000;

export class ActivityRepository {
  constructor(private readonly db: Database) {}

  /**
   * Increments the count in the hour's row, or inserts the row. Reads before writing, because on MariaDB an UPDATE that
   * matches no row would lock a gap, and two concurrent log-ins would wait for each other.
   * @throws the driver's error if another server inserted the row concurrently
   */
  async count(tx: Tx, counted: CountedActivity): Promise<void> {
    const { userId, slot, times, entries, userAgent, lastAt } = counted;
    const row = await tx.findOne(Activity, { select: { id: true }, where: { userId, slot } });
    if (!row) return insertMany(tx, Activity, [{ id: newId(), ...counted }]);
    const more = (column: "times" | "entries", by: number) => () => `${column} + ${String(by)}`;
    const set = { times: more("times", times), entries: more("entries", entries), userAgent, lastAt };
    await updateWhere(tx, Activity, { id: row.id }, set);
  }

  /** Returns a page of the activity of one account, or of one kind, newest first. */
  page(where: FindOptionsWhere<Activity>, args: PageArgs): Promise<Page<Activity>> {
    return newestFirst(this.db, Activity, "lastAt", args, where);
  }

  /** Returns all activity of an account, newest first, for its owner's download. */
  everythingOf(userId: string): Promise<Activity[]> {
    const order = { lastAt: "DESC", id: "DESC" } as const;
    return this.db.read((reader) => reader.find(Activity, { where: { userId }, order, take: EXPORTED }));
  }

  /** Deletes an account's activity, except for its reads of lists. */
  async deleteOwn(tx: Tx, userId: string): Promise<void> {
    await deleteWhere(tx, Activity, { userId, kind: Not(ActivityKind.listRead) });
  }

  /** Deletes at most `limit` rows that were last updated before the given time. Returns the number of deleted rows. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    const lastAt = LessThan(before);
    const kinds = Object.values(ActivityKind).map((kind) => ({ kind, lastAt }));
    return deleteSome(tx, Activity, kinds, limit);
  }
}

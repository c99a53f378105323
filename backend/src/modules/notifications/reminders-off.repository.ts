import { deleteWhere, findIn } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { RemindersOff } from "./reminders-off.entity.js";

/** Reads and writes of `reminders_off`. */
export class RemindersOffRepository {
  constructor(private readonly db: Database) {}

  /** Those of the people who switched reminders off. */
  async of(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.read((reader) =>
      findIn(userIds, (userId) => reader.findBy(RemindersOff, { userId })),
    );
    return new Set(rows.map(({ userId }) => userId));
  }

  /** Switches somebody's reminders on or off; nothing changes when they are. */
  async write(tx: Tx, userId: string, on: boolean): Promise<void> {
    await deleteWhere(tx, RemindersOff, { userId });
    if (!on) await insertMany(tx, RemindersOff, [{ userId, since: new Date() }]);
  }
}

import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { SavedView } from "./saved-view.entity.js";

type View = Pick<SavedView, "userId" | "tableName" | "name" | "query">;

/** Runs the SQL statements on `saved_views`. Each statement filters by owner, so another user's view is never found. */
export class SavedViewRepository {
  constructor(private readonly db: Database) {}

  ofTable(userId: string, tableName: string): Promise<SavedView[]> {
    const where = { userId, tableName };
    return this.db.read((reader) => reader.find(SavedView, { where, order: { name: "ASC" } }));
  }

  /** Returns all views of a user, for downloading the user's data. */
  ofPerson(userId: string): Promise<Pick<SavedView, "tableName" | "name" | "query" | "savedAt">[]> {
    const select = { tableName: true, name: true, query: true, savedAt: true } as const;
    return this.db.read((reader) =>
      reader.find(SavedView, { select, where: { userId }, order: { id: "ASC" } }),
    );
  }

  count(userId: string): Promise<number> {
    return this.db.read((reader) => reader.countBy(SavedView, { userId }));
  }

  /** Replaces the view with this name. Returns false if there is none. */
  replace(tx: Tx, { userId, tableName, name, query }: View): Promise<boolean> {
    const set = { query, savedAt: new Date() };
    return tookEffect(updateWhere(tx, SavedView, { userId, tableName, name }, set));
  }

  async insert(tx: Tx, view: View): Promise<void> {
    await insertMany<SavedView>(tx, SavedView, [{ id: newId(), ...view, savedAt: new Date() }]);
  }

  /**
   * Renames a view. Returns false if there is none.
   * @throws the driver's error if the name is taken (`VIEW_NAME`)
   */
  rename(tx: Tx, userId: string, id: string, name: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, SavedView, { id, userId }, { name, savedAt: new Date() }));
  }

  remove(tx: Tx, userId: string, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, SavedView, { id, userId }));
  }
}

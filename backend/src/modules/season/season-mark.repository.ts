import { deleteWhere, tookEffect } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import type { SeasonItemKey } from "./contract/season-item.js";
import { SeasonMark } from "./season-mark.entity.js";

export class SeasonMarkRepository {
  constructor(private readonly db: Database) {}

  ofEvent(eventId: string): Promise<SeasonMark[]> {
    return this.db.read((reader) => reader.findBy(SeasonMark, { eventId }));
  }

  /**
   * Stores a mark.
   * @throws the driver's error when the item is already marked (`SEASON_MARK`).
   */
  insert(tx: Tx, mark: SeasonMark): Promise<void> {
    return insertMany<SeasonMark>(tx, SeasonMark, [mark]);
  }

  /** Deletes a mark. Returns false if there was none. */
  remove(tx: Tx, eventId: string, item: SeasonItemKey): Promise<boolean> {
    return tookEffect(deleteWhere(tx, SeasonMark, { eventId, item }));
  }
}

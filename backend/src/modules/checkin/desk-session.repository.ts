import { deleteWhere, tookEffect } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { CheckIn } from "./check-in.entity.js";
import { DeskSessionRecord } from "./desk-session.entity.js";
import { lockSession } from "./check-in.sql.js";

/** SQL statements on `desk_sessions`. */
export class DeskSessionRepository {
  constructor(private readonly db: Database) {}

  /** Those that were set up for an event, in the order in which they were. */
  ofEvent(eventId: string): Promise<DeskSessionRecord[]> {
    const order = { id: "ASC" } as const;
    return this.db.read((reader) => reader.find(DeskSessionRecord, { where: { eventId }, order }));
  }

  async find(id: string): Promise<DeskSessionRecord | null> {
    return this.db.read((reader) => reader.findOneBy(DeskSessionRecord, { id }));
  }

  insert(tx: Tx, session: DeskSessionRecord): Promise<void> {
    return insertMany<DeskSessionRecord>(tx, DeskSessionRecord, [session]);
  }

  /** Keeps one from being removed until the open transaction ends, together with others who do; false when it is gone. */
  lock(id: string): Promise<boolean> {
    return lockSession(this.db, id);
  }

  /** Whether anybody ever came to it, also by mistake. */
  isUsed({ id, eventId }: DeskSessionRecord): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(CheckIn, { eventId, sessionId: id }));
  }

  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, DeskSessionRecord, { id }));
  }
}

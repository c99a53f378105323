import { deleteWhere, tookEffect } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { CheckIn } from "./check-in.entity.js";
import { DeskSessionRecord } from "./desk-session.entity.js";
import { lockSession } from "./check-in.sql.js";

export class DeskSessionRepository {
  constructor(private readonly db: Database) {}

  /** Returns the sessions that were set up for an event, in the order of their creation. */
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

  /**
   * Locks a session until the open transaction ends, so that it is not removed. Several transactions can hold the lock
   * at the same time. Returns false if the session does not exist.
   */
  lock(id: string): Promise<boolean> {
    return lockSession(this.db, id);
  }

  /** Returns whether a session has check-ins, including reverted ones. */
  isUsed({ id, eventId }: DeskSessionRecord): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(CheckIn, { eventId, sessionId: id }));
  }

  remove(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, DeskSessionRecord, { id }));
  }
}

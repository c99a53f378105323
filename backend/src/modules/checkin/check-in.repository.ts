import { IsNull, LessThan, MoreThan, MoreThanOrEqual } from "typeorm";
import { changeIn, deleteSome, findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { violates } from "../../kernel/db/unique-key.js";
import { groupBy } from "../../kernel/lists.js";
import { CHECK_IN_ID, CHECK_IN_ONCE, CheckIn } from "./check-in.entity.js";
import { MEMBERS_INSIDE, USED_SESSIONS } from "./check-in.sql.js";

/** A person and the session that they come to. */
export type Attendance = Pick<CheckIn, "eventId" | "sessionId" | "memberId">;

/** Returns whether a write failed because the person is already checked in or the same check-in is already stored. */
export function isThereAlready(error: unknown): boolean {
  return violates(error, CHECK_IN_ONCE) || violates(error, CHECK_IN_ID);
}

export class CheckInRepository {
  constructor(private readonly db: Database) {}

  find(id: string): Promise<CheckIn | null> {
    return this.db.read((reader) => reader.findOneBy(CheckIn, { id }));
  }

  /** Returns the person's check-in that was not reverted, or null if there is none. */
  live({ eventId, sessionId, memberId }: Attendance): Promise<CheckIn | null> {
    if (memberId === null) return Promise.resolve(null);
    return this.db.read((reader) => reader.findOneBy(CheckIn, { eventId, sessionId, memberId, liveSlot: 1 }));
  }

  /** Returns whether a check-in of this person was reverted since the given moment. */
  isRevertedSince({ eventId, sessionId, memberId }: Attendance, at: Date): Promise<boolean> {
    if (memberId === null) return Promise.resolve(false);
    const revertedAt = MoreThanOrEqual(at);
    return this.db.read((reader) => reader.existsBy(CheckIn, { eventId, sessionId, memberId, revertedAt }));
  }

  /**
   * Inserts a check-in.
   * @throws the driver's error that `isThereAlready` recognises
   */
  insert(tx: Tx, checkIn: CheckIn): Promise<void> {
    return insertMany<CheckIn>(tx, CheckIn, [checkIn]);
  }

  /** Replaces the stored check-in with an earlier one. Returns false if the stored check-in is not later. */
  takeEarlier(tx: Tx, { memberId, sessionId, eventId, ...earlier }: CheckIn): Promise<boolean> {
    if (memberId === null) return Promise.resolve(false);
    const { at, deviceAt, receivedAt, changedAt, byId, byName, method } = earlier;
    const where = { eventId, sessionId, memberId, liveSlot: 1, at: MoreThan(at) };
    const set = { at, deviceAt, receivedAt, changedAt, byId, byName, method };
    return tookEffect(updateWhere(tx, CheckIn, where, set));
  }

  /** Reverts a check-in. Returns false if another request has already reverted it. */
  revert(tx: Tx, id: string, revertedAt: Date): Promise<boolean> {
    const set = { liveSlot: null, revertedAt, changedAt: revertedAt };
    return tookEffect(updateWhere(tx, CheckIn, { id, liveSlot: 1 }, set));
  }

  /** Returns an event's check-ins that were written or reverted since a moment, oldest first. */
  changedSince(eventId: string, since: Date): Promise<CheckIn[]> {
    const where = { eventId, changedAt: MoreThanOrEqual(since) };
    const order = { changedAt: "ASC", id: "ASC" } as const;
    return this.db.read((reader) => reader.find(CheckIn, { where, order }));
  }

  /** Returns all check-ins of an event that were not reverted. */
  inForce(eventId: string): Promise<CheckIn[]> {
    return this.db.read((reader) => reader.findBy(CheckIn, { eventId, liveSlot: 1 }));
  }

  /** Returns the ids of the sessions that have a check-in that was not reverted. */
  async usedSessions(eventId: string): Promise<ReadonlySet<string>> {
    const rows = await this.db.query<Pick<CheckIn, "sessionId">>(USED_SESSIONS, [eventId]);
    return new Set(rows.map(({ sessionId }) => sessionId));
  }

  /**
   * Returns the membership ids of check-ins that were not reverted, by session. The id is null for a person in no team.
   */
  async inside(eventId: string): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
    const rows = await this.db.query<Pick<CheckIn, "sessionId" | "memberId">>(MEMBERS_INSIDE, [eventId]);
    return groupBy(rows, ({ sessionId, memberId }) => [sessionId, memberId]);
  }

  /** Returns at most `most` walk-ins of an event that were not reverted, newest first. */
  walkIns(eventId: string, most: number): Promise<CheckIn[]> {
    const where = { eventId, method: "WALK_IN" as const, liveSlot: 1 };
    const order = { at: "DESC", id: "DESC" } as const;
    return this.db.read((reader) => reader.find(CheckIn, { where, order, take: most }));
  }

  /** Returns these memberships' check-ins that were not reverted, oldest first. */
  async ofMembers(memberIds: readonly string[]): Promise<CheckIn[]> {
    const rows = await this.db.read((reader) =>
      findIn(memberIds, (memberId) => reader.findBy(CheckIn, { memberId, liveSlot: 1 })),
    );
    return rows.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Deletes the desk's notes about memberships whose account is deleted. */
  async forget(tx: Tx, memberIds: readonly string[]): Promise<void> {
    await changeIn(memberIds, (memberId) => updateWhere(tx, CheckIn, { memberId }, { note: null }));
  }

  /** Deletes at most `limit` check-ins of people in no team that were last changed before the given time. */
  async deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, CheckIn, [{ memberId: IsNull(), changedAt: LessThan(before) }], limit);
  }
}

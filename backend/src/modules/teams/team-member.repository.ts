import type { Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { toSqlTime } from "../../kernel/db/values.js";
import type { PaymentStatus } from "./contract/payment-status.js";
import type { NewMember } from "./team-record.js";

/** A membership as the deletion of its account sees it, with the team's state. */
export interface Membership {
  readonly id: string;
  readonly teamId: string;
  readonly eventId: string;
  readonly leaderId: string;
  readonly paymentStatus: PaymentStatus;
  /** 1 when the account's owner agreed to it. */
  readonly confirmed: number | string;
}

/** A place that its person has not agreed to, with whom to tell when they decline it. */
export interface UnconfirmedPlace {
  readonly id: string;
  readonly teamId: string;
  readonly leaderId: string;
  readonly teamName: string;
}

/** The one who leads a team next. */
export interface Heir {
  readonly id: string;
  readonly userId: string;
}

/** A record without an account, as the leader typed it in. */
export interface UnlinkedMember {
  readonly id: string;
  readonly teamId: string;
  readonly phone: string | null;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly codeforcesHandle: string | null;
}

/** What of an account a team keeps a copy of, once its owner agreed. */
export interface ConfirmedFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly identityKey: string | null;
  readonly codeforcesHandle: string | null;
}

/** Statements on `team_members`; services change the team's row before (team.repository.ts). */
export class TeamMemberRepository {
  /** Adds a person. @throws the driver's error when they are in a team of this event already. */
  async insert(tx: Tx, member: NewMember): Promise<void> {
    const now = toSqlTime(new Date());
    await execute(
      tx,
      `INSERT INTO team_members (id, teamId, eventId, userId, isLeader, name, email, phone, college, universityRollNo,
         identityKey, codeforcesHandle, confirmedAt, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        member.id,
        member.teamId,
        member.eventId,
        member.userId,
        member.isLeader ? 1 : 0,
        member.name,
        member.email,
        member.phone,
        member.college,
        member.universityRollNo,
        member.identityKey,
        member.codeforcesHandle,
        member.confirmed ? now : null,
        now,
        now,
      ],
    );
  }

  /** Takes an added person out; never the leader. */
  async removeAdded(tx: Tx, teamId: string, memberId: string): Promise<boolean> {
    const sql = "DELETE FROM team_members WHERE id = ? AND teamId = ? AND isLeader = 0";
    return (await execute(tx, sql, [memberId, teamId])) === 1;
  }

  /** Takes somebody out who has not agreed; false when they have by now, or are gone. */
  async removeUnconfirmed(tx: Tx, teamId: string, memberId: string): Promise<boolean> {
    const sql =
      "DELETE FROM team_members WHERE id = ? AND teamId = ? AND isLeader = 0 AND confirmedAt IS NULL";
    return (await execute(tx, sql, [memberId, teamId])) === 1;
  }

  /**
   * Writes down that a person agreed, with what the team may know of them from then on; false when they did before or
   * are gone. @throws the driver's error when e-mail or identity are somebody else's in the event.
   */
  async confirm(tx: Tx, memberId: string, userId: string, fields: ConfirmedFields): Promise<boolean> {
    const now = toSqlTime(new Date());
    const affected = await execute(
      tx,
      `UPDATE team_members SET confirmedAt = ?, name = ?, email = ?, phone = ?, college = ?, universityRollNo = ?,
         identityKey = ?, codeforcesHandle = ?, updatedAt = ?
       WHERE id = ? AND userId = ? AND confirmedAt IS NULL`,
      [
        now,
        fields.name,
        fields.email,
        fields.phone,
        fields.college,
        fields.universityRollNo,
        fields.identityKey,
        fields.codeforcesHandle,
        now,
        memberId,
        userId,
      ],
    );
    return affected === 1;
  }

  /**
   * The places in an event that somebody was given and has not agreed to: of their account, and those with their
   * verified e-mail. Two look-ups by index; as one condition it would read the whole event.
   */
  unconfirmedOf(
    tx: Tx,
    account: { readonly id: string; readonly email: string },
    eventId: string,
  ): Promise<UnconfirmedPlace[]> {
    const places = (column: string) =>
      `SELECT m.id, m.teamId, t.leaderId, t.name AS teamName FROM team_members m JOIN teams t ON t.id = m.teamId
       WHERE m.eventId = ? AND m.${column} = ? AND m.isLeader = 0 AND m.confirmedAt IS NULL`;
    return select(tx, `${places("userId")} UNION ${places("email")} ORDER BY teamId`, [
      eventId,
      account.id,
      eventId,
      account.email,
    ]);
  }

  /** Takes any person out, for the deletion of their account. */
  async remove(tx: Tx, memberId: string): Promise<boolean> {
    return (await execute(tx, "DELETE FROM team_members WHERE id = ?", [memberId])) === 1;
  }

  /** Moves the leader's mark to a linked member who agreed to be one; false when they are not. */
  async markLeader(tx: Tx, teamId: string, memberId: string, userId: string): Promise<boolean> {
    const now = toSqlTime(new Date());
    await execute(
      tx,
      "UPDATE team_members SET isLeader = 0, updatedAt = ? WHERE teamId = ? AND isLeader = 1",
      [now, teamId],
    );
    const affected = await execute(
      tx,
      "UPDATE team_members SET isLeader = 1, updatedAt = ? WHERE id = ? AND teamId = ? AND userId = ? AND confirmedAt IS NOT NULL",
      [now, memberId, teamId, userId],
    );
    return affected === 1;
  }

  async setHandle(tx: Tx, teamId: string, memberId: string, handle: string | null): Promise<boolean> {
    const sql = "UPDATE team_members SET codeforcesHandle = ?, updatedAt = ? WHERE id = ? AND teamId = ?";
    return (await execute(tx, sql, [handle, toSqlTime(new Date()), memberId, teamId])) === 1;
  }

  /** Everything an account is in, of every event; in one order, so that parallel deletions do not lock crosswise. */
  ofUser(tx: Tx, userId: string): Promise<Membership[]> {
    return select(
      tx,
      `SELECT m.id, m.teamId, m.eventId, t.leaderId, t.paymentStatus,
         m.confirmedAt IS NOT NULL AS confirmed
       FROM team_members m JOIN teams t ON t.id = m.teamId WHERE m.userId = ? ORDER BY m.teamId`,
      [userId],
    );
  }

  /** The first added member with an account who agreed to be in the team, or null. */
  async firstHeir(tx: Tx, teamId: string): Promise<Heir | null> {
    const rows = await select<Heir>(
      tx,
      `SELECT id, userId FROM team_members
       WHERE teamId = ? AND isLeader = 0 AND userId IS NOT NULL AND confirmedAt IS NOT NULL ORDER BY id LIMIT 1`,
      [teamId],
    );
    return rows[0] ?? null;
  }

  /** Records without an account that carry its e-mail, the oldest first; not of events where it has a team already. */
  unlinkedOf(tx: Tx, account: { readonly id: string; readonly email: string }): Promise<UnlinkedMember[]> {
    return select(
      tx,
      `SELECT id, teamId, phone, college, universityRollNo, codeforcesHandle FROM team_members m
       WHERE email = ? AND userId IS NULL
         AND NOT EXISTS (SELECT 1 FROM team_members own WHERE own.eventId = m.eventId AND own.userId = ?)
       ORDER BY id`,
      [account.email, account.id],
    );
  }

  /**
   * Ties a record to its account, whose owner has yet to agree; what was typed stays.
   * @throws the driver's error when the identity is somebody else's in the event.
   */
  async link(tx: Tx, memberId: string, userId: string, identityKey: string | null): Promise<void> {
    await execute(
      tx,
      `UPDATE team_members SET userId = ?, identityKey = ?, confirmedAt = NULL, updatedAt = ?
       WHERE id = ? AND userId IS NULL`,
      [userId, identityKey, toSqlTime(new Date()), memberId],
    );
  }
}

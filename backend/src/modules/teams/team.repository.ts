import type { Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { executeIn, selectIn } from "../../kernel/db/execute-in.js";
import { toSqlTime } from "../../kernel/db/values.js";
import type { PaymentStatus } from "./contract/payment-status.js";
import type { NewTeam } from "./team-record.js";

/** A team as the payment sees it. */
export interface TeamForPayment {
  readonly id: string;
  readonly name: string;
  readonly eventId: string;
  readonly leaderId: string;
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
  readonly ranking: number | null;
  readonly memberUserIds: string[];
}

/** A team as its leader's right to it was last seen; the statements below only act while that still holds. */
export interface LedTeam {
  readonly id: string;
  readonly leaderId: string;
}

/** The roster is not locked by a payment (see `rosterLocked`). */
const UNLOCKED = "paymentStatus IN ('incomplete', 'rejected')";

/**
 * Writes on `teams`. Each is a conditional statement on one row and answers whether it took effect: the row's lock is
 * where parallel changes of a team queue, and the condition is looked at under it. So services run it first, before
 * they touch `team_members`; that order also keeps them free of deadlocks.
 */
export class TeamRepository {
  /** Writes a new team of one. @throws the driver's error when name or reference are taken. */
  async insert(tx: Tx, team: NewTeam): Promise<void> {
    const now = toSqlTime(new Date());
    await execute(
      tx,
      `INSERT INTO teams (id, eventId, name, nameKey, leaderId, memberCount, ranking, paymentStatus, reference, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, ?, 1, NULL, 'incomplete', ?, ?, ?)`,
      [team.id, team.eventId, team.name, team.nameKey, team.leaderId, team.reference, now, now],
    );
  }

  /**
   * Takes a place in the team, unless it is full or locked. The event's limit is looked at here and now: a Superadmin
   * may have lowered it since the team was read.
   */
  takePlace(tx: Tx, team: LedTeam): Promise<boolean> {
    return this.#update(
      tx,
      `memberCount = memberCount + 1`,
      `id = ? AND leaderId = ? AND ${UNLOCKED}
       AND memberCount < (SELECT maxTeamSize FROM events WHERE events.id = teams.eventId)`,
      [team.id, team.leaderId],
    );
  }

  /** Gives a place back, unless the team is locked. */
  freePlace(tx: Tx, team: LedTeam): Promise<boolean> {
    return this.#update(tx, "memberCount = memberCount - 1", `id = ? AND leaderId = ? AND ${UNLOCKED}`, [
      team.id,
      team.leaderId,
    ]);
  }

  /** Gives the place of a deleted account back; a lock does not keep an account alive. */
  dropPlace(tx: Tx, team: LedTeam): Promise<boolean> {
    return this.#update(tx, "memberCount = memberCount - 1", "id = ? AND leaderId = ?", [
      team.id,
      team.leaderId,
    ]);
  }

  /** Holds the team's row for a change of its people's data, unless the team is locked. */
  holdRoster(tx: Tx, team: LedTeam): Promise<boolean> {
    return this.#update(tx, "memberCount = memberCount", `id = ? AND leaderId = ? AND ${UNLOCKED}`, [
      team.id,
      team.leaderId,
    ]);
  }

  /** Names another leader. */
  setLeader(tx: Tx, team: LedTeam, newLeaderId: string): Promise<boolean> {
    return this.#update(tx, "leaderId = ?", "id = ? AND leaderId = ?", [newLeaderId, team.id, team.leaderId]);
  }

  /** Names another leader in place of one whose account goes, unless the team is locked. */
  replaceLeader(tx: Tx, team: LedTeam, newLeaderId: string): Promise<boolean> {
    return this.#update(
      tx,
      "leaderId = ?, memberCount = memberCount - 1",
      `id = ? AND leaderId = ? AND ${UNLOCKED}`,
      [newLeaderId, team.id, team.leaderId],
    );
  }

  /** Changes name and ranking, unless another change of them came first. @throws the driver's error for a taken name. */
  rewrite(
    tx: Tx,
    before: { readonly id: string; readonly name: string; readonly ranking: number | null },
    {
      name,
      nameKey,
      ranking,
    }: { readonly name: string; readonly nameKey: string; readonly ranking: number | null },
  ): Promise<boolean> {
    return this.#update(
      tx,
      "name = ?, nameKey = ?, ranking = ?",
      "id = ? AND name = ? AND COALESCE(ranking, 0) = ?",
      [name, nameKey, ranking, before.id, before.name, before.ranking ?? 0],
    );
  }

  /** Deletes a team with its people, unless it is locked. */
  async remove(tx: Tx, team: LedTeam): Promise<boolean> {
    const affected = await execute(tx, `DELETE FROM teams WHERE id = ? AND leaderId = ? AND ${UNLOCKED}`, [
      team.id,
      team.leaderId,
    ]);
    return affected === 1;
  }

  /** Moves the payment's state from one of `from` to `to`. */
  movePayment(tx: Tx, teamId: string, from: readonly PaymentStatus[], to: PaymentStatus): Promise<boolean> {
    const places = from.map(() => "?").join(", ");
    return this.#update(tx, "paymentStatus = ?", `id = ? AND paymentStatus IN (${places})`, [
      to,
      teamId,
      ...from,
    ]);
  }

  /** Moves the payment's state of these teams from `from` to `to`; answers how many were in `from`. */
  movePayments(tx: Tx, teamIds: readonly string[], from: PaymentStatus, to: PaymentStatus): Promise<number> {
    const sql = "UPDATE teams SET updatedAt = ?, paymentStatus = ? WHERE paymentStatus = ? AND id IN";
    return executeIn(tx, sql, [toSqlTime(new Date()), to, from], teamIds);
  }

  /** Who leads these teams. */
  leaders(tx: Tx, teamIds: readonly string[]): Promise<LedTeam[]> {
    return selectIn<LedTeam>(tx, "SELECT id, leaderId FROM teams WHERE id IN", teamIds);
  }

  /** How many people the largest team of an event has; 0 without teams. */
  async largest(tx: Tx, eventId: string): Promise<number> {
    const rows = await select<{ n: number | null }>(
      tx,
      "SELECT MAX(memberCount) AS n FROM teams WHERE eventId = ?",
      [eventId],
    );
    return rows[0]?.n ?? 0;
  }

  /** What the payment needs to know of a team, or null. */
  async forPayment(tx: Tx, teamId: string): Promise<TeamForPayment | null> {
    const rows = await select<Omit<TeamForPayment, "memberUserIds"> & { userId: string | null }>(
      tx,
      `SELECT t.id, t.name, t.eventId, t.leaderId, t.reference, t.paymentStatus, t.ranking, m.userId
       FROM teams t JOIN team_members m ON m.teamId = t.id WHERE t.id = ?`,
      [teamId],
    );
    const [first] = rows;
    if (!first) return null;
    const { userId: _userId, ...team } = first;
    return { ...team, memberUserIds: rows.flatMap((row) => row.userId ?? []) };
  }

  /** @param change with its parameters before those of `condition`. */
  async #update(tx: Tx, change: string, condition: string, parameters: readonly unknown[]): Promise<boolean> {
    const affected = await execute(tx, `UPDATE teams SET updatedAt = ?, ${change} WHERE ${condition}`, [
      toSqlTime(new Date()),
      ...parameters,
    ]);
    return affected === 1;
  }
}

import type { Caller } from "../../kernel/auth/caller.js";
import { grantsOf } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { deleteSome } from "../../kernel/db/delete-some.js";
import { execute, select } from "../../kernel/db/execute.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { type RawTime, toDate, toDateOrNull, toSqlTime } from "../../kernel/db/values.js";
import { SETTINGS } from "../../kernel/settings/site-setting.repository.js";
import { Session } from "./session.entity.js";

/** A session with the account behind it. */
export interface SessionWithAccount extends Caller {
  readonly epoch: number;
}

/** What a rotation needs to know of a session. */
export interface RotatingSession extends SessionWithAccount {
  readonly refreshHash: string;
  readonly previousHash: string | null;
  readonly sealedSuccessor: string | null;
  readonly createdAt: Date;
  readonly rotatedAt: Date | null;
  readonly idleExpiresAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** A session as its owner sees it. */
export interface LiveSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
}

type LiveRow = Pick<LiveSession, "id" | "userAgent"> &
  Record<"createdAt" | "lastSeenAt" | "expiresAt", RawTime> & { readonly confirmedAt: RawTime | null };
type Times = "createdAt" | "rotatedAt" | "idleExpiresAt" | "expiresAt" | "revokedAt";
type RotatingRow = Omit<Stored<RotatingSession>, Times> & {
  createdAt: RawTime;
  rotatedAt: RawTime | null;
  idleExpiresAt: RawTime;
  expiresAt: RawTime;
  revokedAt: RawTime | null;
};

/**
 * 1 for a Superadmin without a second factor where the site makes it compulsory. The other tables are looked into for
 * Superadmins only.
 */
const MUST_SET_UP = `CASE WHEN u.role = '${Role.Superadmin}' THEN
    EXISTS (SELECT 1 FROM site_settings WHERE name = '${SETTINGS.secondFactorCompulsory}')
    AND NOT EXISTS (SELECT 1 FROM totp_factors f WHERE f.userId = u.id)
    AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.userId = u.id)
  ELSE 0 END AS mustSetUp`;

const ACCOUNT = "s.id AS sessionId, u.id AS userId, u.role, u.grants, u.name, u.email, u.epoch";

/** A row with the grants as they are stored. */
type Stored<T extends { readonly grants: unknown }> = Omit<T, "grants"> & { readonly grants: string };

/** Statements on `sessions`. */
export class SessionRepository {
  constructor(private readonly db: Database) {}

  /** The account behind a session that is not revoked: the one read every signed-in request makes, by primary key. */
  async live(sessionId: string): Promise<SessionWithAccount | null> {
    const rows = await this.db.query<Stored<SessionWithAccount> & { mustSetUp?: number | string }>(
      `SELECT ${ACCOUNT}, ${MUST_SET_UP}
       FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ? AND s.revokedAt IS NULL`,
      [sessionId],
    );
    if (!rows[0]) return null;
    const { mustSetUp, ...session } = rows[0];
    return { ...session, grants: grantsOf(session.grants), mustSetUpFactor: Number(mustSetUp) === 1 };
  }

  /** A session with what rotating its refresh token needs; revoked and expired ones too. */
  async forRotation(tx: Tx, sessionId: string): Promise<RotatingSession | null> {
    const rows = await select<RotatingRow>(
      tx,
      `SELECT ${ACCOUNT}, s.refreshHash, s.previousHash, s.sealedSuccessor, s.createdAt, s.rotatedAt, s.idleExpiresAt,
              s.expiresAt, s.revokedAt
       FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ?`,
      [sessionId],
    );
    const row = rows[0];
    if (!row) return null;
    return {
      ...row,
      grants: grantsOf(row.grants),
      createdAt: toDate(row.createdAt),
      rotatedAt: toDateOrNull(row.rotatedAt),
      idleExpiresAt: toDate(row.idleExpiresAt),
      expiresAt: toDate(row.expiresAt),
      revokedAt: toDateOrNull(row.revokedAt),
    };
  }

  /** An account as a session of it starts; with the transaction's own changes. */
  async accountOf(tx: Tx, userId: string): Promise<Omit<SessionWithAccount, "sessionId"> | null> {
    const rows = await select<Stored<Omit<SessionWithAccount, "sessionId">>>(
      tx,
      "SELECT id AS userId, role, grants, name, email, epoch FROM users WHERE id = ?",
      [userId],
    );
    return rows[0] ? { ...rows[0], grants: grantsOf(rows[0].grants) } : null;
  }

  /** An account's sessions that have not ended, the newest first. */
  async liveOf(userId: string, now: Date): Promise<LiveSession[]> {
    const rows = await this.db.query<LiveRow>(
      `SELECT id, userAgent, createdAt, COALESCE(rotatedAt, createdAt) AS lastSeenAt, expiresAt, confirmedAt
       FROM sessions
       WHERE userId = ? AND revokedAt IS NULL AND expiresAt > ? AND idleExpiresAt > ?
       ORDER BY createdAt DESC, id DESC`,
      [userId, toSqlTime(now), toSqlTime(now)],
    );
    return rows.map((row) => ({
      ...row,
      createdAt: toDate(row.createdAt),
      lastSeenAt: toDate(row.lastSeenAt),
      expiresAt: toDate(row.expiresAt),
      confirmedAt: toDateOrNull(row.confirmedAt),
    }));
  }

  /**
   * Holds an account's row for a session to begin; false when its tokens were ended since it was read. Without it, a
   * login with the old password that is still under way would begin a session after the change has ended them all.
   */
  async holdAccount(tx: Tx, userId: string, epoch: number): Promise<boolean> {
    const sql = "UPDATE users SET epoch = epoch WHERE id = ? AND epoch = ?";
    return (await execute(tx, sql, [userId, epoch])) === 1;
  }

  async insert(tx: Tx, session: Session): Promise<void> {
    await insertMany(tx, Session, [session]);
  }

  /** Notes that a session's person has just proved that it is they; false when the session has ended. */
  async confirm(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
    const sql = "UPDATE sessions SET confirmedAt = ? WHERE id = ? AND revokedAt IS NULL";
    return (await execute(tx, sql, [toSqlTime(now), sessionId])) === 1;
  }

  /** When a session that goes on last confirmed. @param tx null outside any transaction */
  async confirmedAt(tx: Tx | null, sessionId: string): Promise<Date | null> {
    const sql = "SELECT confirmedAt FROM sessions WHERE id = ? AND revokedAt IS NULL";
    type Row = { readonly confirmedAt: RawTime | null };
    const rows = tx ? await select<Row>(tx, sql, [sessionId]) : await this.db.query<Row>(sql, [sessionId]);
    return toDateOrNull(rows[0]?.confirmedAt ?? null);
  }

  /** Holds a session's row until the transaction ends, so that what it does at once happens one by one. */
  async hold(tx: Tx, sessionId: string): Promise<void> {
    await execute(tx, "UPDATE sessions SET confirmedAt = confirmedAt WHERE id = ?", [sessionId]);
  }

  /** Moves a session to its next refresh token; false when another request did so first. */
  async rotate(
    tx: Tx,
    session: {
      readonly id: string;
      readonly from: string;
      readonly to: string;
      readonly sealedSuccessor: string;
    },
    now: Date,
    idleExpiresAt: Date,
  ): Promise<boolean> {
    const affected = await execute(
      tx,
      `UPDATE sessions SET previousHash = refreshHash, refreshHash = ?, sealedSuccessor = ?, rotatedAt = ?,
       idleExpiresAt = ? WHERE id = ? AND refreshHash = ? AND revokedAt IS NULL`,
      [
        session.to,
        session.sealedSuccessor,
        toSqlTime(now),
        toSqlTime(idleExpiresAt),
        session.id,
        session.from,
      ],
    );
    return affected === 1;
  }

  async revoke(tx: Tx, sessionId: string): Promise<void> {
    await execute(tx, "UPDATE sessions SET revokedAt = ? WHERE id = ? AND revokedAt IS NULL", [
      toSqlTime(new Date()),
      sessionId,
    ]);
  }

  async revokeAll(tx: Tx, userId: string): Promise<void> {
    await execute(tx, "UPDATE sessions SET revokedAt = ? WHERE userId = ? AND revokedAt IS NULL", [
      toSqlTime(new Date()),
      userId,
    ]);
  }

  /** Ends all sessions of everybody; answers how many. */
  async revokeEverybodys(tx: Tx): Promise<number> {
    return execute(tx, "UPDATE sessions SET revokedAt = ? WHERE revokedAt IS NULL", [toSqlTime(new Date())]);
  }

  /** Ends one session of an account; false when it is none of its own or has ended. */
  async revokeOwn(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
    const affected = await execute(
      tx,
      "UPDATE sessions SET revokedAt = ? WHERE id = ? AND userId = ? AND revokedAt IS NULL",
      [toSqlTime(new Date()), sessionId, userId],
    );
    return affected === 1;
  }

  /** Ends all sessions of an account but one. */
  async revokeOthers(tx: Tx, userId: string, keptId: string): Promise<void> {
    await execute(
      tx,
      "UPDATE sessions SET revokedAt = ? WHERE userId = ? AND id <> ? AND revokedAt IS NULL",
      [toSqlTime(new Date()), userId, keptId],
    );
  }

  /** Deletes sessions that had ended before, by themselves or by somebody; none of them can be refreshed. */
  async deleteEnded(tx: Tx, before: Date, limit: number): Promise<number> {
    const ended = "revokedAt < ? OR idleExpiresAt < ?"; // which is never after expiresAt
    return deleteSome(tx, "sessions", ended, [toSqlTime(before), toSqlTime(before)], limit);
  }
}

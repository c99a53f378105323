import type { Database } from "../../kernel/db/database.js";
import { type RawTime, toDate, toSqlTime } from "../../kernel/db/raw-sql.js";
import type { Unseen } from "../accounts/forgetting/forgetting.service.js";

/*
 * Finds the users who are due for deletion. Reads `users`, `team_members`, `teams`, `events`, `payments` and `refunds`.
 * Keeps Superadmins, and users in a team of an event that is not past. Also keeps users with open money: a pending
 * payment or an open refund.
 */

/**
 * SQL condition: account `u` is not a Superadmin's, has not been used since the given time, and has neither a current
 * team nor open money.
 */
const UNSEEN = `u.role <> 'Superadmin' AND COALESCE(u.lastSeenAt, u.createdAt) < ?
  AND NOT EXISTS (SELECT 1 FROM team_members m JOIN events e ON e.id = m.eventId
    WHERE m.userId = u.id AND e.state <> 'past')
  AND NOT EXISTS (SELECT 1 FROM teams t JOIN events e ON e.id = t.eventId
    WHERE t.leaderId = u.id AND (e.state <> 'past' OR t.paymentStatus = 'pending'))
  AND NOT EXISTS (SELECT 1 FROM team_members m JOIN payments p ON p.teamId = m.teamId
    WHERE m.userId = u.id AND (p.status = 'pending'
      OR EXISTS (SELECT 1 FROM refunds r WHERE r.paymentId = p.id AND r.openKey IS NOT NULL)))
  AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.reporterId = u.id AND (p.status = 'pending'
      OR EXISTS (SELECT 1 FROM refunds r WHERE r.paymentId = p.id AND r.openKey IS NOT NULL)))`;

/** Returns the users who are due for deletion but have no notice yet, the longest absent first. */
export async function unseenPeople(db: Database, seenBefore: Date, limit: number): Promise<Unseen[]> {
  const rows = await db.query<Omit<Unseen, "lastSeenAt"> & { readonly seen: RawTime }>(
    `SELECT u.id, u.name, u.email, COALESCE(u.lastSeenAt, u.createdAt) AS seen FROM users u
     WHERE u.forgetNoticeAt IS NULL AND ${UNSEEN} ORDER BY 4, u.id LIMIT ${String(limit)}`,
    [toSqlTime(seenBefore)],
  );
  return rows.map(({ seen, ...person }) => ({ ...person, lastSeenAt: toDate(seen) }));
}

/**
 * Returns the users who were notified before the given time, the earliest notice first. Some of these users may no
 * longer be due for deletion.
 */
export async function notifiedPeople(db: Database, notifiedBefore: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT u.id FROM users u WHERE u.forgetNoticeAt <= ? ORDER BY u.forgetNoticeAt, u.id LIMIT ${String(limit)}`,
    [toSqlTime(notifiedBefore)],
  );
  return rows.map(({ id }) => id);
}

/** Returns whether a user is still due for deletion. */
export async function isUnseen(db: Database, id: string, seenBefore: Date): Promise<boolean> {
  const rows = await db.query(`SELECT u.id FROM users u WHERE u.id = ? AND ${UNSEEN}`, [
    id,
    toSqlTime(seenBefore),
  ]);
  return rows.length > 0;
}

/** Counts the users who are due for deletion, with or without a notice. */
export async function countUnseen(db: Database, seenBefore: Date): Promise<number> {
  const [row] = await db.query<{ n: number | string }>(`SELECT COUNT(*) AS n FROM users u WHERE ${UNSEEN}`, [
    toSqlTime(seenBefore),
  ]);
  return Number(row?.n ?? 0);
}

import type { Database } from "../../../kernel/db/database.js";
import type { BatchQuery } from "../../../kernel/fast/batch.js";
import type { Account } from "../../accounts/contract/account.js";

const OPEN = "isLeader = 0 AND confirmedAt IS NULL";
const ENDS = `SELECT EXISTS (SELECT 1 FROM team_members WHERE eventId = e.id AND userId = u.id AND ${OPEN})
  OR EXISTS (SELECT 1 FROM team_members WHERE eventId = e.id AND email = u.email AND ${OPEN})
  OR EXISTS (SELECT 1 FROM team_invitations WHERE email = u.email AND eventId = e.id)
  OR EXISTS (SELECT 1 FROM team_invitations WHERE userId = u.id AND eventId = e.id)
  OR EXISTS (SELECT 1 FROM join_requests WHERE userId = u.id AND eventId = e.id)
  OR EXISTS (SELECT 1 FROM listings WHERE userId = u.id AND eventId = e.id) AS found
  FROM users u JOIN events e ON e.state = 'current' WHERE u.id = ?`;

/**
 * Returns a query for whether the user has anything in the current event that a new team would end: unconfirmed
 * memberships, invitations, requests or a listing. The query needs only index look-ups.
 */
export function hasOpenChoices(userId: string): BatchQuery<boolean> {
  return {
    statements: [{ sql: ENDS, parameters: [userId] }],
    answer: (rows) => (rows as { found: number | string }[]).some(({ found }) => Number(found) === 1),
  };
}

const ANY = `SELECT EXISTS (SELECT 1 FROM team_invitations WHERE email = ? AND eventId = ?)
  OR EXISTS (SELECT 1 FROM team_invitations WHERE userId = ? AND eventId = ?)
  OR EXISTS (SELECT 1 FROM join_requests WHERE userId = ? AND eventId = ?)
  OR EXISTS (SELECT 1 FROM listings WHERE userId = ? AND eventId = ?) AS found`;

/**
 * Returns whether a user has an invitation, a request or a listing in an event. For most people, who have none of
 * these, this query replaces a search in each of the three tables.
 */
export async function hasOpenInvitations(
  db: Database,
  { id, email }: Pick<Account, "id" | "email">,
  eventId: string,
): Promise<boolean> {
  const parameters = [email, eventId, id, eventId, id, eventId, id, eventId];
  const [row] = await db.query<{ found: number | string }>(ANY, parameters);
  return Number(row?.found) === 1;
}

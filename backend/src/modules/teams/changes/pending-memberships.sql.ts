import type { Database } from "../../../kernel/db/database.js";
import type { BatchQuery } from "../../../kernel/fast/batch.js";
import type { Invitee } from "../invitations/team-invitation.repository.js";

const OPEN = "isLeader = 0 AND confirmedAt IS NULL";
const ENDS = `SELECT EXISTS (SELECT 1 FROM team_members WHERE eventId = e.id AND userId = u.id AND ${OPEN})
  OR EXISTS (SELECT 1 FROM team_members WHERE eventId = e.id AND email = u.email AND ${OPEN})
  OR EXISTS (SELECT 1 FROM team_invitations WHERE email = u.email AND eventId = e.id)
  OR EXISTS (SELECT 1 FROM team_invitations WHERE userId = u.id AND eventId = e.id)
  OR EXISTS (SELECT 1 FROM join_requests WHERE userId = u.id AND eventId = e.id)
  OR EXISTS (SELECT 1 FROM listings WHERE userId = u.id AND eventId = e.id) AS found
  FROM users u JOIN events e ON e.state = 'current' WHERE u.id = ?`;

/**
 * Whether anything of the current event ends when somebody founds a team: places that they were given and have not agreed
 * to, invitations, requests, a listing. Most people have none of them, and six look-ups by index say so.
 */
export function hasPendingMemberships(userId: string): BatchQuery<boolean> {
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
 * Whether somebody is invited to, has asked for or is listed in anything of an event. By hand, as every registration of
 * a team asks it: most people have none of them, and finding that out by three finds and two deletes takes 0.5 ms.
 */
export async function hasOpenInvitations(
  db: Database,
  { id, email }: Invitee,
  eventId: string,
): Promise<boolean> {
  const parameters = [email, eventId, id, eventId, id, eventId, id, eventId];
  const [row] = await db.query<{ found: number | string }>(ANY, parameters);
  return Number(row?.found) === 1;
}

import type { Database } from "../../../kernel/db/database.js";

/** A membership that the person has not agreed to. */
export interface UnconfirmedPlace {
  readonly id: string;
  readonly teamId: string;
  readonly leaderId: string;
}

/**
 * Returns a person's unconfirmed memberships in an event, by account and by verified e-mail. The SQL statement makes
 * two index look-ups, because a single condition would read the whole event.
 */
export function unconfirmedPlaces(
  db: Database,
  account: { readonly id: string; readonly email: string },
  eventId: string,
): Promise<UnconfirmedPlace[]> {
  const places = (column: "userId" | "email"): string =>
    `SELECT m.id, m.teamId, t.leaderId FROM team_members m JOIN teams t ON t.id = m.teamId
     WHERE m.eventId = ? AND m.${column} = ? AND m.isLeader = 0 AND m.confirmedAt IS NULL`;
  return db.query<UnconfirmedPlace>(`${places("userId")} UNION ${places("email")} ORDER BY teamId`, [
    eventId,
    account.id,
    eventId,
    account.email,
  ]);
}

/** Selects a team's data for webhooks. The parameter is the team's id. */
export const TEAM_WEBHOOK_DATA = `SELECT t.id, t.name, t.memberCount AS people, e.id AS eventId, e.slug AS eventSlug,
  e.title AS eventTitle FROM teams t JOIN events e ON e.id = t.eventId WHERE t.id = ?`;

/**
 * Returns the SQL condition that a team (`teams t`) qualifies for the round that requires the fee, as in
 * `TeamRecord.qualified`. If the event has offered places, the places decide, otherwise the ranking decides.
 * @param rank an SQL expression for the event's qualifying rank
 */
export const qualifiedSql = (
  rank: string,
): string => `(CASE WHEN EXISTS (SELECT 1 FROM place_offers x WHERE x.eventId = t.eventId)
  THEN EXISTS (SELECT 1 FROM place_offers o WHERE o.teamId = t.id AND o.state IN ('offered', 'accepted'))
  ELSE t.ranking IS NOT NULL AND t.ranking <= ${rank} END)`;

/** `qualifiedSql` with the rank as a parameter. */
export const QUALIFIED_SQL = qualifiedSql("?");

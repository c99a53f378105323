/**
 * Returns the SQL condition that a team (`teams t`) goes on to the round that costs the fee, as `TeamRecord.qualified`.
 * If the event has offered places, they decide, otherwise the ranking does.
 * @param rank an SQL expression for the event's qualifying rank
 */
export const qualifiedSql = (
  rank: string,
): string => `(CASE WHEN EXISTS (SELECT 1 FROM place_offers x WHERE x.eventId = t.eventId)
  THEN EXISTS (SELECT 1 FROM place_offers o WHERE o.teamId = t.id AND o.state IN ('offered', 'accepted'))
  ELSE t.ranking IS NOT NULL AND t.ranking <= ${rank} END)`;

/** The condition of `qualifiedSql` with the rank as a parameter. */
export const QUALIFIED_SQL = qualifiedSql("?");

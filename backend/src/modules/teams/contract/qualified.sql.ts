/**
 * The condition on `teams t` that it goes on to the round that costs the fee, as `TeamRecord.qualified`: where an event
 * has offered places they decide, else the rank does.
 * @param rank an expression of the event's qualifying rank
 */
export const qualifiedSql = (
  rank: string,
): string => `(CASE WHEN EXISTS (SELECT 1 FROM place_offers x WHERE x.eventId = t.eventId)
  THEN EXISTS (SELECT 1 FROM place_offers o WHERE o.teamId = t.id AND o.state IN ('offered', 'accepted'))
  ELSE t.ranking IS NOT NULL AND t.ranking <= ${rank} END)`;

/** The same, with the rank as its parameter. */
export const QUALIFIED_SQL = qualifiedSql("?");

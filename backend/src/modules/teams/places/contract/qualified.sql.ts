/**
 * The condition on `teams t` that it goes on to the round that costs the fee, as `TeamRecord.qualified`: where an event
 * has offered places they decide, else the rank does. Its parameter is the event's qualifying rank.
 */
export const QUALIFIED_SQL = `(CASE WHEN EXISTS (SELECT 1 FROM place_offers x WHERE x.eventId = t.eventId)
  THEN EXISTS (SELECT 1 FROM place_offers o WHERE o.teamId = t.id AND o.state IN ('offered', 'accepted'))
  ELSE t.ranking IS NOT NULL AND t.ranking <= ? END)`;

import { type FindOperator, Raw } from "typeorm";

/**
 * Returns the condition that a team's `memberCount` is below its event's limit. The statement itself reads the limit,
 * because the limit may change between two statements.
 */
export function hasFreeSeat(): FindOperator<number> {
  const limit = "(SELECT maxTeamSize FROM events WHERE events.id = teams.eventId)";
  return Raw((memberCount) => `${memberCount} < ${limit}`) as FindOperator<number>;
}

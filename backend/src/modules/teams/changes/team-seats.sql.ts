import { type FindOperator, Raw } from "typeorm";

/**
 * Compares a team's `memberCount` with its event's limit. The statement itself reads the limit, since a limit read
 * earlier may have been lowered.
 */
export function hasFreeSeat(): FindOperator<number> {
  const limit = "(SELECT maxTeamSize FROM events WHERE events.id = teams.eventId)";
  return Raw((memberCount) => `${memberCount} < ${limit}`) as FindOperator<number>;
}

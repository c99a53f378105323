import { type FindOperator, Raw } from "typeorm";

/**
 * Compares a team's `memberCount` with its event's current limit. The limit is read in the statement itself, as one
 * that was read before may have been lowered since.
 */
export function hasFreeSeat(): FindOperator<number> {
  const limit = "(SELECT maxTeamSize FROM events WHERE events.id = teams.eventId)";
  return Raw((memberCount) => `${memberCount} < ${limit}`) as FindOperator<number>;
}

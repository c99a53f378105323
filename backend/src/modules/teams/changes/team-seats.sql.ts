import { type FindOperator, Raw } from "typeorm";

/**
 * For `memberCount` of a team: below its event's limit as it is when the statement runs. In the statement itself, as a
 * limit that was read before it may have been lowered since.
 */
export function hasFreeSeat(): FindOperator<number> {
  const limit = "(SELECT maxTeamSize FROM events WHERE events.id = teams.eventId)";
  return Raw((memberCount) => `${memberCount} < ${limit}`) as FindOperator<number>;
}

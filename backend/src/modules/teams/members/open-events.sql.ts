import { type FindOperator, Raw } from "typeorm";

/**
 * For `eventId` of a row: of an event that is not over. In the statement itself: to look the events up before would take
 * another one at each change of an account.
 */
export function ofOpenEvent(): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state <> 'past')`,
  ) as FindOperator<string>;
}

/** For `eventId` of a row: of an event whose last day was before this moment's. */
export function ofEventBefore(before: Date): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state = 'past' AND lastDay < :lastDay)`,
    { lastDay: before.toISOString().slice(0, 10) },
  ) as FindOperator<string>;
}

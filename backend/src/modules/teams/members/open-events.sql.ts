import { type FindOperator, Raw } from "typeorm";

/**
 * Returns the condition for `eventId` that the event is not past. The statement contains a subquery, since reading the
 * events before would take one more statement at each change of an account.
 */
export function ofOpenEvent(): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state <> 'past')`,
  ) as FindOperator<string>;
}

/** Returns the condition for `eventId` that the event is past and its last day was before this moment's day. */
export function ofEventBefore(before: Date): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state = 'past' AND lastDay < :lastDay)`,
    { lastDay: before.toISOString().slice(0, 10) },
  ) as FindOperator<string>;
}

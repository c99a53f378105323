import { type FindOperator, Raw } from "typeorm";

/**
 * Returns the condition that `eventId` is not a past event. Uses a subquery, because reading the events first would
 * take an extra statement at each account change.
 */
export function ofOpenEvent(): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state <> 'past')`,
  ) as FindOperator<string>;
}

/** Returns the condition that `eventId` is a past event whose last day was before the given moment's day. */
export function ofEventBefore(before: Date): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state = 'past' AND lastDay < :lastDay)`,
    { lastDay: before.toISOString().slice(0, 10) },
  ) as FindOperator<string>;
}

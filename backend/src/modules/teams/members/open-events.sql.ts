import { type FindOperator, Raw } from "typeorm";

/**
 * Returns the condition that `eventId` belongs to an event that is not past. Uses a subquery, because reading the
 * events first would take an extra statement for each account change.
 */
export function ofOpenEvent(): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state <> 'past')`,
  ) as FindOperator<string>;
}

/** Returns the condition that `eventId` belongs to a past event whose last day is before the UTC day of `before`. */
export function ofEventBefore(before: Date): FindOperator<string> {
  return Raw(
    (eventId) => `${eventId} IN (SELECT id FROM events WHERE state = 'past' AND lastDay < :lastDay)`,
    { lastDay: before.toISOString().slice(0, 10) },
  ) as FindOperator<string>;
}

import { addDays, indiaMoment } from "../../kernel/contract/india-time.js";
import type { EventRecord } from "../events/contract/event-record.js";

/** Where it is not known when registration opened, a season begins as many days before the event. */
const DAYS_BEFORE = 180;

/** Returns when an event's season began: users who were here since then were here this season. */
export function seasonStart(event: Pick<EventRecord, "registrationOpensAt" | "firstDay">): Date {
  return (
    event.registrationOpensAt ??
    indiaMoment(addDays(event.firstDay, -DAYS_BEFORE), "00:00") ??
    new Date(event.firstDay)
  );
}

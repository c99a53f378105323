import { eventPath } from "./paths.js";

/** The calendar file of an event. */
export function eventCalendarPath(slug: string): string {
  return `${eventPath(slug)}/calendar.ics`;
}

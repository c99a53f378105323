import { eventPath } from "./paths.js";

/** The calendar file of an event. */
export function eventCalendarPath(slug: string): string {
  return `${eventPath(slug)}/calendar.ics`;
}

/** The address of a calendar that a page in a language links to: the programs that read it say no language. */
export function calendarIn(language: string, path: string): string {
  return language === "en" ? path : `${path}?language=${language}`;
}

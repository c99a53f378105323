import type { CalendarEntry } from "../../../kernel/calendar/calendar-text.js";
import { addDays, indiaMoment } from "../../../kernel/contract/india-time.js";
import { eventPath } from "../../../kernel/contract/paths.js";
import type { Language } from "../../../kernel/languages/language.js";
import { msg, textIn } from "../../../kernel/languages/message.js";
import type { EventRecord } from "../contract/event-record.js";
import { dailyHours } from "./daily-hours.js";

export type CalendarEvent = Pick<
  EventRecord,
  | "id"
  | "slug"
  | "title"
  | "summary"
  | "venue"
  | "room"
  | "hours"
  | "contact"
  | "firstDay"
  | "lastDay"
  | "registration"
  | "registrationClosesAt"
  | "state"
  | "updatedAt"
>;

const DAY_MS = 24 * 3600_000;

/** Returns whether an event has valid days. An event without them cannot be in a calendar. */
export function hasDays({ firstDay, lastDay }: Pick<CalendarEvent, "firstDay" | "lastDay">): boolean {
  return (
    indiaMoment(firstDay, "00:00") !== null && indiaMoment(lastDay, "00:00") !== null && firstDay <= lastDay
  );
}

/**
 * Returns whether an event belongs in the calendar feed: its state is not past, or its last day in India has not ended.
 */
export function isComing({ state, lastDay }: Pick<CalendarEvent, "state" | "lastDay">, now: Date): boolean {
  if (state !== "past") return true;
  const end = indiaMoment(addDays(lastDay, 1), "00:00");
  return end !== null && end > now;
}

/** An event, the same event with translated texts (`said`), and their language. */
export interface ReadEvent {
  readonly event: CalendarEvent;
  readonly said: CalendarEvent;
  readonly language: Language;
}

/** @param publicUrl the site's address without a trailing slash */
export function eventEntry({ event, said, language }: ReadEvent, publicUrl: string): CalendarEntry {
  const { id, slug, updatedAt } = event;
  const { title, summary, venue, room, hours, contact } = said;
  const url = publicUrl + eventPath(slug);
  const description = [
    summary,
    hours === null ? "" : textIn(language, msg("Hours: {hours}", { hours })),
    contact === null ? "" : textIn(language, msg("Questions: {contact}", { contact })),
    url,
  ];
  return {
    uid: uidOf("event", id, publicUrl),
    title,
    description: description.filter((line) => line !== "").join("\n"),
    location: placeText({ room, venue }),
    url,
    when: daysOf(event),
    changedAt: updatedAt,
  };
}

/** Returns an event's room and venue in one line. */
export function placeText({ room, venue }: Pick<CalendarEvent, "room" | "venue">): string {
  return [room ?? "", venue].filter((part) => part !== "").join(", ");
}

/**
 * Returns the calendar entry for the closing time of registration. Returns null if that time is unknown or has passed,
 * if registration was closed by hand, or if the event is past.
 */
export function deadlineEntry(
  { event, said, language }: ReadEvent,
  publicUrl: string,
  now: Date,
): CalendarEntry | null {
  const { id, slug, registration, registrationClosesAt: at, state, updatedAt } = event;
  if (at === null || at <= now || registration === "closed" || state === "past") return null;
  const url = publicUrl + eventPath(slug);
  return {
    uid: uidOf("deadline", id, publicUrl),
    title: textIn(language, msg("Registration for {event} closes", { event: said.title })),
    description: `${textIn(language, msg("Teams can register until this time."))}\n${url}`,
    location: "",
    url,
    when: { at },
    changedAt: updatedAt,
  };
}

/** Returns an entry's id, which stays the same as long as the site's host name does. */
function uidOf(kind: string, id: string, publicUrl: string): string {
  return `${kind}-${id}@${new URL(publicUrl).hostname}`;
}

/** Returns the event's hours on each of its days if the hours are a single range. Otherwise returns whole days. */
function daysOf({ firstDay, lastDay, hours }: CalendarEvent): CalendarEntry["when"] {
  const daily = dailyHours(hours);
  const [from, to] = daily ? [indiaMoment(firstDay, daily.from), indiaMoment(firstDay, daily.to)] : [];
  if (!from || !to) return { firstDay, lastDay };
  return { from, to, days: (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1 };
}

import { dayText, indiaDay, indiaMoment, momentText } from "../../../../kernel/contract/india-time.js";
import type { EventState, RegistrationMode } from "../event-state.js";
import { topicOf } from "./date-topics.js";
import { findFees } from "./found-amounts.js";
import { findDates, type FoundDate } from "./found-dates.js";
import { findSizes } from "./found-sizes.js";

/** What of an event is compared: its texts, and the data that they speak of. */
export interface ComparedEvent {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly schedule: string;
  readonly notices: readonly { readonly title: string; readonly description: string }[];
  readonly feePaise: number;
  readonly maxTeamSize: number;
  /** `YYYY-MM-DD`; "" while it is being typed. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
  readonly registration: RegistrationMode;
  readonly state: EventState;
}

/** A place where an event's texts and data say different things. A word to whoever edits it; it never blocks. */
export interface Contradiction {
  /** `title`, `schedule`, `notices.0`, … or `registration` for the data alone. */
  readonly field: string;
  /** What the text says; "" for the data alone. */
  readonly found: string;
  /** The whole matter in one sentence. */
  readonly text: string;
}

interface Place {
  readonly field: string;
  /** "The notice “Registration”". */
  readonly label: string;
  /** The headline above the text. */
  readonly heading: string;
  readonly text: string;
}

/** A line, or a sentence of it; "Rs." and "p.m." end none. */
const SENTENCES = /\n+|(?<=[.!?])(?<!\b[Rr]s\.|\b[ap]\.m\.|\b[AP]\.M\.|\bNo\.)\s+(?=["“(]?[A-Z])/;
const YEAR = /(?<!\d)20\d{2}(?!\d)/g;

/** What contradicts what in an event as it stands at `now`, in the order of its fields. */
export function contradictions(event: ComparedEvent, now: Date): Contradiction[] {
  const places = placesOf(event);
  return [
    ...years(event),
    ...places.flatMap((place) => inPlace(event, place, now)),
    ...openThoughOver(event, now),
  ];
}

function placesOf({ title, summary, description, schedule, notices }: ComparedEvent): Place[] {
  return [
    { field: "title", label: "The title", heading: "", text: title },
    { field: "summary", label: "The summary", heading: "", text: summary },
    { field: "description", label: "The description", heading: "", text: description },
    { field: "schedule", label: "The schedule", heading: "", text: schedule },
    ...notices.map((notice, index) => ({
      field: `notices.${String(index)}`,
      label: `The notice “${notice.title}”`,
      heading: notice.title,
      text: `${notice.title}\n${notice.description}`,
    })),
  ];
}

function inPlace(event: ComparedEvent, place: Place, now: Date): Contradiction[] {
  const said = place.text
    .split(SENTENCES)
    .flatMap((sentence) => [
      ...dates(event, place, sentence, now),
      ...fees(event, place, sentence),
      ...sizes(event, place, sentence),
    ]);
  const seen = new Set<string>();
  return said.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** A year in the title that is not the event's: last year's event, copied. Years in other texts may be any. */
function years({ title, firstDay, lastDay }: ComparedEvent): Contradiction[] {
  if (firstDay === "" || lastDay === "") return [];
  const own = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return [...title.matchAll(YEAR)]
    .filter(([year]) => !own.includes(year) && findDates(title).length === 0)
    .map(([year]) => ({
      field: "title",
      found: year,
      text: `The title says “${year}”; the event takes place ${daysText(firstDay, lastDay)}.`,
    }));
}

function dates(event: ComparedEvent, place: Place, sentence: string, now: Date): Contradiction[] {
  return findDates(sentence).flatMap((date) => {
    const instead = truthOf(event, place, sentence, date, now);
    return instead === null
      ? []
      : [{ field: place.field, found: date.words, text: `${place.label} says “${date.words}”; ${instead}.` }];
  });
}

/** What is true instead of a date, or null when it is right or about something else. */
function truthOf(
  event: ComparedEvent,
  place: Place,
  sentence: string,
  date: FoundDate,
  now: Date,
): string | null {
  const { registrationOpensAt: opens, registrationClosesAt: closes } = event;
  switch (topicOf(date, sentence, place.heading, place.field === "schedule")) {
    case "opens":
      if (opens === null) return "the event does not say when registration opens";
      return isAt(date, opens) ? null : `registration opens on ${momentText(opens)}`;
    case "closes":
      if (closes === null) return "the event does not say when registration closes";
      if (!isAt(date, closes)) return `registration closes on ${momentText(closes)}`;
      return isOpenThoughOver(event, now) ? "that is over, but registration is open" : null;
    case "event":
      return isOfEvent(event, date)
        ? null
        : `the event takes place ${daysText(event.firstDay, event.lastDay)}`;
    case "other":
      return null;
  }
}

/** A date without a year fits any, one without a time any time of its day; midnight is the end of the day before. */
function isAt({ day, month, year, minutes }: FoundDate, moment: Date): boolean {
  const last = new Date(moment.getTime() - 1);
  if (minutes === null) return [moment, last].some((one) => isDay({ day, month, year }, indiaDay(one)));
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const named = indiaMoment(
    `${String(year ?? indiaDay(moment).slice(0, 4))}-${two(month)}-${two(day)}`,
    clock,
  );
  // 11:59 PM is how people write midnight.
  return named !== null && Math.abs(named.getTime() - moment.getTime()) <= 60_000;
}

function isOfEvent(event: ComparedEvent, date: FoundDate): boolean {
  const { firstDay, lastDay, registrationOpensAt, registrationClosesAt } = event;
  if (firstDay === "" || lastDay === "" || lastDay < firstDay) return true;
  for (const moment of [registrationOpensAt, registrationClosesAt])
    if (moment !== null && isDay(date, indiaDay(moment))) return true;
  const candidates = date.year === null ? [firstDay.slice(0, 4), lastDay.slice(0, 4)] : [String(date.year)];
  return candidates.some((year) => {
    const day = `${year}-${two(date.month)}-${two(date.day)}`;
    return firstDay <= day && day <= lastDay;
  });
}

function isDay({ day, month, year }: Pick<FoundDate, "day" | "month" | "year">, other: string): boolean {
  return other === `${String(year ?? other.slice(0, 4))}-${two(month)}-${two(day)}`;
}

function fees(
  { feePaise }: ComparedEvent,
  { field, label, heading }: Place,
  sentence: string,
): Contradiction[] {
  return findFees(sentence, heading)
    .filter(({ paise }) => paise !== feePaise)
    .map(({ words }) => ({
      field,
      found: words,
      text: `${label} says “${words}”; ${feePaise === 0 ? "the event is free" : `the fee is ${rupeesText(feePaise)}`}.`,
    }));
}

function sizes(
  { maxTeamSize }: ComparedEvent,
  { field, label, heading }: Place,
  sentence: string,
): Contradiction[] {
  return findSizes(sentence, heading)
    .filter(({ size }) => size !== maxTeamSize)
    .map(({ words }) => ({
      field,
      found: words,
      text: `${label} says “${words}”; a team has at most ${String(maxTeamSize)} ${maxTeamSize === 1 ? "person" : "people"}.`,
    }));
}

function isOpenThoughOver({ state, registration, registrationClosesAt }: ComparedEvent, now: Date): boolean {
  return (
    state === "current" &&
    registration === "open" &&
    registrationClosesAt !== null &&
    registrationClosesAt < now
  );
}

function openThoughOver(event: ComparedEvent, now: Date): Contradiction[] {
  const { registrationClosesAt } = event;
  if (registrationClosesAt === null || !isOpenThoughOver(event, now)) return [];
  const text = `Registration is set to open, though it should have closed on ${momentText(registrationClosesAt)}.`;
  return [{ field: "registration", found: "", text }];
}

function daysText(first: string, last: string): string {
  return first === last ? `on ${dayText(first)}` : `from ${dayText(first)} to ${dayText(last)}`;
}

function rupeesText(paise: number): string {
  return `₹${String(paise / 100)}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

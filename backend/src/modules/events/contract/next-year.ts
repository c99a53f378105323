import { addDays } from "../../../kernel/contract/india-time.js";

export interface YearlyEvent {
  readonly slug: string;
  readonly title: string;
  /** The first day as `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
}

const YEAR = /(?<!\d)20\d{2}(?!\d)/;
/** Matches a year in a title, in Latin, Hindi or Bengali digits. */
const WRITTEN_YEAR = /(?<!\p{Nd})(?:20|२०|২০)\p{Nd}{2}(?!\p{Nd})/u;
const WEEKS_52 = 364;

/** Returns a title without its year: "Syntax Siege" for "Syntax Siege 2025". */
export function withoutYear(title: string): string {
  return title.replace(WRITTEN_YEAR, "").replace(/\s+/g, " ").trim();
}

/** Returns a key that is equal for all editions of an event: the title without its year, in lower case. */
export function seriesOf(title: string): string {
  return withoutYear(title).toLowerCase();
}

/** Returns the event's next edition: the event moved by whole years until its first day is after `today`. */
export function nextTime(event: YearlyEvent, today: string): YearlyEvent {
  const next = nextYear(event);
  return next.firstDay > today ? next : nextTime(next, today);
}

/**
 * Returns the event a year later. Its days and registration times move by 52 weeks, so that the weekdays stay the same,
 * or by 53 weeks if 52 weeks later is still in the same year. The slug and title get the new year.
 */
export function nextYear({ slug, title, firstDay, lastDay, ...window }: YearlyEvent): YearlyEvent {
  const inFiftyTwo = addDays(firstDay, WEEKS_52);
  const days = inFiftyTwo.slice(0, 4) === firstDay.slice(0, 4) ? WEEKS_52 + 7 : WEEKS_52;
  const later = (moment: Date | null): Date | null =>
    moment === null ? null : new Date(moment.getTime() + days * 24 * 3600_000);
  const first = addDays(firstDay, days);
  const year = first.slice(0, 4);
  return {
    slug: YEAR.test(slug) ? slug.replace(YEAR, year) : `${slug.toLowerCase()}-${year}`,
    title: YEAR.test(title) ? title.replace(YEAR, year) : `${title} ${year}`,
    firstDay: first,
    lastDay: addDays(lastDay, days),
    registrationOpensAt: later(window.registrationOpensAt),
    registrationClosesAt: later(window.registrationClosesAt),
  };
}

import { addDays } from "../../../kernel/contract/india-time.js";

/** What of an event moves when it is held again. */
export interface YearlyEvent {
  readonly slug: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
}

const YEAR = /(?<!\d)20\d{2}(?!\d)/;
/** A year of a title in any of the site's languages and in any of their digits. */
const WRITTEN_YEAR = /(?<!\p{Nd})(?:20|२०|২০)\p{Nd}{2}(?!\p{Nd})/u;
const WEEKS_52 = 364;

/** A title without the year in it: "Syntax Siege" of "Syntax Siege 2025". */
export function withoutYear(title: string): string {
  return title.replace(WRITTEN_YEAR, "").replace(/\s+/g, " ").trim();
}

/** What events have in common that are held again and again: the title but for the year, however it is written. */
export function seriesOf(title: string): string {
  return withoutYear(title).toLowerCase();
}

/** The event as it would be held next: a year later, or as many years later as it takes for its first day to be ahead of `today`. */
export function nextTime(event: YearlyEvent, today: string): YearlyEvent {
  const next = nextYear(event);
  return next.firstDay > today ? next : nextTime(next, today);
}

/**
 * The event as it would be a year later: 52 weeks on, so that weekdays stay (53 where 52 stay within the year), with the
 * year in title and address raised, or added where there was none. Texts stay as they are.
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

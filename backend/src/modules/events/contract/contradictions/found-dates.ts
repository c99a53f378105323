import { MONTHS } from "../../../../kernel/contract/india-time.js";

/** A date that a text names, with the time beside it. */
export interface FoundDate {
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** As it stands there. */
  readonly words: string;
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  /** Null when the text leaves it out. */
  readonly year: number | null;
  /** Minutes after midnight in India; null when no time stands beside it. */
  readonly minutes: number | null;
}

const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const ORDINAL = "(?:st|nd|rd|th)?";
const TO = "\\s*(?:-|–|—|to|and|&|till|until)\\s*";
/** What makes a number behind a month's name no day: "May 2 members", "March 5 PM". */
const NO_DAY =
  "(?!\\d|[:.]\\d|\\s*(?:[ap]\\.?m\\b|members?\\b|people\\b|persons?\\b|teams?\\b|students?\\b|hours?\\b|days?\\b))";

/** Spellings of dates; the groups are named alike. Where day and month are numbers, India writes the day first. */
const SPELLINGS: readonly RegExp[] = [
  // 2025-03-01
  /(?<!\d)(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})(?!\d)/g,
  // 01/03/2025, 1-3-2025, 1.3.2025
  /(?<![\d/.-])(?<day>\d{1,2})(?<mark>[/.-])(?<number>\d{1,2})\k<mark>(?<year>\d{4})(?![\d/])/g,
  // 1 March,2025; 1st of March; 1-Mar-2025; 24 to 28 February 2025
  new RegExp(
    `(?<![\\d/.-])(?:(?<from>\\d{1,2})${ORDINAL}${TO})?(?<day>\\d{1,2})${ORDINAL}(?:\\s+of)?[\\s-]*(?<month>${MONTH})\\b\\.?(?:[\\s,'’-]*(?<year>\\d{4})(?!\\d))?`,
    "gi",
  ),
  // March 1, 2025; Mar 1st; March 1-2, 2025
  new RegExp(
    `\\b(?<month>${MONTH})\\b\\.?\\s*(?<from>\\d{1,2})${ORDINAL}${NO_DAY}(?:${TO}(?<day>\\d{1,2})${ORDINAL}${NO_DAY})?(?:,?\\s*(?<year>\\d{4})(?!\\d))?`,
    "gi",
  ),
];

const CLOCK =
  "(?:(?<hour>\\d{1,2})(?:[:.](?<minute>[0-5]\\d))?\\s*(?<half>[ap])\\.?m\\b\\.?|(?<hour24>[01]?\\d|2[0-3]):(?<minute24>[0-5]\\d)(?!\\d)|(?<noon>\\bnoon\\b))(?:\\s*IST\\b)?";
const CLOCK_AFTER = new RegExp(`^(?:T|[\\s,(]*(?:(?:at|by|@|before|till|until|from|-|–)\\s*)?)${CLOCK}`, "i");
const CLOCK_BEFORE = new RegExp(`${CLOCK}[\\s,]*(?:on\\s+)?$`, "i");

/** Every date of a text in its order, a span of days as two. */
export function findDates(text: string): FoundDate[] {
  const found = SPELLINGS.flatMap((spelling) =>
    [...text.matchAll(spelling)].flatMap((match) => datesOf(match)),
  );
  const free = found.filter(
    (one, at) =>
      !found.some(
        (other, before) =>
          before < at && one.start < other.end && other.start < one.end && one.start !== other.start,
      ),
  );
  return free
    .filter(({ day, month, year }) => exists(day, month, year))
    .sort((a, b) => a.start - b.start || a.day - b.day)
    .map((date) => withClock(text, date));
}

function datesOf(match: RegExpExecArray | RegExpMatchArray): FoundDate[] {
  const { from, day, month, number, year } = match.groups ?? {};
  // "may 2 join" is no date: months before their day are names, and begin with a capital.
  if (month !== undefined && match[0].startsWith(month) && !/^[A-Z]/.test(month)) return [];
  const start = match.index ?? 0;
  const place = { start, end: start + match[0].length, words: match[0].replace(/[\s.]+$/, "") };
  const common = {
    ...place,
    month: month === undefined ? Number(number) : monthNumber(month),
    year: year === undefined ? null : Number(year),
    minutes: null,
  };
  return [from, day].filter((one) => one !== undefined).map((one) => ({ ...common, day: Number(one) }));
}

function withClock(text: string, date: FoundDate): FoundDate {
  const after = CLOCK_AFTER.exec(text.slice(date.end));
  if (after) return { ...date, ...minutesIn(after), words: (date.words + after[0]).trim() };
  const before = CLOCK_BEFORE.exec(text.slice(0, date.start));
  if (before) return { ...date, ...minutesIn(before), words: (before[0] + date.words).trim() };
  return date;
}

function minutesIn({ groups = {} }: RegExpExecArray): { readonly minutes: number } {
  const { hour, minute = "0", half, hour24, minute24, noon } = groups;
  if (noon !== undefined) return { minutes: 12 * 60 };
  if (hour24 !== undefined) return { minutes: Number(hour24) * 60 + Number(minute24) };
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  return { minutes: hours * 60 + Number(minute) };
}

function monthNumber(name: string): number {
  const short = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === short) + 1;
}

/** 29 February without a year may exist. */
function exists(day: number, month: number, year: number | null): boolean {
  const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

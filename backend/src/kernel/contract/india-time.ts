/**
 * Days and clock times in India. Asia/Kolkata is UTC+5:30 all year, so plain arithmetic gives the same on a server and in
 * any browser.
 */
const OFFSET_MS = 330 * 60_000;
const DAY_MS = 24 * 3600_000;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "Mar" or "March". */
export type MonthStyle = "short" | "long";

/** The date in India at this time, `YYYY-MM-DD`. */
export function indiaDay(moment: Date): string {
  return shifted(moment).slice(0, 10);
}

/** The clock time in India at this time, `HH:MM`. */
export function indiaClock(moment: Date): string {
  return shifted(moment).slice(11, 16);
}

/** The `Date` of a day and a clock time in India; null when there is no such day or time. */
export function indiaMoment(day: string, clock: string): Date | null {
  const moment = new Date(`${day}T${clock}:00+05:30`);
  return Number.isNaN(moment.getTime()) || indiaDay(moment) !== day ? null : moment;
}

/** The day this many days later (or earlier, if negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** "1 March 2025" (or "1 Mar 2025") for a day. */
export function dayText(day: string, style: MonthStyle = "long"): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = MONTHS[Number(month) - 1] ?? month;
  return `${String(Number(date))} ${style === "long" ? name : name.slice(0, 3)} ${year}`;
}

/** "1 March 2025, 5:00 PM IST" (or "1 Mar 2025, …") for a date with time. */
export function momentText(moment: Date, style: MonthStyle = "long"): string {
  const [hours = 0, minutes = 0] = indiaClock(moment).split(":").map(Number);
  const clock = `${String(hours % 12 === 0 ? 12 : hours % 12)}:${String(minutes).padStart(2, "0")}`;
  return `${dayText(indiaDay(moment), style)}, ${clock} ${hours < 12 ? "AM" : "PM"} IST`;
}

function shifted(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString();
}

import { t } from "./t.js";

/**
 * India's offset from UTC. Asia/Kolkata is UTC+5:30 all year, so simple arithmetic gives the same result on the server
 * and in any browser.
 */
const OFFSET_MS = 330 * 60_000;
const DAY_MS = 24 * 3600_000;
const MONTHS = {
  long: [
    t("January"),
    t("February"),
    t("March"),
    t("April"),
    t("May"),
    t("June"),
    t("July"),
    t("August"),
    t("September"),
    t("October"),
    t("November"),
    t("December"),
  ],
  short: [
    t("Jan"),
    t("Feb"),
    t("Mar"),
    t("Apr"),
    t("May"),
    t("Jun"),
    t("Jul"),
    t("Aug"),
    t("Sep"),
    t("Oct"),
    t("Nov"),
    t("Dec"),
  ],
} as const;

/** The style of a month's name: "Mar" or "March". */
export type MonthStyle = "short" | "long";

/** Returns the date in India at a moment, as `YYYY-MM-DD`. Without a moment, returns today's date. */
export function indiaDay(moment = new Date()): string {
  return shifted(moment).slice(0, 10);
}

/** Returns the clock time in India at a moment, as `HH:MM`. */
export function indiaClock(moment: Date): string {
  return shifted(moment).slice(11, 16);
}

/** Returns the moment of a day and a clock time in India, or null if either does not exist. */
export function indiaMoment(day: string, clock: string): Date | null {
  const moment = new Date(`${day}T${clock}:00+05:30`);
  return Number.isNaN(moment.getTime()) || indiaDay(moment) !== day ? null : moment;
}

/** Returns the day that is `days` days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns a day as "1 March 2025" or "1 Mar 2025". */
export function dayText(day: string, style: MonthStyle = "long"): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${String(Number(date))} ${MONTHS[style][Number(month) - 1] ?? month} ${year}`;
}

/** Returns a moment as "1 March 2025, 5:00 PM IST" or "1 Mar 2025, …". */
export function momentText(moment: Date, style: MonthStyle = "long"): string {
  const [hours = 0, minutes = 0] = indiaClock(moment).split(":").map(Number);
  const clock = `${String(hours % 12 === 0 ? 12 : hours % 12)}:${String(minutes).padStart(2, "0")}`;
  return `${dayText(indiaDay(moment), style)}, ${clock} ${hours < 12 ? "AM" : "PM"} IST`;
}

function shifted(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString();
}

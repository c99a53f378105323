import { indiaDay } from "../../kernel/contract/india-time.js";

/** A moment as many years before, on the same day of the year. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/** The last day of which statement lines go: as many years back, and never after the audit. */
export function linesUntil(now: Date, years: number, auditedUntil: string): string {
  const old = indiaDay(yearsBefore(now, years));
  return old < auditedUntil ? old : auditedUntil;
}

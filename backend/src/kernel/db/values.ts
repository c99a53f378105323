/** A date-time in a raw row: SQLite keeps UTC text (`2026-01-31 09:30:00.000`), mysql2 gives a Date. */
export type RawTime = string | Date;

/** Reads a raw row's date-time. */
export function toDate(value: RawTime): Date {
  return value instanceof Date ? value : new Date(`${value.replace(" ", "T")}Z`);
}

/** Reads a raw row's date-time that may be null. */
export function toDateOrNull(value: RawTime | null): Date | null {
  return value === null ? null : toDate(value);
}

/** Formats a date-time as a parameter of hand-written SQL; both databases compare this text with their columns. */
export function toSqlTime(date: Date): string {
  return date.toISOString().slice(0, 23).replace("T", " ");
}

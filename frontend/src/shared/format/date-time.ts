import { dayText, indiaDay, momentText, type MonthStyle } from "@contract/kernel/contract/india-time";

/** Returns "1 Mar 2025" for an ISO time or day. A text that is not a date is returned unchanged. */
export function formatDate(iso: string, month: MonthStyle = "short"): string {
  const moment = read(iso);
  return moment === null ? iso : dayText(indiaDay(moment), month);
}

/** Returns "1 Mar 2025, 5:00 PM IST" for an ISO time. A text that is not a date is returned unchanged. */
export function formatDateTime(iso: string, month: MonthStyle = "short"): string {
  const moment = read(iso);
  return moment === null ? iso : momentText(moment, month);
}

/**
 * Returns "24 Feb – 2 Mar 2025" for two days. The year appears only once if both days have the same year. If both days
 * are the same, returns that day alone.
 */
export function formatDays(first: string, last: string, month: MonthStyle = "short"): string {
  const [from, to] = [formatDate(first, month), formatDate(last, month)];
  if (from === to) return from;
  const sameYear = read(first) !== null && read(last) !== null && from.slice(-4) === to.slice(-4);
  return `${sameYear ? from.slice(0, -" 2025".length) : from} – ${to}`;
}

function read(iso: string): Date | null {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

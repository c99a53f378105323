/** Asia/Kolkata is UTC+5:30 all year, so plain arithmetic gives the same text on a server and in any browser. */
const IST_OFFSET_MINUTES = 330;
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

function monthOf(day: Date, style: MonthStyle): string {
  const name = MONTHS[day.getUTCMonth()] ?? "";
  return style === "long" ? name : name.slice(0, 3);
}

function inIndia(iso: string): Date | null {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return new Date(moment.getTime() + IST_OFFSET_MINUTES * 60_000);
}

/** "1 Mar 2025" for an ISO moment or day; a text that is no date comes back as it is. */
export function formatDate(iso: string, month: MonthStyle = "short"): string {
  const day = inIndia(iso);
  if (day === null) return iso;
  return `${day.getUTCDate()} ${monthOf(day, month)} ${day.getUTCFullYear()}`;
}

/** "1 Mar 2025, 5:00 PM IST" for an ISO moment; a text that is no date comes back as it is. */
export function formatDateTime(iso: string, month: MonthStyle = "short"): string {
  const moment = inIndia(iso);
  if (moment === null) return iso;
  const hours = moment.getUTCHours();
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}:${String(moment.getUTCMinutes()).padStart(2, "0")}`;
  return `${formatDate(iso, month)}, ${clock} ${hours < 12 ? "AM" : "PM"} IST`;
}

/** "24 Feb – 2 Mar 2025" for two days; the year stands once if it is the same, a single day stands alone. */
export function formatDays(first: string, last: string, month: MonthStyle = "short"): string {
  const [from, to] = [formatDate(first, month), formatDate(last, month)];
  if (from === to) return from;
  const [start, end] = [inIndia(first), inIndia(last)];
  const sameYear = start !== null && start.getUTCFullYear() === end?.getUTCFullYear();
  return `${sameYear ? from.slice(0, -" 2025".length) : from} – ${to}`;
}

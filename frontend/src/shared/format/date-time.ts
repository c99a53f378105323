/** Asia/Kolkata is UTC+5:30 all year, so plain arithmetic gives the same text on a server and in any browser. */
const IST_OFFSET_MINUTES = 330;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

function inIndia(iso: string): Date | null {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return new Date(moment.getTime() + IST_OFFSET_MINUTES * 60_000);
}

/** "1 Mar 2025" for an ISO moment or day; a text that is no date comes back as it is. */
export function formatDate(iso: string): string {
  const day = inIndia(iso);
  if (day === null) return iso;
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ""} ${day.getUTCFullYear()}`;
}

/** "1 Mar 2025, 5:00 PM IST" for an ISO moment; a text that is no date comes back as it is. */
export function formatDateTime(iso: string): string {
  const moment = inIndia(iso);
  if (moment === null) return iso;
  const hours = moment.getUTCHours();
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}:${String(moment.getUTCMinutes()).padStart(2, "0")}`;
  return `${formatDate(iso)}, ${clock} ${hours < 12 ? "AM" : "PM"} IST`;
}

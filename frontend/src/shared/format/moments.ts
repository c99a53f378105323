import { indiaClock, indiaDay, indiaMoment } from "@contract/kernel/contract/india-time";
import { t } from "@contract/kernel/contract/t";

/** Returns the value for a date field in India's time zone, such as "2025-03-01T17:00". Returns "" for null. */
export function momentField(iso: string | null): string {
  if (iso === null) return "";
  const moment = new Date(iso);
  return `${indiaDay(moment)}T${indiaClock(moment)}`;
}

/** Returns the time in a date field's value, or null for an empty field. */
export function momentOf(field: string): Date | null {
  const [day = "", clock = ""] = field.split("T");
  return indiaMoment(day, clock);
}

const MINUTE_MS = 60_000;

/** Returns the time since a moment: "2 h 5 min". From 24 hours on, returns only whole days: "3 days". */
export function waitingTime(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / MINUTE_MS));
  if (minutes < 1) return t("less than a minute");
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return days === 1 ? t("1 day") : t("{days} days", { days: String(days) });
  return hours > 0
    ? t("{hours} h {part} min", { hours: String(hours), part: String(minutes % 60) })
    : t("{minutes} min", { minutes: String(minutes) });
}

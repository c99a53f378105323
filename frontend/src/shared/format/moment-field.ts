import { indiaClock, indiaDay, indiaMoment } from "@contract/kernel/contract/india-time";

/** "2025-03-01T17:00" in India for a moment; "" for none. */
export function momentField(iso: string | null): string {
  if (iso === null) return "";
  const moment = new Date(iso);
  return `${indiaDay(moment)}T${indiaClock(moment)}`;
}

/** The moment of such a field; null for none. */
export function momentOf(field: string): Date | null {
  const [day = "", clock = ""] = field.split("T");
  return indiaMoment(day, clock);
}

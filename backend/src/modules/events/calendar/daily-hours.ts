/** A range of hours, each as `HH:MM`. */
export interface DailyHours {
  readonly from: string;
  readonly to: string;
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?`;
const RANGE = new RegExp(`^(?:from\\s+)?${TIME}\\s*(?:to|till|until|-|–)\\s*${TIME}$`, "i");

/**
 * Returns the hours of an event if the text is only a range ("5 PM to 8 PM", "10:00 - 13:00"). Returns null for any
 * other text, such as different hours for different days, and for a range that does not end after its start.
 */
export function dailyHours(text: string | null): DailyHours | null {
  const match = RANGE.exec((text ?? "").trim());
  if (!match) return null;
  const [, hour = "", minutes = "00", half, endHour = "", endMinutes = "00", endHalf] = match;
  // If only one end has AM or PM, it applies to both: "10 to 11 AM" is in the morning, "5 to 8 PM" in the evening.
  const from = clock(hour, minutes, half ?? endHalf);
  const to = clock(endHour, endMinutes, endHalf ?? half);
  return from !== null && to !== null && from < to ? { from, to } : null;
}

function clock(hours: string, minutes: string, half: string | undefined): string | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour === 0)) return null;
  const shift = half?.toLowerCase() === "p" ? 12 : 0;
  const full = half === undefined ? hour : (hour % 12) + shift;
  return `${String(full).padStart(2, "0")}:${minutes}`;
}

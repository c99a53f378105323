import { addDays, indiaClock, indiaDay } from "../../../kernel/contract/india-time.js";
import { t } from "../../../kernel/contract/t.js";

/** A period of an event during which people are let in. */
export interface DeskSession {
  /** The id of a session that was set up. A whole-day session has its day as the id. */
  readonly id: string;
  readonly day: string;
  readonly name: string;
}

/** Maximum number of days of an event. A longer span is a typing mistake. */
const MOST_DAYS = 31;
/** A session's day lasts until this time of the next day, because an evening session may continue after midnight. */
const NIGHT_ENDS = "06:00";

/** Returns all days of an event, or an empty list while they are unknown. */
export function daysOf({
  firstDay,
  lastDay,
}: {
  readonly firstDay: string;
  readonly lastDay: string;
}): string[] {
  const days: string[] = [];
  if (firstDay === "") return days;
  for (let day = firstDay; day <= lastDay && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Returns an event's sessions, sorted by day: those that were set up, and a whole-day session for each day without any.
 * A desk therefore works without setup.
 * @param used ids of sessions with check-ins. A whole-day session with check-ins is kept even if other sessions are set
 * up for its day.
 */
export function sessionsOf(
  event: { readonly firstDay: string; readonly lastDay: string },
  setUp: readonly DeskSession[],
  used: ReadonlySet<string>,
): DeskSession[] {
  const divided = new Set(setUp.map(({ day }) => day));
  const whole = daysOf(event)
    .filter((day) => !divided.has(day) || used.has(day))
    .map((day) => ({ id: day, day, name: t("All day") }));
  return [...whole, ...setUp].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Returns a session's name: a text of the site for a whole-day session, the name as entered for all others. */
export function sessionName({ id, day, name }: DeskSession): string {
  return id === day ? t("All day") : name;
}

/** Returns whether a moment is on a session's day, including the night after it. */
export function isOn({ day }: Pick<DeskSession, "day">, moment: Date): boolean {
  const today = indiaDay(moment);
  return day === today || (indiaClock(moment) < NIGHT_ENDS && day === addDays(today, -1));
}

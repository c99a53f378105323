import { addDays, indiaClock, indiaDay } from "../../../kernel/contract/india-time.js";
import { t } from "../../../kernel/contract/t.js";

/** A time of an event at which people are let in. */
export interface DeskSession {
  /** The id of a session that was set up. The session that every day has uses the day itself. */
  readonly id: string;
  readonly day: string;
  readonly name: string;
}

/** The most days of an event. A longer span is a typing mistake. */
const MOST_DAYS = 31;
/** A session of the evening goes on after midnight. Until this hour of the next day it belongs to the day before. */
const NIGHT_ENDS = "06:00";

/** Returns the days of an event, from its first to its last. The list is empty while the days are unknown. */
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
 * Returns the sessions of an event by day: those that were set up, and a whole day for each day without any. So no
 * setup is needed.
 * @param used ids of sessions with check-ins: a whole day stays when it gets sessions later
 */
export function sessionsOf(
  event: { readonly firstDay: string; readonly lastDay: string },
  setUp: readonly DeskSession[],
  used: ReadonlySet<string>,
): DeskSession[] {
  const divided = new Set(setUp.map(({ day }) => day));
  const whole = daysOf(event)
    .filter((day) => !divided.has(day) || used.has(day))
    .map((day) => ({ id: day, day, name: t("Whole day") }));
  return [...whole, ...setUp].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Returns a session's name: a text of the site for the session that every day has, the typed name for all others. */
export function sessionName({ id, day, name }: DeskSession): string {
  return id === day ? t("Whole day") : name;
}

/** Returns true on a session's day, including the night after it. */
export function isOn({ day }: Pick<DeskSession, "day">, moment: Date): boolean {
  const today = indiaDay(moment);
  return day === today || (indiaClock(moment) < NIGHT_ENDS && day === addDays(today, -1));
}

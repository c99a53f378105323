import { dayText, indiaDay, momentText } from "../../../kernel/contract/india-time.js";
import type { EventState, RegistrationMode } from "./event-state.js";
import { t } from "../../../kernel/contract/t.js";

interface CheckedEvent {
  readonly title: string;
  /** The first day as `YYYY-MM-DD`, or "" while the editor has not filled it in. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationClosesAt: Date | null;
  readonly registration: RegistrationMode;
  readonly state: EventState;
}

/** A likely mistake. The form shows it to the editor, but the event can still be saved. */
export interface EventWarning {
  /** The form field that the warning is shown next to: `title`, `registration` or `state`. */
  readonly field: string;
  readonly text: string;
}

const YEAR = /(?<!\d)20\d{2}(?!\d)/g;

/** Returns the likely mistakes in an event at `now`, in the order of its fields. */
export function eventWarnings(event: CheckedEvent, now: Date): EventWarning[] {
  return [...otherYears(event), ...openThoughOver(event, now), ...overThoughNotPast(event, now)];
}

/**
 * Returns a warning for each year in the title that is not a year of the event. Such a year often remains when last
 * year's event is copied.
 */
function otherYears({ title, firstDay, lastDay }: CheckedEvent): EventWarning[] {
  if (firstDay === "" || lastDay === "") return [];
  const own = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  const days =
    firstDay === lastDay
      ? t("on {firstDay}", { firstDay: dayText(firstDay) })
      : t("from {firstDay} to {lastDay}", { firstDay: dayText(firstDay), lastDay: dayText(lastDay) });
  return [...new Set(title.match(YEAR))]
    .filter((year) => !own.includes(year))
    .map((year) => ({
      field: "title",
      text: `The title says “${year}”, but the event takes place ${days}. Check both.`,
    }));
}

/** Returns a warning if registration for the current event was opened by hand and its closing time has passed. */
function openThoughOver(event: CheckedEvent, now: Date): EventWarning[] {
  const { state, registration, registrationClosesAt: closes } = event;
  if (state !== "current" || registration !== "open" || closes === null || closes >= now) return [];
  const text = t(
    "Registration is “Open, regardless of the dates”, but the closing date has passed: {closes}. Check both.",
    {
      closes: momentText(closes),
    },
  );
  return [{ field: "registration", text }];
}

/**
 * Returns a warning if the last day has passed, but the state says otherwise. An event whose registration the club keeps
 * open by hand goes on after its last day.
 */
function overThoughNotPast({ state, registration, lastDay }: CheckedEvent, now: Date): EventWarning[] {
  if (lastDay === "" || lastDay >= indiaDay(now)) return [];
  const day = dayText(lastDay);
  if (state === "upcoming")
    return [
      {
        field: "state",
        text: t("The last day, {day}, has passed. Set the state to “Past”, or correct the days.", { day }),
      },
    ];
  if (state !== "current" || registration === "open") return [];
  const text = t("The last day, {day}, has passed. Close the season, or correct the days.", { day });
  return [{ field: "state", text }];
}

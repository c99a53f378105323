import { dayText, momentText } from "../../../kernel/contract/india-time.js";
import type { EventState, RegistrationMode } from "./event-state.js";
import { t } from "../../../kernel/contract/t.js";

/** The fields of an event that are checked for likely mistakes. */
interface CheckedEvent {
  readonly title: string;
  /** The first day as `YYYY-MM-DD`; "" while it is incomplete. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationClosesAt: Date | null;
  readonly registration: RegistrationMode;
  readonly state: EventState;
}

/** A likely mistake in an event, which is shown to the event's editor and never blocks saving. */
export interface EventWarning {
  /** The form field next to the warning: `title`, `registration`, `notices.0`, … */
  readonly field: string;
  /** The complete warning in one sentence. */
  readonly text: string;
}

const YEAR = /(?<!\d)20\d{2}(?!\d)/g;

/** Returns the likely mistakes in an event at `now`, in the order of its fields. */
export function eventWarnings(event: CheckedEvent, now: Date): EventWarning[] {
  return [...otherYears(event), ...openThoughOver(event, now)];
}

/**
 * Returns a warning for each year in the title that is not the event's year, for example after copying last year's
 * event.
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

/** Returns a warning if registration was opened by hand and is still open after its closing time. */
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

import { useEffect, useState } from "react";
import type { EventPageQuery } from "../../../graphql/pages/event";
import { DateTime } from "../../../shared/ui/date-time";
import { t } from "@contract/kernel/contract/t";

type Event = Pick<
  NonNullable<EventPageQuery["event"]>,
  "registrationClosesAt" | "openPastDeadline" | "closesInMinutes"
>;

/**
 * The registration deadline of an event with open registration, and the time left. A deadline that has passed is not
 * shown.
 */
export function RegistrationDeadline({
  event,
  timeLeft = "inline-block",
}: {
  readonly event: Event;
  /** CSS classes for the time left. */
  readonly timeLeft?: string;
}) {
  const { registrationClosesAt: closes, openPastDeadline, closesInMinutes } = event;
  if (openPastDeadline) return t("Registration is still open");
  if (closes === null || closesInMinutes === null) return t("Registration is open");
  return (
    <>
      Registration closes on <DateTime value={closes} />{" "}
      <TimeLeft minutes={closesInMinutes} until={closes} look={timeLeft} />
    </>
  );
}

interface TimeLeftProps {
  /** The minutes left when the server rendered the page. The browser's first rendering uses the same number. */
  readonly minutes: number;
  /** The deadline in ISO 8601. */
  readonly until: string;
  readonly look: string;
}

const MINUTE_MS = 60_000;
/** The number of minutes from which the time left is shown in days. */
const SHOWS_DAYS_FROM = 48 * 60;

/**
 * The time left: in whole days, or to the minute within the last two days. The text changes without animation, in a box
 * as wide as its longest text.
 */
function TimeLeft({ minutes, until, look }: TimeLeftProps) {
  const [minutesLeft, setMinutesLeft] = useState(minutes);
  useEffect(() => {
    const tick = setInterval(
      () => setMinutesLeft(Math.floor((Date.parse(until) - Date.now()) / MINUTE_MS)),
      MINUTE_MS / 4,
    );
    return () => clearInterval(tick);
  }, [until]);
  return (
    <span
      data-needs-script={minutesLeft < SHOWS_DAYS_FROM || undefined}
      className={`min-w-[16ch] font-mono font-bold ${look}`}
    >
      {leftText(minutesLeft)}
    </span>
  );
}

/** Returns the time left as text: "12 days left", "23 h 5 min left", "4 min left". */
export function leftText(minutes: number): string {
  if (minutes < 0) return t("now closed");
  const hours = Math.floor(minutes / 60);
  if (minutes >= SHOWS_DAYS_FROM) return t("{days} days left", { days: String(Math.floor(hours / 24)) });
  const left = String(minutes % 60);
  return hours > 0
    ? t("{hours} h {minutes} min left", { hours: String(hours), minutes: left })
    : t("{minutes} min left", { minutes: left });
}

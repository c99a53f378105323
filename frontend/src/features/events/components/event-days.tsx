import type { MonthStyle } from "@contract/kernel/contract/india-time";
import { formatDays } from "../../../shared/format/date-time";

interface EventDaysProps {
  /** Days in India's calendar, YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly month?: MonthStyle;
  /** One day a line on a phone, whatever fits: a font that comes late then moves nothing. */
  readonly stacked?: boolean;
}

/** An event's days in monospaced figures; breaks only after the dash. */
export function EventDays({ firstDay, lastDay, month, stacked = false }: EventDaysProps) {
  const [from = "", to] = formatDays(firstDay, lastDay, month).split(" – ");
  return (
    <span className="font-mono">
      <time dateTime={firstDay} className="whitespace-nowrap">
        {from}
        {to === undefined ? null : " –"}
      </time>
      {to === undefined ? null : (
        <>
          {" "}
          <time dateTime={lastDay} className={`whitespace-nowrap ${stacked ? "block sm:inline" : ""}`}>
            {to}
          </time>
        </>
      )}
    </span>
  );
}

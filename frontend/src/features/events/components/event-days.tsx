import type { MonthStyle } from "@contract/kernel/contract/india-time";
import { formatDays } from "../../../shared/format/date-time";

interface EventDaysProps {
  /** First and last day in India's calendar, as YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly month?: MonthStyle;
  /**
   * Whether the two days are on separate lines on a phone, even if both fit on one line. Otherwise, a font that loads
   * late could change the number of lines and move the rest of the page.
   */
  readonly stacked?: boolean;
}

/** An event's days in a monospaced font. Lines break only after the dash. */
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

import { Fragment } from "react";
import type { MonthStyle } from "@contract/kernel/contract/india-time";
import { formatDate, formatDateTime } from "../format/date-time";

interface DateTimeProps {
  /** A time as ISO 8601, in UTC. */
  readonly value: string;
  readonly dateOnly?: boolean;
  readonly month?: MonthStyle;
}

/**
 * A time or, with `dateOnly`, a day in India's time zone, whatever the zone of the reader's device. The line breaks
 * only after the day.
 */
export function DateTime({ value, dateOnly = false, month }: DateTimeProps) {
  const parts = (dateOnly ? formatDate(value, month) : formatDateTime(value, month)).split(/(?<=, )/);
  return (
    <time dateTime={value} className="font-mono">
      {parts.map((part) => (
        <Fragment key={part}>
          <span className="whitespace-nowrap">{part.trimEnd()}</span>
          {part.endsWith(" ") ? " " : null}
        </Fragment>
      ))}
    </time>
  );
}

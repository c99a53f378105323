import { formatDate, formatDateTime } from "../format/date-time";

interface DateTimeProps {
  /** A moment as an ISO text, UTC. */
  readonly value: string;
  readonly dateOnly?: boolean;
}

/** A moment in India's time with the zone named, whatever zone the reader's machine is in. */
export function DateTime({ value, dateOnly = false }: DateTimeProps) {
  return (
    <time dateTime={value} className="font-mono whitespace-nowrap">
      {dateOnly ? formatDate(value) : formatDateTime(value)}
    </time>
  );
}

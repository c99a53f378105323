import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { formatDate, formatDateTime } from "../../../shared/format/date-time";
import { Panel } from "../../../shared/ui/panel";
import { nextDates } from "../overview-facts";
import { t } from "@contract/kernel/contract/t";

const SHOWN = 3;

export function NextDates({
  events,
  now,
}: {
  readonly events: readonly AdminEventFieldsFragment[];
  readonly now: Date;
}) {
  const dates = nextDates(events, now).slice(0, SHOWN);
  return (
    <Panel title="Next dates" layout="p-0!">
      {dates.length === 0 ? (
        <p className="p-4 text-soft sm:p-5">No event has upcoming dates.</p>
      ) : (
        <ol className="divide-y divide-rule">
          {dates.map(({ event, what, when, inDays }) => (
            <li key={event.slug + what} className="px-4 py-2.5 sm:px-5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{what}</span>
                <span className="font-mono text-sm font-bold">{daysLabel(inDays)}</span>
              </p>
              <p className="text-sm text-soft">
                {event.title}, {when.length > 10 ? formatDateTime(when) : formatDate(when)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function daysLabel(days: number): string {
  return days === 0 ? t("today") : days === 1 ? t("tomorrow") : t("in {days} days", { days });
}

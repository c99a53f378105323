import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import type { AdminEventFieldsFragment } from "../../../graphql/generated";
import { formatDays } from "../../../shared/format/date-time";
import { Money } from "../../../shared/ui/money";
import { actionsColumn, type AdminColumn, type AdminFilter } from "../../../shared/table/admin-column";
import { EventState } from "./event-state";
import { WarningMark } from "./warnings";
import { RowButton } from "../../../shared/ui/row-button";

/** An event with what is likely wrong in it. */
export interface ListedEvent {
  readonly event: AdminEventFieldsFragment;
  readonly warnings: readonly EventWarning[];
}

interface EventActions {
  readonly edit: (event: AdminEventFieldsFragment) => void;
  readonly duplicate: (event: AdminEventFieldsFragment) => void;
  /** Null for whoever may not. */
  readonly makeCurrent: ((event: AdminEventFieldsFragment) => void) | null;
}

export const EVENT_FILTERS: readonly AdminFilter<ListedEvent>[] = [
  {
    key: "state",
    label: "State",
    any: "Any state",
    options: [
      { value: "current", label: "Current" },
      { value: "upcoming", label: "Upcoming" },
      { value: "past", label: "Past" },
    ],
    tags: ({ event }) => [event.state],
  },
];

/** Columns of the list of events. */
export function eventColumns(actions: EventActions): readonly AdminColumn<ListedEvent>[] {
  const { edit, duplicate, makeCurrent } = actions;
  return [
    {
      key: "title",
      header: "Event",
      primary: true,
      value: ({ event }) => event.title,
      cell: ({ event, warnings }) => (
        <>
          {event.title}
          <span className="block font-mono text-sm font-normal text-soft">/events/{event.slug}</span>
          <WarningMark warnings={warnings} />
        </>
      ),
    },
    {
      key: "state",
      header: "State",
      value: ({ event }) => event.state,
      cell: ({ event }) => (
        <>
          <EventState state={event.state} />
          {event.registrationOpen ? <span className="block text-sm text-soft">registration open</span> : null}
        </>
      ),
    },
    {
      key: "days",
      header: "Days",
      value: ({ event }) => event.firstDay,
      cell: ({ event }) => <span className="font-mono">{formatDays(event.firstDay, event.lastDay)}</span>,
    },
    {
      key: "registration",
      header: "Registration",
      extra: true,
      value: ({ event }) => (event.registrationOpen ? "open" : "closed"),
    },
    {
      key: "fee",
      header: "Fee",
      numeric: true,
      value: ({ event }) => event.fee,
      cell: ({ event }) => <Money paise={event.fee} />,
      exported: ({ event }) => event.fee / 100,
    },
    { key: "size", header: "Team size", numeric: true, extra: true, value: ({ event }) => event.maxTeamSize },
    {
      key: "warnings",
      header: "Warnings",
      numeric: true,
      extra: true,
      value: ({ warnings }) => warnings.length,
    },
    actionsColumn(({ event }) => (
      <div className="flex flex-wrap md:w-44">
        <RowButton of={event.title} onClick={() => edit(event)}>
          Edit
        </RowButton>
        <RowButton of={event.title} onClick={() => duplicate(event)}>
          Duplicate
        </RowButton>
        {event.state === "current" || makeCurrent === null ? null : (
          <RowButton of={event.title} onClick={() => makeCurrent(event)}>
            Make current
          </RowButton>
        )}
      </div>
    )),
  ];
}

import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import type { AdminEventFieldsFragment } from "../../../graphql/generated";
import { formatDays } from "../../../shared/format/date-time";
import { Button } from "../../../shared/ui/button";
import { Money } from "../../../shared/ui/money";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { EventState } from "./event-state";
import { WarningMark } from "./warnings";

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
export function eventColumns({
  edit,
  duplicate,
  makeCurrent,
}: EventActions): readonly AdminColumn<ListedEvent>[] {
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
    {
      key: "actions",
      header: "Actions",
      sortable: false,
      searchable: false,
      exported: null,
      pinned: true,
      value: () => null,
      cell: ({ event }) => (
        <div className="flex flex-wrap md:w-44">
          <RowButton verb="Edit" of={event.title} onClick={() => edit(event)} />
          <RowButton verb="Duplicate" of={event.title} onClick={() => duplicate(event)} />
          {event.state === "current" || makeCurrent === null ? null : (
            <RowButton verb="Make current" of={event.title} onClick={() => makeCurrent(event)} />
          )}
        </div>
      ),
    },
  ];
}

function RowButton({
  verb,
  of,
  onClick,
}: {
  readonly verb: string;
  readonly of: string;
  readonly onClick: () => void;
}) {
  return (
    <Button variant="quiet" onClick={onClick}>
      <span>
        {verb}
        <span className="sr-only"> {of}</span>
      </span>
    </Button>
  );
}

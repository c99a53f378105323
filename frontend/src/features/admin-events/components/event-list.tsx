import { Fragment, useMemo, useState } from "react";
import { eventWarnings, type EventWarning } from "@contract/modules/events/contract/event-warnings";
import type { EventState as State } from "../../../graphql/schema-types";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminTable } from "../../../shared/table/admin-table";
import { inputOf, valuesOf } from "../event-values";
import type { OpenEvent } from "../hooks/use-open-event";
import { formatDays } from "../../../shared/format/date-time";
import { Money } from "../../../shared/ui/values";
import { actionsColumn, type AdminColumn, type AdminFilter } from "../../../shared/table/admin-column";
import { WarningMark } from "./warnings";
import { RowButton } from "../../../shared/ui/row-button";
import { FlagIcon } from "../../../shared/ui/flag-icon";
import { CheckIcon, ClockIcon } from "../../../shared/ui/icons";
import { t } from "@contract/kernel/contract/t";

interface EventListProps {
  readonly events: readonly AdminEventFieldsFragment[];
  readonly onOpen: (open: OpenEvent) => void;
  /** Makes an event current. Null if the user has no right to do so. */
  readonly onMakeCurrent: ((event: AdminEventFieldsFragment) => void) | null;
}

/** Lists all events, the latest first, with a mark for likely mistakes. */
export function EventList({ events, onOpen, onMakeCurrent }: EventListProps) {
  const [now] = useState(() => new Date());
  const rows = useMemo<readonly ListedEvent[]>(
    () => events.map((event) => ({ event, warnings: eventWarnings(inputOf(valuesOf(event)), now) })),
    [events, now],
  );
  const columns = useMemo(
    () =>
      eventColumns({
        edit: ({ slug }) => onOpen({ kind: "edit", slug }),
        duplicate: ({ slug }) => onOpen({ kind: "copy", slug }),
        makeCurrent: onMakeCurrent,
      }),
    [onOpen, onMakeCurrent],
  );
  const add = <Button onClick={() => onOpen({ kind: "new" })}>New event</Button>;
  return (
    <AdminTable
      caption="Events"
      views="events"
      noun={[t("event"), t("events")]}
      columns={columns}
      filters={EVENT_FILTERS}
      rows={rows}
      rowKey={({ event }) => event.id}
      initialSort="-days"
      searchHint="Title or address"
      exportName="events"
      actions={add}
      empty={
        <EmptyState title="There are no events yet." action={add}>
          Each event has its own page. Teams register for the current event.
        </EmptyState>
      }
    />
  );
}

interface ListedEvent {
  readonly event: AdminEventFieldsFragment;
  readonly warnings: readonly EventWarning[];
}

interface EventActions {
  readonly edit: (event: AdminEventFieldsFragment) => void;
  readonly duplicate: (event: AdminEventFieldsFragment) => void;
  /** Makes the event current. Null if the user has no right to do so. */
  readonly makeCurrent: ((event: AdminEventFieldsFragment) => void) | null;
}

const EVENT_FILTERS: readonly AdminFilter<ListedEvent>[] = [
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

function eventColumns(actions: EventActions): readonly AdminColumn<ListedEvent>[] {
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
      cell: ({ event }) => (
        // Breaks only at the dash.
        <span className="block font-mono text-sm md:w-32 min-[75rem]:w-56">
          {formatDays(event.firstDay, event.lastDay)
            .split(/(?<=–) /)
            .map((part) => (
              <Fragment key={part}>
                <span className="whitespace-nowrap">{part}</span>{" "}
              </Fragment>
            ))}
        </span>
      ),
    },
    {
      key: "registration",
      header: "Registration",
      extra: true,
      value: ({ event }) => (event.registrationOpen ? t("open") : t("closed")),
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
      <div className="-mx-3 flex flex-wrap md:w-32 min-[75rem]:w-48">
        <RowButton of={event.title} onClick={() => edit(event)}>
          Edit
        </RowButton>
        <RowButton of={event.title} onClick={() => duplicate(event)}>
          Duplicate
        </RowButton>
        {/*
         * A past event has this action only in its form, so that last year's event does not become the current one by
         * mistake.
         */}
        {event.state !== "upcoming" || makeCurrent === null ? null : (
          <RowButton of={event.title} onClick={() => makeCurrent(event)}>
            Make current
          </RowButton>
        )}
      </div>
    )),
  ];
}

const LOOKS = {
  current: { word: t("current"), Icon: FlagIcon, look: "text-accent-strong font-bold" },
  upcoming: { word: t("upcoming"), Icon: ClockIcon, look: "text-ink" },
  past: { word: t("past"), Icon: CheckIcon, look: "text-soft" },
} as const;

function EventState({ state }: { readonly state: State }) {
  const { word, Icon, look } = LOOKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-mono text-sm ${look}`}>
      <Icon className="size-4" />
      {word}
    </span>
  );
}

import { useMemo, useState } from "react";
import { eventWarnings } from "@contract/modules/events/contract/event-warnings";
import type { AdminEventFieldsFragment } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { AdminTable } from "../../../shared/table/admin-table";
import { inputOf, valuesOf } from "../event-values";
import type { OpenEvent } from "../hooks/use-open-event";
import { EVENT_FILTERS, eventColumns, type ListedEvent } from "./event-columns";

interface EventListProps {
  readonly events: readonly AdminEventFieldsFragment[];
  readonly onOpen: (open: OpenEvent) => void;
  /** Null for whoever may not. */
  readonly onMakeCurrent: ((event: AdminEventFieldsFragment) => void) | null;
}

/** Every event, the latest first, with a mark where something is likely wrong. */
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
      noun={["event", "events"]}
      columns={columns}
      filters={EVENT_FILTERS}
      rows={rows}
      rowKey={({ event }) => event.id}
      initialSort={LATEST_FIRST}
      searchHint="Title or address"
      exportName="events"
      actions={add}
      empty={
        <EmptyState title="There is no event yet." action={add}>
          An event has a page of its own, and teams register for the current one.
        </EmptyState>
      }
    />
  );
}

const LATEST_FIRST = { key: "days", direction: "desc" } as const;

import { useId, useState } from "react";
import { useWidthFrom } from "../../../shared/hooks/use-media-query";
import { TableSearch } from "../../../shared/table/table-search";
import { BREAKPOINTS } from "../../../shared/timings";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { useSearchText } from "../../../shared/hooks/use-search-text";
import { useAuditLog, type AuditEntry, type AuditFilter } from "../hooks/use-audit-log";
import { AuditList } from "./audit-list";
import { ActivityList } from "../../../shared/activity/activity-list";
import { useActivity } from "../../../shared/activity/use-activity";
import { Panel } from "../../../shared/ui/panel";
import { useAction } from "../../../shared/hooks/use-action";
import { useAddress } from "../../../shared/hooks/use-address";
import type { Sheet } from "@contract/kernel/contract/csv-text";
import { downloadCsv, exportFileName } from "../../../shared/table/export";
import { AUDIT_LABELS } from "@contract/kernel/contract/audit-labels";
import { useAuditActorsQuery, useListReadsQuery } from "../../../graphql/features/admin-audit";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { SearchField } from "../../../shared/ui/field-kinds";
import { t } from "@contract/kernel/contract/t";

/** The filters' names in the URL. */
const NAMES = {
  search: "q",
  action: "act",
  actorId: "actor",
  targetId: "about",
  from: "from",
  to: "to",
} as const;

/** The tab "Audit": a read-only log of all changes in the admin area, each with its actor, target and time. */
export function AuditSection() {
  const { params, put } = useAddress();
  const filter = Object.fromEntries(
    Object.entries(NAMES).map(([filter, name]) => [filter, params.get(name) ?? ""]),
  ) as Record<keyof typeof NAMES, string>;
  const [text, setText] = useSearchText(filter.search, (search) => put("q", search));
  const log = useAuditLog(filter);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const about = log.entries.find(({ targetId }) => targetId === filter.targetId)?.targetName ?? "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AuditFilters
        filter={filter}
        text={text}
        onText={setText}
        onChange={(name, value) => put(NAMES[name], value)}
      />
      {filter.targetId === "" ? null : (
        <p className="flex flex-wrap items-center gap-x-2 border-l-4 border-accent pl-3 wrap-anywhere">
          Only entries about {about === "" ? "this item" : <b>{about}</b>}
          <Button variant="quiet" onClick={() => put("about", "")}>
            Show all entries
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-soft">
          {log.isKnown && log.total > 0 ? countText(log.total) : ""}
        </p>
        <AuditExport total={log.total} readAll={log.readAll} />
      </div>
      <div className="arrives-whole grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListState state={log}>
          {log.entries.length === 0 ? (
            <EmptyState
              title={isFiltered ? t("No entry matches. Change the filters.") : t("There are no entries yet.")}
            >
              The audit log records every change in the admin area.
            </EmptyState>
          ) : (
            <AuditList entries={log.entries} />
          )}
          {log.hasMore ? (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="secondary"
                busy={log.isFetchingMore}
                busyLabel="Loading..."
                onClick={() => void log.more()}
              >
                Show more
              </Button>
              {log.moreFailed ? <p role="alert">More entries could not be loaded. Try again.</p> : null}
            </div>
          ) : null}
        </ListState>
        <ListReads />
      </div>
    </div>
  );
}

function countText(total: number): string {
  return t("{total, plural, one {# entry} other {# entries}}, newest first", { total });
}

/** Saves a CSV file of all entries that match the filters. The file contains stored values, not labels. */
function AuditExport({ total, readAll }: { total: number; readAll: () => Promise<AuditEntry[]> }) {
  const { busy, problem, run } = useAction();
  const save = () =>
    run(async () => {
      downloadCsv(exportFileName("audit"), sheetOf(await readAll()));
    });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {problem !== null ? <p role="alert">The export failed. Try again.</p> : null}
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Exporting..."
        disabled={total === 0}
        onClick={() => void save()}
      >
        Export as CSV
      </Button>
    </div>
  );
}

function sheetOf(entries: readonly AuditEntry[]): Sheet {
  return {
    headings: ["At", "Who", "Act", "Kind", "Name", "ID", "Details"],
    rows: entries.map((entry) => [
      new Date(entry.at),
      entry.actorName,
      entry.action,
      entry.targetType,
      entry.targetName,
      entry.targetId,
      entry.details,
    ]),
  };
}

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChange: (name: keyof AuditFilter, value: string) => void;
}

const ANY = [{ value: "", label: "All" }];
const ACTS = [...ANY, ...Object.entries(AUDIT_LABELS).map(([value, label]) => ({ value, label }))];

/**
 * The log's filters: search text, kind of action, actor, and days. On a phone, only the search text is always visible.
 */
function AuditFilters({ filter, text, onText, onChange }: AuditFiltersProps) {
  const actors = useAuditActorsQuery({ fetchPolicy: "cache-and-network" }).data?.auditActors ?? [];
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = filter.actorId === "" || actors.some(({ id }) => id === filter.actorId);
  const field = (name: keyof AuditFilter) => ({
    name,
    value: filter[name],
    onChange: (value: string) => onChange(name, value),
  });
  const isWide = useWidthFrom(BREAKPOINTS.sm);
  const [isOpen, setOpen] = useState(Object.values(filter).some((value) => value !== ""));
  const id = useId();
  const others = (
    <>
      <SelectField {...field("action")} label="Action" hint="Show only this action" options={ACTS} />
      <SelectField
        {...field("actorId")}
        label="Person"
        hint="People are listed under their latest name"
        options={[
          { value: "", label: "All people" },
          ...people,
          ...(isKnown ? [] : [{ value: filter.actorId, label: "A person without entries" }]),
        ]}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3 sm:col-span-2 sm:max-w-md">
        <TextField
          {...field("from")}
          label="From"
          hint="From the start of this day (IST)"
          type="date"
          optional
        />
        <TextField {...field("to")} label="To" hint="Up to the end of this day (IST)" type="date" optional />
      </div>
    </>
  );
  if (isWide)
    return (
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <SearchField value={text} onChange={onText} hint="A name, or a word in the details" />
        {others}
      </div>
    );
  return (
    <div className="grid gap-3">
      <div className="flex gap-4">
        <div className="min-w-0 flex-1">
          <TableSearch value={text} onChange={onText} hint={t("Name or detail")} />
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Options
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="grid gap-3">
        {others}
      </div>
    </div>
  );
}

const SHOWN_AT_FIRST = 10;

/** Lists who has read which list of people within the last year. */
function ListReads() {
  const query = useListReadsQuery({ variables: { first: SHOWN_AT_FIRST }, fetchPolicy: "no-cache" });
  const activity = useActivity("listReads", query);
  return (
    <Panel title="Who read lists of people" layout="grid gap-4">
      <p className="max-w-prose text-sm text-soft">
        The log has one line per person, list and hour, and keeps each line for a year. If a feed reads a
        list, the log names the person who created the feed.
      </p>
      <ActivityList
        activity={activity}
        label="Log of people who read lists"
        empty="No list has been read yet."
      />
    </Panel>
  );
}

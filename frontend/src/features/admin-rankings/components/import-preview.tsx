import { useMemo, useState } from "react";
import { Button } from "../../../shared/ui/button";
import { AdminTable } from "../../../shared/table/admin-table";
import {
  countKinds,
  KINDS,
  placesToWrite,
  plannedRows,
  takenTeams,
  type Preview,
  type Suggestion,
} from "../import-plan";
import { importColumns, IMPORT_FILTERS } from "./import-columns";

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly busy: boolean;
  readonly onAccept: (places: ReturnType<typeof placesToWrite>) => void;
}

const NONE: readonly Suggestion[] = [];

/** What each line of a list would do, those that need somebody first; then into the draft with it. */
export function ImportPreview({ preview, busy, onAccept }: ImportPreviewProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Suggestion>>(new Map());
  const [clears, setClears] = useState(false);
  const rows = useMemo(() => plannedRows(preview, chosen), [preview, chosen]);
  const taken = useMemo(() => takenTeams(rows), [rows]);
  const columns = useMemo(
    () =>
      importColumns(taken, (line, team) =>
        setChosen((before) => {
          const next = new Map(before);
          if (team === null) next.delete(line);
          else next.set(line, team);
          return next;
        }),
      ),
    [taken],
  );
  const counts = countKinds(rows);
  const unlisted = preview.unlisted.filter(({ teamId }) => !taken.has(teamId));
  const places = placesToWrite(rows, clears ? unlisted : NONE);
  return (
    <section aria-label="Comparison" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-soft">{columnsText(preview)}</p>
      <ul
        aria-label="What the list would do"
        className="flex flex-wrap gap-x-6 gap-y-1 border-y border-rule py-3"
      >
        {KINDS.map(([kind, label]) => (
          <li key={kind} className={isTrouble(kind) && counts.has(kind) ? "font-semibold text-bad" : ""}>
            {label}: <span className="font-mono font-semibold">{counts.get(kind) ?? 0}</span>
          </li>
        ))}
      </ul>
      {unlisted.length === 0 ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={clears}
            onChange={(event) => setClears(event.target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          Also clear the rank of the {unlisted.length} ranked {unlisted.length === 1 ? "team" : "teams"} that
          the list does not name. Otherwise they keep it.
        </label>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={busy}
          busyLabel="Saving..."
          disabled={places.length === 0}
          onClick={() => onAccept(places)}
        >
          Take {places.length} {places.length === 1 ? "change" : "changes"} into the draft
        </Button>
        <p className="text-sm text-soft">
          {places.length === 0
            ? "There is nothing to take over."
            : "No team sees the draft before you publish it."}
        </p>
      </div>
      <AdminTable
        caption="Lines of the list"
        noun={["line", "lines"]}
        columns={columns}
        filters={IMPORT_FILTERS}
        rows={rows}
        rowKey={({ id }) => id}
        initialSort="kind"
        searchHint="Team, rank"
        empty={null}
      />
    </section>
  );
}

function isTrouble(kind: string): boolean {
  return kind === "unmatched" || kind === "twice" || kind === "badRank";
}

function columnsText({ headings, teamColumns, rankColumn }: Preview): string {
  const teams =
    teamColumns.length === 1 ? `column ${teamColumns[0] ?? ""}` : `columns ${teamColumns.join(" and ")}`;
  return `Read ${teams} as the team and column ${rankColumn} as its rank${headings ? "; the first line holds the headings" : ""}.`;
}

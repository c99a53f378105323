import { useMemo, useState, type ReactNode } from "react";
import { Button } from "../../../shared/ui/button";
import { AdminTable } from "../../../shared/table/admin-table";
import {
  countKinds,
  FETCHED,
  leftOut,
  placesToWrite,
  plannedRows,
  shownKinds,
  takenTeams,
  TROUBLE,
  type Chosen,
  type Preview,
  type Suggestion,
} from "../import-plan";
import { importColumns, IMPORT_FILTERS } from "./import-columns";
import { t } from "@contract/kernel/contract/t";

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly busy: boolean;
  readonly onAccept: (places: ReturnType<typeof placesToWrite>) => void;
}

const NONE: readonly Suggestion[] = [];

/**
 * Shows the effect of each line of a list, and writes the lines into the draft. Lines that need an admin's decision
 * come first.
 */
export function ImportPreview({ preview, busy, onAccept }: ImportPreviewProps) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [clears, setClears] = useState(false);
  const [outside, setOutside] = useState(false);
  const [edited, setEdited] = useState(false);
  const rows = useMemo(
    () => plannedRows(preview, chosen, { outside, edited }),
    [preview, chosen, outside, edited],
  );
  const skipped = leftOut(preview);
  const lineByTeamId = useMemo(() => takenTeams(rows), [rows]);
  const columns = useMemo(
    () =>
      importColumns(lineByTeamId, (team, teamId) =>
        setChosen((before) => {
          const next = new Map(before);
          if (teamId === null) next.delete(team);
          else next.set(team, teamId);
          return next;
        }),
      ),
    [lineByTeamId],
  );
  const counts = countKinds(rows);
  const unlisted = preview.unlisted.filter(({ teamId }) => !lineByTeamId.has(teamId));
  const clearing = clears ? unlisted : NONE;
  const places = placesToWrite(rows, clearing);
  return (
    <section aria-label="Comparison" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-soft">{layoutText(preview)}</p>
      <ul
        aria-label="Effects of the list"
        className="flex flex-wrap gap-x-6 gap-y-1 border-y border-rule py-3"
      >
        {shownKinds(counts).map(([kind, label]) => (
          <li key={kind} className={TROUBLE.has(kind) && counts.has(kind) ? "font-semibold text-bad" : ""}>
            {label}: <span className="font-mono font-semibold">{counts.get(kind) ?? 0}</span>
          </li>
        ))}
      </ul>
      {unlisted.length === 0 ? null : (
        <Choice checked={clears} onChange={setClears}>
          Also clear the rank of the {unlisted.length} ranked {unlisted.length === 1 ? "team" : "teams"}{" "}
          missing from the list. Otherwise these teams keep their rank.
        </Choice>
      )}
      {skipped.outside === 0 ? null : (
        <Choice checked={outside} onChange={setOutside}>
          Also give a rank to the {skipped.outside} {skipped.outside === 1 ? "team" : "teams"} out of
          competition. Otherwise the rank of these teams does not change.
        </Choice>
      )}
      {skipped.edited === 0 ? null : (
        <Choice checked={edited} onChange={setEdited}>
          Also overwrite the {skipped.edited} {skipped.edited === 1 ? "rank" : "ranks"} edited by hand since
          the last fetch. Otherwise these edits are kept.
        </Choice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={busy}
          busyLabel="Saving..."
          disabled={places.length === 0}
          onClick={() =>
            onAccept(preview.layout === "contest" ? placesToWrite(rows, clearing, FETCHED) : places)
          }
        >
          Add {places.length} {places.length === 1 ? "change" : "changes"} to the draft
        </Button>
        <p className="text-sm text-soft">
          {places.length === 0
            ? "There are no changes to add to the draft."
            : "Teams do not see the draft until you publish it."}
        </p>
      </div>
      <AdminTable
        caption="Lines in the list"
        noun={[t("line"), t("lines")]}
        columns={columns}
        filters={IMPORT_FILTERS}
        rows={rows}
        rowKey={({ id }) => id}
        initialSort="kind"
        searchHint="Team or rank"
        empty={null}
      />
    </section>
  );
}

interface ChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span>{children}</span>
    </label>
  );
}

/** Describes how the list was read, for the admin to check. */
function layoutText({ layout, headings, teamColumns, rankColumn }: Preview): string {
  if (layout === "page")
    return t(
      "The list is a page of standings. Each line has a rank, then the participants. The site ignores points and times.",
    );
  if (layout === "contest")
    return t("The ranks are from Codeforces. Participants out of competition are not counted.");
  const columns = t("{n, plural, one {column {list}} other {columns {list}}}", {
    n: teamColumns.length,
    list: teamColumns.join(t(" and ")),
  });
  return headings
    ? t("The team is in {columns}, and its rank in column {rank}. The first line has the headings.", {
        columns,
        rank: rankColumn ?? "",
      })
    : t("The team is in {columns}, and its rank in column {rank}.", { columns, rank: rankColumn ?? "" });
}

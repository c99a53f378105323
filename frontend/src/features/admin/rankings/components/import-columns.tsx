import { Button } from "../../../../shared/ui/button";
import type { AdminColumn, AdminFilter } from "../../table/admin-column";
import { KINDS, type PlannedRow, type Suggestion } from "../import-plan";
import { rankText } from "../rank-text";

type Choose = (line: number, team: Suggestion | null) => void;

const ORDER = new Map<string, number>(KINDS.map(([kind], index) => [kind, index]));
const LABELS = new Map<string, string>(KINDS);

/** Columns of a compared list. */
export function importColumns(
  taken: ReadonlySet<string>,
  choose: Choose,
): readonly AdminColumn<PlannedRow>[] {
  return [
    { key: "line", header: "Line", numeric: true, searchable: false, value: ({ line }) => line },
    {
      key: "team",
      header: "Team in the list",
      primary: true,
      value: ({ team }) => team,
      cell: ({ team }) => <span className="block max-w-72 wrap-anywhere">{team === "" ? "—" : team}</span>,
    },
    {
      key: "kind",
      header: "What happens",
      searchable: false,
      value: ({ kind }) => ORDER.get(kind) ?? 0,
      cell: (row) => <What row={row} taken={taken} choose={choose} />,
    },
    { key: "seen", header: "Draft", numeric: true, searchable: false, value: ({ seen }) => seen },
    {
      key: "rank",
      header: "New",
      numeric: true,
      value: ({ rank, given }) => rank ?? given,
      cell: ({ kind, rank, given }) =>
        kind === "badRank" ? (
          <span className="block max-w-40 text-bad wrap-anywhere">{given}</span>
        ) : (
          rankText(rank)
        ),
    },
  ];
}

/** What the list can be narrowed to. */
export const IMPORT_FILTERS: readonly AdminFilter<PlannedRow>[] = [
  {
    key: "kind",
    label: "What happens",
    any: "Anything",
    options: KINDS.map(([value, label]) => ({ value, label })),
    tags: ({ kind }) => [kind],
  },
];

interface WhatProps {
  readonly row: PlannedRow;
  readonly taken: ReadonlySet<string>;
  readonly choose: Choose;
}

function What({ row, taken, choose }: WhatProps) {
  const { kind, line, team, teamName, other, isChosen, suggestions } = row;
  const free = suggestions.filter(({ teamId }) => !taken.has(teamId));
  return (
    <div className="grid justify-items-start gap-1">
      <span
        className={
          kind === "unmatched" || kind === "twice" || kind === "badRank" ? "font-semibold text-bad" : ""
        }
      >
        {LABELS.get(kind)}
        {other === null ? "" : `, see line ${other}`}
      </span>
      {isChosen ? (
        <span className="text-sm">
          as {teamName}{" "}
          <Button variant="quiet" onClick={() => choose(line, null)}>
            Not this one<span className="sr-only"> for {team}</span>
          </Button>
        </span>
      ) : null}
      {kind === "unmatched" && free.length > 0 ? (
        <span className="flex flex-wrap items-center gap-x-1 text-sm">
          Do you mean
          {free.map((suggestion) => (
            <Button
              key={suggestion.teamId}
              variant="quiet"
              aria-label={`Take ${suggestion.teamName} for ${team}`}
              onClick={() => choose(line, suggestion)}
            >
              {suggestion.teamName}
            </Button>
          ))}
        </span>
      ) : null}
    </div>
  );
}

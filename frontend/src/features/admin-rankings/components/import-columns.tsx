import { LIMITS } from "@contract/kernel/contract/limits";
import { Button } from "../../../shared/ui/button";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { KINDS, matchText, TROUBLE, type PlannedRow, type Suggestion } from "../import-plan";
import { rankText } from "../ranking-facts";
import { t } from "@contract/kernel/contract/t";

/** Chooses a team for the name in a line. Null means no team. */
type Choose = (team: string, teamId: string | null) => void;

const ORDER = new Map<string, number>(KINDS.map(([kind], index) => [kind, index]));
const LABELS = new Map<string, string>(KINDS);

/** Returns the columns for a list compared with the draft. */
export function importColumns(
  lineByTeamId: ReadonlyMap<string, number>,
  choose: Choose,
): readonly AdminColumn<PlannedRow>[] {
  return [
    { key: "line", header: "Line", numeric: true, searchable: false, value: ({ line }) => line },
    {
      key: "team",
      header: "Team in the list",
      primary: true,
      value: ({ team }) => team,
      cell: (row) => <Named row={row} />,
    },
    { key: "match", header: "Team on this site", extra: true, value: ({ teamName }) => teamName },
    {
      key: "kind",
      header: "Result",
      searchable: false,
      value: ({ kind }) => ORDER.get(kind) ?? 0,
      cell: (row) => <What row={row} taken={lineByTeamId} choose={choose} />,
    },
    {
      key: "draft",
      header: "Rank in the draft",
      numeric: true,
      searchable: false,
      value: ({ draft }) => draft,
    },
    {
      key: "rank",
      header: "New rank",
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

export const IMPORT_FILTERS: readonly AdminFilter<PlannedRow>[] = [
  {
    key: "kind",
    label: "Result",
    any: "All",
    options: KINDS.map(([value, label]) => ({ value, label })),
    tags: ({ kind }) => [kind],
  },
];

interface WhatProps {
  readonly row: PlannedRow;
  readonly taken: ReadonlyMap<string, number>;
  readonly choose: Choose;
}

function What({ row, taken, choose }: WhatProps) {
  const { kind, team, other, isChosen, suggestions } = row;
  return (
    <div className="grid justify-items-start gap-1 md:max-w-52 lg:max-w-none">
      <span className={TROUBLE.has(kind) ? "font-semibold text-bad" : ""}>
        {kind === "badRank" ? badRankText(row.given) : LABELS.get(kind)}
        {other === null ? "" : `, see line ${other}`}
      </span>
      {isChosen ? (
        <Button variant="quiet" onClick={() => choose(team, null)}>
          Not this team<span className="sr-only"> for {team}</span>
        </Button>
      ) : null}
      {(kind === "unmatched" || kind === "conflict") && suggestions.length > 0 ? (
        <span className="flex flex-wrap items-center gap-x-1 text-sm">
          Do you mean
          {suggestions.map((suggestion) => (
            <Suggested
              key={suggestion.teamId}
              suggestion={suggestion}
              line={taken.get(suggestion.teamId) ?? null}
              label={`Use ${suggestion.teamName} for ${team}`}
              onAccept={() => choose(team, suggestion.teamId)}
            />
          ))}
        </span>
      ) : null}
    </div>
  );
}

/**
 * Shows the team's name as written in the line. Below the name, shows the recognised team and how it was recognised.
 */
function Named({ row }: { readonly row: PlannedRow }) {
  const { team, teamName } = row;
  const isSame = team.trim().toLowerCase() === teamName?.toLowerCase();
  return (
    <span className="block wrap-anywhere md:max-w-44 lg:max-w-72">
      {team === "" ? "—" : team}
      {teamName === null ? null : (
        <span className="block text-sm font-normal text-soft">
          {isSame ? "" : `${teamName}, `}
          {matchText(row)}
        </span>
      )}
    </span>
  );
}

interface SuggestedProps {
  readonly suggestion: Suggestion;
  /** The number of the line that already has the suggested team, or null. A team cannot be chosen for two lines. */
  readonly line: number | null;
  readonly label: string;
  readonly onAccept: () => void;
}

function Suggested({ suggestion, line, label, onAccept }: SuggestedProps) {
  if (line === null)
    return (
      <Button variant="quiet" aria-label={label} onClick={onAccept}>
        {suggestion.teamName}
      </Button>
    );
  return (
    <span className="px-1 py-2 text-soft wrap-anywhere">
      {suggestion.teamName} (already in the list, line {line})
    </span>
  );
}

/** Returns a text that explains why a cell does not contain a rank. */
function badRankText(cellText: string): string {
  return /^\d+$/.test(cellText.trim())
    ? t("“{given}” is not a rank from 1 to {rankingMax}", { given: cellText, rankingMax: LIMITS.rankingMax })
    : t("“{given}” is not a whole number", { given: cellText });
}

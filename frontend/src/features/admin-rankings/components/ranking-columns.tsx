import { StatusBadge } from "../../../shared/ui/badge";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { rankText, type RankingRow, type Team } from "../ranking-facts";
import { RankField } from "./rank-field";
import { t } from "@contract/kernel/contract/t";

interface Parts {
  readonly save: (team: Team, rank: number | null, seen: number | null) => void;
  /** Whether the event has a published ranking. */
  readonly hasBefore: boolean;
}

export function rankingColumns({ save, hasBefore }: Parts): readonly AdminColumn<RankingRow>[] {
  return [
    { key: "ranking", header: "Rank", numeric: true, searchable: false, value: ({ ranking }) => ranking },
    {
      key: "change",
      header: t("Change|difference"),
      numeric: true,
      searchable: false,
      extra: !hasBefore,
      value: climb,
      exported: null,
      cell: (row) => <Climb row={row} hasBefore={hasBefore} />,
    },
    { key: "team", header: "Team", primary: true, value: ({ name }) => name },
    {
      key: "draft",
      header: "Draft",
      numeric: true,
      searchable: false,
      value: ({ order }) => order,
      exported: ({ draft }) => draft,
      cell: (row) => <RankField key={row.id} row={row} save={save} />,
    },
    {
      key: "reference",
      header: "Reference",
      value: ({ reference }) => reference,
      cell: ({ reference }) => <span className="font-mono">{reference}</span>,
    },
    {
      key: "payment",
      header: "Payment",
      searchable: false,
      value: ({ paymentStatus }) => paymentStatus,
      cell: ({ paymentStatus }) => <StatusBadge status={paymentStatus} />,
    },
  ];
}

/**
 * Returns by how many ranks the latest publication moved the team up; negative if it moved down. Returns null if the
 * team had no rank before, or has none now.
 */
function climb({ before, ranking }: Team): number | null {
  return before === null || ranking === null ? null : before - ranking;
}

function Climb({ row, hasBefore }: { readonly row: RankingRow; readonly hasBefore: boolean }) {
  const { before, ranking } = row;
  const by = climb(row);
  if (!hasBefore || before === ranking) return <>—</>;
  if (by === null)
    return <span className="text-sm">{before === null ? "new" : `was ${rankText(before)}`}</span>;
  return by > 0 ? (
    <span className="whitespace-nowrap text-good">
      <span aria-hidden="true">▲ </span>
      <span className="sr-only">up </span>
      {by}
    </span>
  ) : (
    <span className="whitespace-nowrap text-bad">
      <span aria-hidden="true">▼ </span>
      <span className="sr-only">down </span>
      {-by}
    </span>
  );
}

export const RANKING_FILTERS: readonly AdminFilter<RankingRow>[] = [
  {
    key: "show",
    label: "Show",
    any: "All teams",
    options: [
      { value: "changed", label: "Changed in the draft" },
      { value: "ranked", label: "With a rank" },
      { value: "unranked", label: "Without a rank" },
    ],
    tags: ({ ranking, draft, order }) => [
      ...(ranking !== draft ? ["changed"] : []),
      order === null ? "unranked" : "ranked",
    ],
  },
];

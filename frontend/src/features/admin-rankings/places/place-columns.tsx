import { t } from "@contract/kernel/contract/t";
import { isHeld } from "@contract/modules/teams/contract/place-state";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { DateTime } from "../../../shared/ui/date-time";
import { PlaceBadge } from "../../../shared/ui/place-badge";
import { RowButton } from "../../../shared/ui/row-button";
import { StatusBadge } from "../../../shared/ui/badge";
import { rankText } from "../ranking-facts";
import type { TeamOnPlace } from "./place-facts";

/** Returns the columns of the teams that were offered a place. */
export function placeColumns(end: (team: TeamOnPlace) => void): readonly AdminColumn<TeamOnPlace>[] {
  return [
    {
      key: "ranking",
      header: "Rank",
      numeric: true,
      searchable: false,
      value: ({ ranking }) => ranking,
      cell: ({ ranking }) => rankText(ranking),
    },
    { key: "team", header: "Team", primary: true, value: ({ teamName }) => teamName },
    {
      key: "place",
      header: "Place",
      searchable: false,
      value: ({ state }) => state,
      cell: ({ state, movedUp }) =>
        state === null ? null : (
          <span className="inline-flex flex-wrap items-center gap-2">
            <PlaceBadge state={state} />
            {movedUp ? <span className="text-sm">moved up</span> : null}
          </span>
        ),
    },
    {
      key: "until",
      header: "Deadline",
      searchable: false,
      value: ({ deadline }) => deadline,
      cell: ({ deadline, state }) =>
        deadline !== null && (state === "offered" || state === "lapsed") ? (
          <DateTime value={deadline} month="short" />
        ) : (
          "—"
        ),
    },
    {
      key: "payment",
      header: "Payment",
      searchable: false,
      value: ({ paymentStatus }) => paymentStatus,
      cell: ({ paymentStatus }) => <StatusBadge status={paymentStatus} />,
    },
    {
      key: "reference",
      header: "Reference",
      extra: true,
      value: ({ reference }) => reference,
      cell: ({ reference }) => <span className="font-mono">{reference}</span>,
    },
    {
      key: "act",
      header: "Actions",
      pinned: true,
      sortable: false,
      searchable: false,
      exported: null,
      value: () => null,
      cell: (team) =>
        team.state !== null && isHeld(team.state) ? (
          <RowButton of={team.teamName} onClick={() => end(team)}>
            Withdraw...
          </RowButton>
        ) : null,
    },
  ];
}

export const PLACE_FILTERS: readonly AdminFilter<TeamOnPlace>[] = [
  {
    key: "state",
    label: "Place",
    any: "Any state",
    options: [
      { value: "offered", label: t("Offered") },
      { value: "accepted", label: t("Accepted") },
      { value: "declined", label: t("Declined") },
      { value: "lapsed", label: t("Lapsed") },
      { value: "withdrawn", label: t("Withdrawn") },
    ],
    tags: ({ state }) => (state === null ? [] : [state]),
  },
];

import { LIMITS } from "@contract/kernel/contract/limits";
import type { TeamListQueryVariables } from "../../graphql/features/admin-teams";
import type { PaymentStatus, RankingFilter, TeamColumn, TeamGap, TeamSort } from "../../graphql/schema-types";
import { PAYMENT_OPTIONS } from "../../shared/payment-options";
import { StatusBadge } from "../../shared/ui/badge";
import type { AdminColumn, CellEdit, ListFilter } from "../../shared/table/admin-column";
import { GAPS, gapsOf, peopleOf, type AdminTeam, type Gap } from "./team-gaps";

const LABELS = new Map<Gap, string>(GAPS.map(({ value, label }) => [value, label]));
const missing = (team: AdminTeam) =>
  gapsOf(team)
    .map((gap) => LABELS.get(gap) ?? gap)
    .join(", ");

const edited = (field: TeamColumn, maxLength: number): CellEdit => ({ field, maxLength });

/** The columns of the list of teams. The extra columns contain ids and details of the teams' people. */
export const TEAM_COLUMNS: readonly AdminColumn<AdminTeam, TeamSort>[] = [
  { key: "rank", header: "Rank", sort: "RANKING", numeric: true, value: ({ ranking }) => ranking },
  {
    key: "name",
    header: "Team",
    sort: "NAME",
    primary: true,
    value: ({ name }) => name,
    edit: edited("NAME", LIMITS.teamNameMax),
  },
  { key: "leader", header: "Leader", sort: "LEADER", value: ({ leader }) => leader.name },
  {
    key: "payment",
    header: "Payment",
    sort: "PAYMENT",
    value: ({ paymentStatus }) => paymentStatus,
    cell: ({ paymentStatus }) => <StatusBadge status={paymentStatus} />,
  },
  {
    key: "people",
    header: "People",
    sort: "PEOPLE",
    value: (team) => peopleOf(team).length,
    cell: (team) => (
      <span className="font-mono">
        {peopleOf(team).length} of {team.event.maxTeamSize}
      </span>
    ),
  },
  {
    key: "missing",
    header: "Missing",
    value: (team) => missing(team) || null,
    cell: (team) => (missing(team) === "" ? <span className="text-soft">Nothing</span> : missing(team)),
  },
  { key: "note", header: "Note", value: ({ note }) => note, edit: edited("NOTE", LIMITS.teamNoteMax) },
  {
    key: "reference",
    header: "Reference",
    extra: true,
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono text-sm">{reference}</span>,
  },
  { key: "email", header: "Leader's email", extra: true, value: ({ leader }) => leader.email },
  { key: "phone", header: "Leader's phone", extra: true, value: ({ leader }) => leader.phone },
  {
    key: "members",
    header: "Members",
    extra: true,
    value: ({ members }) => members.map(({ name, email }) => `${name} <${email ?? ""}>`).join(", ") || null,
  },
  {
    key: "handles",
    header: "Handles",
    extra: true,
    value: (team) =>
      peopleOf(team)
        .flatMap((person) => person.codeforcesHandle ?? [])
        .join(", ") || null,
  },
  { key: "college", header: "Leader's college", extra: true, value: ({ leader }) => leader.college },
  { key: "id", header: "ID", extra: true, value: ({ id }) => id },
];

export const TEAM_FILTERS: readonly ListFilter<TeamListQueryVariables>[] = [
  {
    key: "missing",
    label: "Missing parts",
    any: "All teams",
    options: [
      ...GAPS,
      { value: "data", label: "Members or handles" },
      { value: "nothing", label: "Nothing" },
    ],
    variables: (option) =>
      option === "nothing" ? { complete: true } : { missing: option.toUpperCase() as TeamGap },
  },
  {
    key: "payment",
    label: "Payment",
    any: "Any state",
    options: PAYMENT_OPTIONS,
    variables: (option) => ({ paymentStatus: option as PaymentStatus }),
  },
  {
    key: "ranked",
    label: "Ranking",
    any: "All teams",
    options: [
      { value: "qualified", label: "Qualified" },
      { value: "ranked", label: "Ranked" },
      { value: "unranked", label: "Unranked" },
    ],
    variables: (option) => ({ ranked: option.toUpperCase() as RankingFilter }),
  },
];

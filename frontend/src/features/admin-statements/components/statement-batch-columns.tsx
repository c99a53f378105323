import { DateTime } from "../../../shared/ui/date-time";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import type { BatchLine } from "./open-statement-batch";
import { OUTCOMES, outcomeLabel } from "../outcomes";
import { LineTeam, AMOUNT_COLUMN } from "./line-team";
import { OutcomeBadge } from "./outcome-badge";
import type { StatementEffect } from "../../../graphql/schema-types";
import { t } from "@contract/kernel/contract/t";

export const STATEMENT_BATCH_COLUMNS: readonly AdminColumn<BatchLine>[] = [
  { key: "line", header: "Line", numeric: true, value: ({ line }) => line },
  {
    key: "team",
    header: "Team",
    primary: true,
    value: ({ teamName }) => teamName,
    cell: ({ line, teamName, teamReference }) => (
      <LineTeam line={line} team={teamName === null ? null : { name: teamName, reference: teamReference }} />
    ),
  },
  AMOUNT_COLUMN,
  {
    key: "result",
    header: "Result",
    value: ({ outcome }) => outcomeLabel(outcome),
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
  },
  {
    key: "effect",
    header: "Effect",
    value: ({ effect }) => EFFECTS[effect],
    cell: ({ effect }) => (
      <span className={effect === "nothing" ? "text-soft" : "font-semibold"}>{EFFECTS[effect]}</span>
    ),
  },
  {
    key: "reference",
    header: "Bank reference",
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono wrap-anywhere">{reference || "—"}</span>,
  },
  {
    key: "date",
    header: "Day",
    value: ({ date }) => date,
    cell: ({ date }) => (date === null ? "—" : <DateTime value={date} dateOnly />),
  },
  { key: "code", header: "Reference", extra: true, value: ({ teamReference }) => teamReference },
];

export const STATEMENT_BATCH_FILTERS: readonly AdminFilter<BatchLine>[] = [
  {
    key: "result",
    label: "Result",
    any: "Any result",
    options: OUTCOMES.map(({ outcome, label }) => ({ value: outcome, label })),
    tags: ({ outcome }) => [outcome],
  },
  {
    key: "effect",
    label: "Effect",
    any: "Any effect",
    options: [
      { value: "something", label: "Confirmed a payment" },
      { value: "kept", label: "Changed, so not taken back" },
      { value: "nothing", label: "No effect" },
    ],
    tags: ({ effect }) => (effect === "nothing" ? [effect] : ["something", effect]),
  },
];

const EFFECTS: Readonly<Record<StatementEffect, string>> = {
  confirmed: t("Confirmed the payment"),
  recorded: t("Recorded and confirmed the payment"),
  surplus: t("Surplus from a team that had already paid"),
  takenBack: t("Confirmed, then taken back"),
  kept: t("Confirmed, and not taken back because the payment had changed"),
  nothing: t("No effect"),
};

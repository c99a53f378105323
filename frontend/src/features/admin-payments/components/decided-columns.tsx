import { Link } from "react-router-dom";
import { DateTime } from "../../../shared/ui/date-time";
import { Money } from "../../../shared/ui/money";
import { actionsColumn, type AdminColumn, type AdminFilter } from "../../../shared/table/admin-column";
import type { Payment } from "../hooks/use-reported-payments";

const moment = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Columns of the payments that were decided. */
const COLUMNS: readonly AdminColumn<Payment>[] = [
  { key: "team", header: "Team", primary: true, value: ({ teamName }) => teamName },
  {
    key: "reference",
    header: "Reference",
    extra: true,
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono">{reference ?? "—"}</span>,
  },
  {
    key: "utr",
    header: "UTR",
    value: ({ transactionId }) => transactionId,
    cell: ({ transactionId }) => <span className="font-mono font-semibold">{transactionId ?? "—"}</span>,
  },
  {
    key: "amount",
    header: "Amount",
    numeric: true,
    searchable: false,
    value: ({ amount }) => amount / 100,
    cell: ({ amount }) => <Money paise={amount} />,
  },
  {
    key: "decided",
    header: "Decided",
    value: ({ decidedAt }) => moment(decidedAt),
    cell: ({ decidedAt }) => (decidedAt === null ? "—" : <DateTime value={decidedAt} />),
  },
  { key: "by", header: "Decided by", value: ({ decidedBy }) => decidedBy },
  { key: "reason", header: "Reason", value: ({ reason }) => reason },
  { key: "reporter", header: "Reported by", extra: true, value: ({ reporterName }) => reporterName },
  {
    key: "reported",
    header: "Reported",
    extra: true,
    value: ({ reportedAt }) => moment(reportedAt),
    cell: ({ reportedAt }) => <DateTime value={reportedAt} />,
  },
  {
    key: "claims",
    header: "Also claimed by",
    extra: true,
    value: ({ disputedBy }) => disputedBy.join(", ") || null,
  },
  actionsColumn(({ teamId, teamName, eventSlug }) =>
    teamId === null ? null : <MailLink teamId={teamId} name={teamName} eventSlug={eventSlug} />,
  ),
];

/** The columns of decided payments; the way to write to a team only for whoever may. */
export function decidedColumns(mayWrite: boolean): readonly AdminColumn<Payment>[] {
  return mayWrite ? COLUMNS : COLUMNS.filter(({ key }) => key !== "actions");
}

function MailLink({ teamId, name, eventSlug }: { teamId: string; name: string; eventSlug: string }) {
  return (
    <Link
      to={`/admindashboard?tab=mail&teams=${teamId}&event=${encodeURIComponent(eventSlug)}`}
      className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent underline"
    >
      Write<span className="sr-only"> to {name}</span>
    </Link>
  );
}

/** What the list can be narrowed to. */
export const DECIDED_FILTERS: readonly AdminFilter<Payment>[] = [
  {
    key: "warning",
    label: "Warnings",
    any: "With or without",
    options: [
      { value: "claimed", label: "Also claimed by others" },
      { value: "amount", label: "Amount is not the fee" },
    ],
    tags: ({ disputedBy, amount, fee }) => [
      ...(disputedBy.length > 0 ? ["claimed"] : []),
      ...(amount === fee ? [] : ["amount"]),
    ],
  },
];

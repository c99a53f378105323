import { useMemo } from "react";
import { EmptyState } from "../../../shared/ui/empty-state";
import { ListState } from "../../../shared/ui/list-state";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { useReportedPayments, type Payment } from "../hooks/use-reported-payments";
import { Link } from "react-router-dom";
import { DateTime } from "../../../shared/ui/date-time";
import { Money } from "../../../shared/ui/money";
import { actionsColumn, type AdminColumn, type AdminFilter } from "../../../shared/table/admin-column";

/** Payments that were accepted, or rejected, with search and export. */
export function DecidedPayments({ status }: { readonly status: "accepted" | "rejected" }) {
  const { payments, ...state } = useReportedPayments(status);
  const mayWrite = useMay()("sendMailing");
  const columns = useMemo(() => decidedColumns(mayWrite), [mayWrite]);
  const beginExport = useBeginExport("PAYMENTS");
  // One that was reported again is still in the list that was fetched before.
  const rows = useMemo(
    () => payments?.filter((payment) => payment.status === status) ?? [],
    [payments, status],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListState state={state}>
        {rows.length === 0 ? null : <DecidedAdvice status={status} />}
        <AdminTable
          caption={`Reported payments, ${status}`}
          noun={["payment", "payments"]}
          columns={columns}
          filters={DECIDED_FILTERS}
          rows={rows}
          rowKey={({ id }) => id}
          initialSort="-decided"
          searchHint="Team, reference, UTR, reporter or reason"
          exportName={`payments-${status}`}
          beforeExportAll={beginExport}
          empty={
            <EmptyState title={`No payment has been ${status} yet.`}>
              What is decided in the queue is listed here afterwards.
            </EmptyState>
          }
        />
      </ListState>
    </div>
  );
}

/** What can be done about a decision that was a slip. No decision is changed here: teams were told of it. */
function DecidedAdvice({ status }: { readonly status: "accepted" | "rejected" }) {
  return (
    <p className="max-w-prose text-soft">
      {status === "rejected" ? (
        <>
          <strong>Rejected by mistake?</strong> The team&apos;s leader brings the payment back: they report it
          again on their payment page, with the same transaction id if that was right, as long as the event is
          not over. Then it waits under Pending again. Their e-mail says how; write to the team if it is
          urgent.
        </>
      ) : (
        <>
          <strong>Accepted by mistake?</strong> What was accepted by hand stays accepted, and cannot be
          rejected afterwards. What a bank statement confirmed goes back to waiting with that whole statement:
          open it under{" "}
          <Link to="/admindashboard?tab=statements" className="font-semibold text-accent underline">
            Bank statement
          </Link>{" "}
          and take it back.
        </>
      )}
    </p>
  );
}

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
function decidedColumns(mayWrite: boolean): readonly AdminColumn<Payment>[] {
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
const DECIDED_FILTERS: readonly AdminFilter<Payment>[] = [
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

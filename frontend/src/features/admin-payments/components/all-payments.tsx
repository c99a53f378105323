import { useMemo, type ReactNode } from "react";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/export";
import { LISTED_STATES } from "../../../shared/money-view";
import { useReportedPayments, type Payment, type ReportedState } from "../hooks/use-reported-payments";
import { Link } from "react-router-dom";
import { useAddress } from "../../../shared/hooks/use-address";
import { Button, buttonClass } from "../../../shared/ui/button";
import { StatusBadge } from "../../../shared/ui/badge";
import { DateTime } from "../../../shared/ui/date-time";
import { SelectField } from "../../../shared/ui/select-field";
import { Money } from "../../../shared/ui/values";
import { actionsColumn, type AdminColumn, type AdminFilter } from "../../../shared/table/admin-column";
import { t } from "@contract/kernel/contract/t";

const STATUS_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "all", label: t("Any status") },
  { value: "waiting", label: t("Pending") },
  { value: "accepted", label: t("Accepted") },
  { value: "rejected", label: t("Rejected") },
  { value: "refunded", label: t("Refunded") },
];

interface AllPaymentsProps {
  readonly eventSlug: string | null;
  readonly actions: ReactNode;
}

/** Shows all reported payments, or those in one state, with search and export. */
export function AllPayments({ eventSlug, actions }: AllPaymentsProps) {
  const { params, put } = useAddress();
  const listed = LISTED_STATES.find((state) => state === params.get("status")) ?? null;
  const status: ReportedState | null = listed === "waiting" ? "pending" : listed;
  const { payments, ...state } = useReportedPayments(null, eventSlug);
  const mayWrite = useMay()("sendMailing");
  const columns = useMemo(
    () => [...COLUMNS, actionsColumn<Payment>((payment) => <Acts {...{ payment, mayWrite, put }} />)],
    [mayWrite, put],
  );
  const beginExport = useBeginExport("PAYMENTS");
  const rows = useMemo(
    () => payments?.filter((payment) => status === null || payment.status === status) ?? [],
    [payments, status],
  );
  const choice = (
    <SelectField
      name="status"
      label="Status"
      value={listed ?? "all"}
      onChange={(value) => put("status", value)}
      options={STATUS_OPTIONS}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListState state={state}>
        <AdminTable
          caption="Reported payments"
          views="payments"
          noun={[t("payment"), t("payments")]}
          columns={columns}
          filters={DECIDED_FILTERS}
          rows={rows}
          rowKey={({ id }) => id}
          initialSort="-decided"
          searchHint="Team or number"
          exportName={status === null ? "payments" : `payments-${status}`}
          exportEvent={eventSlug}
          beforeExportAll={beginExport}
          scope={choice}
          actions={actions}
          empty={
            <>
              <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
                {choice}
                {actions}
              </div>
              <EmptyState
                title={
                  status === null ? t("No payment has been reported yet.") : t("No payment has this status.")
                }
              >
                Payments appear here once their teams report them.
              </EmptyState>
            </>
          }
        />
      </ListState>
    </div>
  );
}

const moment = (iso: string | null) => (iso === null ? null : new Date(iso));

const COLUMNS: readonly AdminColumn<Payment>[] = [
  { key: "team", header: "Team", primary: true, value: ({ teamName }) => teamName },
  {
    key: "status",
    header: "Status",
    searchable: false,
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: "reference",
    header: "Reference",
    extra: true,
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono">{reference ?? "—"}</span>,
  },
  {
    key: "utr",
    header: "Transaction ID",
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
];

interface ActsProps {
  readonly payment: Payment;
  readonly mayWrite: boolean;
  readonly put: (name: string, value: string) => void;
}

/**
 * Shows a row's links. Each row has a link to its payment. A pending payment also has a link to the queue, where it is
 * decided. If the admin may write mails, a row with a team has a link to the form for a mail to the team.
 */
function Acts({ payment, mayWrite, put }: ActsProps) {
  const { id, teamId, teamName, eventSlug } = payment;
  return (
    <div className="-my-1 flex items-center">
      <Button variant="quiet" aria-label={`Open ${teamName}`} onClick={() => put("payment", id)}>
        Open
      </Button>
      {payment.status === "pending" ? (
        <Link
          to={`/admindashboard?tab=payments&q=${encodeURIComponent(payment.transactionId ?? teamName)}`}
          className={buttonClass("quiet")}
        >
          Decide<span className="sr-only"> {teamName}</span>
        </Link>
      ) : null}
      {teamId === null || !mayWrite ? null : <MailLink {...{ teamId, eventSlug }} name={teamName} />}
    </div>
  );
}

function MailLink({ teamId, name, eventSlug }: { teamId: string; name: string; eventSlug: string }) {
  return (
    <Link
      to={`/admindashboard?tab=mail&teams=${teamId}&event=${encodeURIComponent(eventSlug)}`}
      className={buttonClass("quiet")}
    >
      Write<span className="sr-only"> to {name}</span>
    </Link>
  );
}

const DECIDED_FILTERS: readonly AdminFilter<Payment>[] = [
  {
    key: "warning",
    label: "Warnings",
    any: "With or without a warning",
    options: [
      { value: "claimed", label: "Also claimed by others" },
      { value: "amount", label: "Amount differs from the fee" },
      { value: "place", label: "Place lost" },
    ],
    tags: ({ disputedBy, amount, fee, placeLost }) => [
      ...(disputedBy.length > 0 ? ["claimed"] : []),
      ...(amount === fee ? [] : ["amount"]),
      ...(placeLost ? ["place"] : []),
    ],
  },
];

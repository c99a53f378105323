import { useMemo } from "react";
import { EmptyState } from "../../../shared/ui/empty-state";
import { useMay } from "../../../shared/session/may";
import { AdminList } from "../../../shared/table/admin-list";
import { useReportedPayments, type Payment, type ReportedState } from "../hooks/use-reported-payments";
import { Link } from "react-router-dom";
import { useAddress } from "../../../shared/hooks/use-address";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { Money } from "../../../shared/ui/values";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { t } from "@contract/kernel/contract/t";

type DecidedState = Exclude<ReportedState, "pending">;

interface DecidedPaymentsProps {
  readonly status: DecidedState;
  readonly eventSlug: string | null;
}

/** Payments that were accepted, rejected or refunded, with search and export. */
export function DecidedPayments({ status, eventSlug }: DecidedPaymentsProps) {
  const { payments, ...query } = useReportedPayments(status, eventSlug);
  const mayWrite = useMay()("sendMailing");
  const { put } = useAddress();
  // One that was reported again is still in the list that was fetched before.
  const rows = useMemo(
    () => payments?.filter((payment) => payment.status === status) ?? [],
    [payments, status],
  );
  return (
    <AdminList
      caption={`Reported payments, ${status}`}
      views="payments"
      noun={[t("payment"), t("payments")]}
      source={{ rows, query }}
      columns={COLUMNS}
      filters={DECIDED_FILTERS}
      initialSort="-decided"
      searchHint="Team, reference, UTR, reporter or reason"
      exportName={`payments-${status}`}
      exportEvent={eventSlug}
      exportKind="PAYMENTS"
      actions={{ row: (payment) => <Acts {...{ payment, mayWrite, put }} /> }}
      empty={
        <EmptyState title={`No payment has been ${status} yet.`}>
          Payments that you decide in the queue appear here.
        </EmptyState>
      }
    />
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
];

interface ActsProps {
  readonly payment: Payment;
  readonly mayWrite: boolean;
  readonly put: (name: string, value: string) => void;
}

/** A row's link to the whole payment, and to the team for admins who may write to it. */
function Acts({ payment: { id, teamId, teamName, eventSlug }, mayWrite, put }: ActsProps) {
  return (
    <div className="-my-1 flex items-center">
      <Button variant="quiet" aria-label={`Open ${teamName}`} onClick={() => put("payment", id)}>
        Open
      </Button>
      {teamId === null || !mayWrite ? null : <MailLink {...{ teamId, eventSlug }} name={teamName} />}
    </div>
  );
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

import { useDeferredValue, useMemo, useRef } from "react";
import type { ReportedPaymentFieldsFragment } from "../../../../graphql/generated";
import { useNotice } from "../../../../shared/hooks/use-notice";
import { useSort } from "../../../../shared/hooks/use-sort";
import { Banner } from "../../../../shared/ui/banner";
import { DataTable } from "../../../../shared/ui/data-table";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { LoadFailure } from "../../../../shared/ui/load-failure";
import { Skeleton } from "../../../../shared/ui/skeleton";
import { Spinner } from "../../../../shared/ui/spinner";
import { useNextFocus } from "../hooks/use-next-focus";
import { usePaymentDecisions } from "../hooks/use-payment-decisions";
import { useReportedPayments, type ReportedState } from "../hooks/use-reported-payments";
import { matching } from "../matching";
import { paymentColumns, sortValue } from "./payment-columns";
import { PaymentToolbar } from "./payment-toolbar";
import { RejectModal } from "./reject-modal";

type Payment = ReportedPaymentFieldsFragment;

const EMPTY: Record<ReportedState, string> = {
  pending: "Nothing waits for a decision.",
  accepted: "No payment was accepted yet.",
  rejected: "No payment was rejected yet.",
};
const NONE: readonly Payment[] = [];
const OLDEST_FIRST = { key: "reported", direction: "asc" } as const;

interface PaymentListProps {
  readonly status: ReportedState;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Reported payments of one state, with search; in the pending one each can be decided. */
export function PaymentList({ status, search, onSearch }: PaymentListProps) {
  const { payments, loading, problem, reload } = useReportedPayments(status);
  // Typing goes on while a long list is being filtered.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => matching(payments ?? NONE, wanted), [payments, wanted]);
  const { rows, sort, setSort } = useSort(found, sortValue, OLDEST_FIRST);
  const { notice, show } = useNotice();
  const ground = useRef<HTMLDivElement>(null);

  const decisions = usePaymentDecisions({
    say: show,
    onDecide: (payment) => focusAfter(payment, rows),
    onOutdated: () => void reload(),
  });
  const { rejecting } = decisions;
  const focusAfter = useNextFocus(rows, rejecting !== null, ground);

  return (
    <div ref={ground} tabIndex={-1} className="grid gap-5">
      {/* Stays in sight however far down the queue one is. */}
      {notice === null ? null : (
        <div className="sticky top-(--bar-height) z-20">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
      {problem === null ? null : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
      {payments === null && problem !== null ? null : (
        <PaymentToolbar
          search={search}
          onSearch={onSearch}
          loading={loading}
          onRefresh={() => void reload()}
          count={payments === null ? null : { shown: rows.length, all: payments.length }}
        />
      )}
      {payments === null && loading ? <Waiting /> : null}
      {payments === null ? null : (
        <DataTable
          caption={`Reported payments, ${status}`}
          columns={paymentColumns(status, decisions)}
          rows={rows}
          rowKey={(payment) => payment.id}
          sort={sort}
          onSort={setSort}
          empty={<EmptyState title={payments.length > 0 ? "No payment fits this search." : EMPTY[status]} />}
        />
      )}
      {rejecting === null ? null : (
        <RejectModal
          payment={rejecting}
          onReject={(reason) => decisions.reject(rejecting, reason)}
          onClose={() => decisions.askReason(null)}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 border-y border-rule py-4">
      <Spinner label="Loading..." />
      <Skeleton lines={6} />
    </div>
  );
}

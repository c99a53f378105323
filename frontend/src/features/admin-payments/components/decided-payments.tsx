import { useMemo } from "react";
import { EmptyState } from "../../../shared/ui/empty-state";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Skeleton } from "../../../shared/ui/skeleton";
import { Spinner } from "../../../shared/ui/spinner";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { useReportedPayments } from "../hooks/use-reported-payments";
import { DecidedAdvice } from "./decided-advice";
import { DECIDED_FILTERS, decidedColumns } from "./decided-columns";

const NEWEST_FIRST = { key: "decided", direction: "desc" } as const;

/** Payments that were accepted, or rejected, with search and export. */
export function DecidedPayments({ status }: { readonly status: "accepted" | "rejected" }) {
  const { payments, loading, problem, reload } = useReportedPayments(status);
  const mayWrite = useMay()("sendMailing");
  const columns = useMemo(() => decidedColumns(mayWrite), [mayWrite]);
  const beginExport = useBeginExport("PAYMENTS");
  // One that was reported again is still in the list that was fetched before.
  const rows = useMemo(
    () => payments?.filter((payment) => payment.status === status) ?? null,
    [payments, status],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {problem === null ? null : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
      {rows === null && loading ? (
        <div className="grid gap-4 border-y border-rule py-4">
          <Spinner label="Loading..." />
          <Skeleton lines={6} />
        </div>
      ) : null}
      {rows === null || rows.length === 0 ? null : <DecidedAdvice status={status} />}
      {rows === null ? null : (
        <AdminTable
          caption={`Reported payments, ${status}`}
          noun={["payment", "payments"]}
          columns={columns}
          filters={DECIDED_FILTERS}
          rows={rows}
          rowKey={({ id }) => id}
          initialSort={NEWEST_FIRST}
          searchHint="Team, reference, UTR, reporter or reason"
          exportName={`payments-${status}`}
          beforeExportAll={beginExport}
          empty={
            <EmptyState title={`No payment was ${status} yet.`}>
              What is decided in the queue stands here afterwards.
            </EmptyState>
          }
        />
      )}
    </div>
  );
}

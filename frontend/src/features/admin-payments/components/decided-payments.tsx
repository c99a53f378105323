import { useMemo } from "react";
import { EmptyState } from "../../../shared/ui/empty-state";
import { ListState } from "../../../shared/ui/list-state";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { useReportedPayments } from "../hooks/use-reported-payments";
import { DecidedAdvice } from "./decided-advice";
import { DECIDED_FILTERS, decidedColumns } from "./decided-columns";

const NEWEST_FIRST = { key: "decided", direction: "desc" } as const;

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
          initialSort={NEWEST_FIRST}
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

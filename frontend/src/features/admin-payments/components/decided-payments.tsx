import { useMemo } from "react";
import { EmptyState } from "../../../shared/ui/empty-state";
import { ListState } from "../../../shared/ui/list-state";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { useReportedPayments } from "../hooks/use-reported-payments";
import { DECIDED_FILTERS, decidedColumns } from "./decided-columns";
import { Link } from "react-router-dom";

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

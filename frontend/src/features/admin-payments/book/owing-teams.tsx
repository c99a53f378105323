import { addDays, indiaDay } from "@contract/kernel/contract/india-time";
import { AdminTable } from "../../../shared/table/admin-table";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { DateTime } from "../../../shared/ui/date-time";
import { EmptyState } from "../../../shared/ui/empty-state";
import { PaymentBadge } from "../../../shared/ui/payment-badge";
import { signedMoney } from "./signed-money";
import type { Figures } from "./book-view";

type Owing = Figures["owing"][number];

/** Teams that qualified and have not paid, with the time that they have left. */
export function OwingTeams({ figures }: { readonly figures: Figures }) {
  const { owing, payUntil, fee } = figures;
  const beginExport = useBeginExport("PAYMENTS");
  return (
    <section aria-label="Teams that owe" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 className="text-lg">Teams that owe</h3>
        {owing.length === 0 ? null : (
          <p className="text-soft">
            {owing.length.toLocaleString("en-IN")} × {signedMoney(fee)} = {signedMoney(owing.length * fee)}.{" "}
            {payUntil === null ? (
              "Registration is closed and the event has begun."
            ) : (
              <>
                {daysLeft(payUntil)}, until <DateTime value={payUntil} />.
              </>
            )}
          </p>
        )}
      </div>
      <AdminTable
        caption="Teams that owe"
        noun={["team", "teams"]}
        columns={COLUMNS}
        filters={FILTERS}
        rows={owing}
        rowKey={({ teamId }) => teamId}
        initialSort="ranking"
        searchHint="Team or reference"
        exportName="teams-that-owe"
        beforeExportAll={beginExport}
        empty={
          <EmptyState title="No team owes anything.">
            Teams stand here once their ranking qualifies, until they report a payment.
          </EmptyState>
        }
      />
    </section>
  );
}

/** By the calendar in India: what ends tomorrow morning has one day left. */
function daysLeft(until: string): string {
  const [today, last] = [indiaDay(new Date()), indiaDay(new Date(until))];
  if (last === today) return "Today is the last day";
  if (last === addDays(today, 1)) return "1 day left";
  const days = Math.round((Date.parse(last) - Date.parse(today)) / (24 * 3600_000));
  return `${days.toLocaleString("en-IN")} days left`;
}

const COLUMNS: readonly AdminColumn<Owing>[] = [
  { key: "team", header: "Team", primary: true, value: ({ name }) => name },
  {
    key: "reference",
    header: "Reference",
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono">{reference ?? "—"}</span>,
  },
  { key: "ranking", header: "Ranking", numeric: true, searchable: false, value: ({ ranking }) => ranking },
  {
    key: "payment",
    header: "Payment",
    searchable: false,
    value: ({ status }) => status,
    cell: ({ status }) => <PaymentBadge status={status} due />,
  },
];

const FILTERS: readonly AdminFilter<Owing>[] = [
  {
    key: "payment",
    label: "Payment",
    any: "Any payment",
    options: [
      { value: "incomplete", label: "Nothing reported" },
      { value: "rejected", label: "Rejected" },
    ],
    tags: ({ status }) => [status],
  },
];

import { dayText } from "@contract/kernel/contract/india-time";
import type { LedgerQuery } from "../../../graphql/features/admin-payments";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/export";
import { EmptyState } from "../../../shared/ui/empty-state";
import { SignedMoney, signedMoney } from "./signed-money";
import { t } from "@contract/kernel/contract/t";

type Row = LedgerQuery["ledger"][number];

interface LedgerProps {
  readonly rows: readonly Row[];
  readonly eventSlug: string | null;
}

/** Shows every movement of an event's money, with running totals of the bank lines and of the cash. */
export function Ledger({ rows, eventSlug }: LedgerProps) {
  const beginExport = useBeginExport("PAYMENTS");
  const unseen = rows.reduce((sum, row) => sum + (row.unseen ?? 0), 0);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="pb-2 text-lg">
        Ledger
      </h2>
      <AdminTable
        caption="Ledger"
        noun={[t("entry"), t("entries")]}
        columns={COLUMNS}
        filters={FILTERS}
        rows={rows}
        rowKey={({ id }) => id}
        searchHint="Team, number or note"
        exportName="ledger"
        exportEvent={eventSlug}
        beforeExportAll={beginExport}
        empty={
          <EmptyState title="No money has come in or gone out yet.">
            This list shows lines of kept statements, cash, and payments accepted by hand.
          </EmptyState>
        }
      />
      {rows.length === 0 ? null : (
        <p className="mt-3 max-w-prose text-sm text-soft">
          This list shows all lines of the kept statements in the bank’s order, and cash payments by day.
          Entries that were taken back are left out.
          {unseen === 0 ? null : ` ${signedMoney(unseen)} is not in any kept statement.`}
        </p>
      )}
    </section>
  );
}

/**
 * Returns the purpose of a movement: its teams with their amounts, and the note about an amount set aside. Leaves out
 * open money, which has a separate column.
 */
function purposeOf({ parts, note, bank, cash, unseen }: Row): string {
  const teams = parts.map(({ teamName, amount }) =>
    parts.length === 1 && amount === (bank ?? cash ?? unseen)
      ? teamName
      : `${teamName} ${signedMoney(amount)}`,
  );
  return [...teams, ...(note === null ? [] : [note])].join(", ");
}

function money(
  column: Pick<AdminColumn<Row>, "key" | "header">,
  of: (row: Row) => number | null,
  more: Partial<AdminColumn<Row>> = {},
): AdminColumn<Row> {
  const rupees = (row: Row) => {
    const paise = of(row);
    return paise === null ? null : paise / 100;
  };
  const look = { numeric: true, searchable: false, sortable: false } as const;
  return { ...column, value: rupees, cell: (row) => <SignedMoney paise={of(row)} />, ...look, ...more };
}

const COLUMNS: readonly AdminColumn<Row>[] = [
  {
    key: "day",
    header: "Day",
    value: ({ day }) => day,
    cell: ({ day }) => <span className="font-mono">{dayText(day, "short")}</span>,
    sortable: false,
  },
  { key: "for", header: t("Purpose"), primary: true, sortable: false, value: purposeOf },
  {
    key: "number",
    header: "Number",
    sortable: false,
    value: ({ number }) => number,
    cell: ({ number }) => <span className="font-mono">{number}</span>,
  },
  money({ key: "bank", header: "Bank" }, ({ bank }) => bank),
  money({ key: "bank-total", header: "Bank total" }, ({ bankTotal }) => bankTotal),
  money({ key: "cash", header: "Cash" }, ({ cash }) => cash),
  money({ key: "cash-total", header: "Cash total" }, ({ cashTotal }) => cashTotal),
  money({ key: "unseen", header: "Not in a statement" }, ({ unseen }) => unseen),
  money({ key: "open", header: t("Money without a team") }, ({ open }) => (open === 0 ? null : open)),
];

const FILTERS: readonly AdminFilter<Row>[] = [
  {
    key: "kind",
    label: "Kind",
    any: "All entries",
    options: [
      { value: "in", label: "Money into the bank" },
      { value: "out", label: "Money out of the bank" },
      { value: "open", label: "Money without a team" },
      { value: "cash", label: "Cash" },
      { value: "unseen", label: "Not in a statement" },
    ],
    tags: ({ bank, cash, unseen, open }) => [
      ...(bank === null ? [] : [bank > 0 ? "in" : "out"]),
      ...(open > 0 ? ["open"] : []),
      ...(cash === null ? [] : ["cash"]),
      ...(unseen === null ? [] : ["unseen"]),
    ],
  },
];

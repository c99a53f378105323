import type { ReactNode } from "react";
import { addDays, indiaDay } from "@contract/kernel/contract/india-time";
import { AdminTable } from "../../../shared/table/admin-table";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { useBeginExport } from "../../../shared/table/export";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { PaymentBadge } from "../../../shared/ui/badge";
import { signedMoney } from "./signed-money";
import { usePaymentFigures, type Figures } from "./use-payment-figures";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

type Owing = Figures["owing"][number];
const NONE: readonly Owing[] = [];

interface OwingTeamsProps {
  readonly eventSlug: string | null;
  readonly actions?: ReactNode;
}

/** Shows the teams that qualified but have not paid, with the time that they have left. */
export function OwingTeams({ eventSlug, actions }: OwingTeamsProps) {
  const { figures, ...state } = usePaymentFigures(eventSlug);
  const owing = figures?.owing ?? NONE;
  const beginExport = useBeginExport("PAYMENTS");
  return (
    <ListState state={state}>
      {figures === undefined || owing.length === 0 ? null : <Sum figures={figures} />}
      <AdminTable
        caption="Teams that owe the fee"
        noun={[t("team"), t("teams")]}
        columns={COLUMNS}
        filters={FILTERS}
        rows={owing}
        rowKey={({ teamId }) => teamId}
        initialSort="ranking"
        searchHint="Team or reference"
        exportName="teams-that-owe"
        exportEvent={eventSlug}
        beforeExportAll={beginExport}
        actions={actions}
        empty={
          <EmptyState title="No team owes a fee.">
            This list shows teams that qualify for Round 2 and have not reported a payment, or whose payment
            was rejected.
          </EmptyState>
        }
      />
    </ListState>
  );
}

/** Shows the total that the teams owe, and the time that they have left. */
function Sum({ figures: { owing, fee, payUntil } }: { readonly figures: Figures }) {
  const teams = t("{n, plural, one {# team} other {# teams}}", { n: owing.length });
  const each = signedMoney(fee);
  const total = signedMoney(owing.length * fee);
  return (
    <p className="mb-3 text-soft">
      {payUntil === null ? (
        <>
          {teams} × {each} = {total}. The event has started.
        </>
      ) : (
        <>
          {teams} × {each} = {total}. Next deadline: <DateTime value={payUntil} />. {daysLeft(payUntil)}.
        </>
      )}
    </p>
  );
}

/** Returns a text with the number of days left. Calendar days in India count, so tomorrow morning is one day away. */
function daysLeft(until: string): string {
  const [today, last] = [indiaDay(new Date()), indiaDay(new Date(until))];
  if (last === today) return t("Today is the last day");
  if (last === addDays(today, 1)) return t("1 day left");
  const days = Math.round((Date.parse(last) - Date.parse(today)) / (24 * 3600_000));
  return t("{days} days left", { days: days.toLocaleString(LOCALE) });
}

const COLUMNS: readonly AdminColumn<Owing>[] = [
  { key: "team", header: "Team", primary: true, value: ({ name }) => name },
  {
    key: "reference",
    header: "Reference",
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono">{reference ?? "—"}</span>,
  },
  { key: "ranking", header: "Rank", numeric: true, searchable: false, value: ({ ranking }) => ranking },
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
    any: "Any payment status",
    options: [
      { value: "incomplete", label: "Not reported" },
      { value: "rejected", label: "Rejected" },
    ],
    tags: ({ status }) => [status],
  },
];

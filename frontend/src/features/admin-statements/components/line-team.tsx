import type { ReactNode } from "react";
import { Money } from "../../../shared/ui/values";
import type { AdminColumn } from "../../../shared/table/admin-column";

interface LineTeamProps {
  readonly line: number;
  readonly team: { readonly name: string; readonly reference: string | null } | null;
  /** Content below the team. */
  readonly children?: ReactNode;
}

/**
 * Shows a line's team. Without a team, a card on a narrow screen shows the line's number, because it needs a title. A
 * table row shows a dash.
 */
export function LineTeam({ line, team, children }: LineTeamProps) {
  if (team === null)
    return (
      <>
        <span className="md:hidden">Line {line}</span>
        <span className="font-normal text-soft max-md:hidden">—</span>
      </>
    );
  return (
    <div className="grid justify-items-start gap-1 md:w-44">
      <span className="font-semibold">{team.name}</span>
      {team.reference === null ? null : (
        <span className="font-mono text-sm font-normal">{team.reference}</span>
      )}
      {children}
    </div>
  );
}

interface WithAmount {
  readonly amount: number | null;
  readonly amountText: string;
}

/** Adds the rupee sign to a plain number, such as the amount of money that went out. */
function inRupees(amountText: string): string {
  return amountText.replace(/^(-?)(\d[\d,.]*)$/, "$1₹$2") || "—";
}

/** The column for the received amount. If the amount is unclear, the column shows the file's text instead. */
export const AMOUNT_COLUMN: AdminColumn<WithAmount> = {
  key: "amount",
  header: "Amount",
  numeric: true,
  value: ({ amount }) => amount,
  exported: ({ amount, amountText }) => (amount === null ? amountText : amount / 100),
  cell: ({ amount, amountText }) =>
    amount === null ? <span className="font-mono">{inRupees(amountText)}</span> : <Money paise={amount} />,
};

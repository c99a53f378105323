import type { ReactNode } from "react";
import { Money } from "../../../shared/ui/values";
import type { AdminColumn } from "../../../shared/table/admin-column";

interface LineTeamProps {
  readonly line: number;
  readonly team: { readonly name: string; readonly reference: string | null } | null;
  /** Shown below. */
  readonly children?: ReactNode;
}

/** The team that a line is for; a line without one still needs a title as a card. */
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

/** What came in; as the file has it where that is nothing for certain. */
export const AMOUNT_COLUMN: AdminColumn<WithAmount> = {
  key: "amount",
  header: "Amount",
  numeric: true,
  value: ({ amount }) => amount,
  exported: ({ amount, amountText }) => (amount === null ? amountText : amount / 100),
  cell: ({ amount, amountText }) =>
    amount === null ? <span className="font-mono">{amountText || "—"}</span> : <Money paise={amount} />,
};

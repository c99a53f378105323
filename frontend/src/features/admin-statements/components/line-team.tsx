import { readRupees } from "@contract/kernel/contract/read-figure";
import { formatRupees } from "@contract/kernel/contract/rupees";
import { Money } from "../../../shared/ui/values";
import type { AdminColumn } from "../../../shared/table/admin-column";

/**
 * Shown for a line without a team. A card on a narrow screen shows the line's number, because a card needs a title. A
 * table row shows a dash.
 */
export function NoTeam({ line }: { readonly line: number }) {
  return (
    <>
      <span className="md:hidden">Line {line}</span>
      <span className="font-normal text-soft max-md:hidden">—</span>
    </>
  );
}

interface LineTeamProps {
  readonly line: number;
  readonly team: { readonly name: string; readonly reference: string | null } | null;
}

export function LineTeam({ line, team }: LineTeamProps) {
  if (team === null) return <NoTeam line={line} />;
  return (
    <div className="grid justify-items-start gap-1 md:w-44">
      <span className="font-semibold">{team.name}</span>
      {team.reference === null ? null : (
        <span className="font-mono text-sm font-normal">{team.reference}</span>
      )}
    </div>
  );
}

interface WithAmount {
  readonly amount: number | null;
  readonly amountText: string;
}

/** Shows an amount that was not received, such as money that went out. A text that is no amount is shown unchanged. */
function AmountText({ text }: { readonly text: string }) {
  const isNegative = text.startsWith("-");
  // A text with a space was joined from two columns, and is not an amount.
  const paise = /\s/.test(text.trim()) ? null : readRupees(isNegative ? text.slice(1) : text);
  if (paise === null) return <span className="font-mono">{text || "—"}</span>;
  return (
    <span className="font-mono whitespace-nowrap">
      {isNegative ? "−" : ""}
      {formatRupees(paise)}
    </span>
  );
}

/**
 * The column for the received amount. If a line received no money, or its amount is unclear, the column shows the
 * file's text instead.
 */
export const AMOUNT_COLUMN: AdminColumn<WithAmount> = {
  key: "amount",
  header: "Amount",
  numeric: true,
  value: ({ amount }) => amount,
  exported: ({ amount, amountText }) => (amount === null ? amountText : amount / 100),
  cell: ({ amount, amountText }) =>
    amount === null ? <AmountText text={amountText} /> : <Money paise={amount} />,
};

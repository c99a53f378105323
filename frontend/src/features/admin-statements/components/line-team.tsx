import type { ReactNode } from "react";
import { Money } from "../../../shared/ui/money";

interface LineTeamProps {
  readonly line: number;
  readonly team: { readonly name: string; readonly reference: string | null } | null;
  /** Stands below. */
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

interface LineAmountProps {
  readonly line: { readonly amount: number | null; readonly amountText: string };
}

/** What came in; as the file has it where that is nothing for certain. */
export function LineAmount({ line: { amount, amountText } }: LineAmountProps) {
  return amount === null ? <span className="font-mono">{amountText || "—"}</span> : <Money paise={amount} />;
}

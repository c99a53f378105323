import { Money } from "../../../shared/ui/money";

interface LineAmountProps {
  readonly line: { readonly amount: number | null; readonly amountText: string };
}

/** What came in; as the file has it where that is nothing for certain. */
export function LineAmount({ line: { amount, amountText } }: LineAmountProps) {
  return amount === null ? <span className="font-mono">{amountText || "—"}</span> : <Money paise={amount} />;
}

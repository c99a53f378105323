import { formatPaise } from "@contract/kernel/contract/rupees";

/** An amount of paise in a book: money out with a minus, nothing as ₹0. */
export function signedMoney(paise: number): string {
  if (paise === 0) return "₹0";
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);
}

/** The same in a table's cell. */
export function SignedMoney({ paise }: { readonly paise: number | null }) {
  return <span className="font-mono whitespace-nowrap">{paise === null ? "" : signedMoney(paise)}</span>;
}

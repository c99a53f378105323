import { formatPaise } from "@contract/kernel/contract/rupees";

/** Returns an amount of paise for a book: with a minus for money out, ₹0 for none. */
export function signedMoney(paise: number): string {
  if (paise === 0) return "₹0";
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);
}

/** Shows an amount of paise in a table's cell. */
export function SignedMoney({ paise }: { readonly paise: number | null }) {
  return <span className="font-mono whitespace-nowrap">{paise === null ? "" : signedMoney(paise)}</span>;
}

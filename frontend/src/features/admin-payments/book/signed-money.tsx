import { formatPaise } from "@contract/kernel/contract/rupees";

/** Formats an amount in paise for the accounts: with a minus for money out, and ₹0 for zero. */
export function signedMoney(paise: number): string {
  if (paise === 0) return "₹0";
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);
}

/** Shows an amount in paise in a table cell. */
export function SignedMoney({ paise }: { readonly paise: number | null }) {
  return <span className="font-mono whitespace-nowrap">{paise === null ? "" : signedMoney(paise)}</span>;
}

import { formatPaise } from "@contract/kernel/contract/rupees";

/** An amount of paise as rupees in monospaced figures; 0 reads Free. */
export function Money({ paise }: { readonly paise: number }) {
  return <span className="font-mono font-semibold whitespace-nowrap">{formatPaise(paise)}</span>;
}

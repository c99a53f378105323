import { profileAddress } from "@contract/kernel/contract/page-paths";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { groupTransactionId } from "@contract/modules/payments/contract/transaction-id";

/** An amount of paise as rupees in monospaced figures; 0 reads Free. */
export function Money({ paise }: { readonly paise: number }) {
  return <span className="font-mono font-semibold whitespace-nowrap">{formatPaise(paise)}</span>;
}

/** A bank's number in groups of four, as people compare them. */
export function TransactionId({ id }: { readonly id: string }) {
  return <span className="font-mono font-semibold wrap-anywhere">{groupTransactionId(id)}</span>;
}

/** A Codeforces handle, named as such, that leads to its profile. */
export function HandleLink({ handle }: { readonly handle: string }) {
  return (
    <a href={profileAddress(handle)} target="_blank" rel="noopener noreferrer" className="link">
      CF: {handle}
      <span className="sr-only"> on Codeforces (opens in a new tab)</span>
    </a>
  );
}

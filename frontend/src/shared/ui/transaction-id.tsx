import { groupTransactionId } from "@contract/modules/payments/contract/transaction-id";

/** A transaction id in groups of four, which are easier to compare. */
export function TransactionId({ id }: { readonly id: string }) {
  return <span className="font-mono font-semibold wrap-anywhere">{groupTransactionId(id)}</span>;
}

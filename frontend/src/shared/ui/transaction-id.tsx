import { groupTransactionId } from "@contract/modules/payments/contract/transaction-id";

/** A bank's number in groups of four, as people compare them. */
export function TransactionId({ id }: { readonly id: string }) {
  return <span className="font-mono font-semibold wrap-anywhere">{groupTransactionId(id)}</span>;
}

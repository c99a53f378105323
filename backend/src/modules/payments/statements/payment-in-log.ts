import type { StatementRow } from "./statement-row.entity.js";

/** A payment in the audit entry of its statement, as `[team, transaction id, paise]`. */
export function paymentInLog({
  teamName,
  transactionId,
  amountPaise,
}: StatementRow): [string, string, number] {
  return [teamName, transactionId, amountPaise];
}

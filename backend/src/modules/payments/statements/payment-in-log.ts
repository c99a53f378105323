import type { StatementConfirmation } from "./statement-confirmation.entity.js";

/** A payment in the audit entry of its statement, as `[team, transaction id, paise]`. */
export function paymentInLog({
  teamName,
  transactionId,
  amountPaise,
}: StatementConfirmation): [string, string, number] {
  return [teamName, transactionId, amountPaise];
}

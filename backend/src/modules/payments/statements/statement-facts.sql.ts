import { columnList } from "../../../kernel/db/column-list.js";
import type { Database } from "../../../kernel/db/database.js";
import type { Payment } from "../payment.entity.js";
import type { TransactionClaim } from "../transaction-claim.entity.js";
import type { Claim } from "./matching/match-facts.js";

/** Every transaction id that was ever claimed, with the payment that has it: thousands of rows in one statement. */
export function claimsOfAll(db: Database): Promise<Omit<Claim, "disputedBy">[]> {
  return db.query(
    `SELECT ${columnList<TransactionClaim>("c", ["transactionId", "paymentId"])},
       ${columnList<Payment>("p", ["teamId", "teamName", "status"])}
     FROM transaction_claims c JOIN payments p ON p.id = c.paymentId ORDER BY c.claimedAt, c.transactionId`,
  );
}

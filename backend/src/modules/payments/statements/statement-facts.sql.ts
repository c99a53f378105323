import { columnList } from "../../../kernel/db/column-list.js";
import type { Database } from "../../../kernel/db/database.js";
import type { Payment } from "../payment.entity.js";
import type { TransactionClaim } from "../transaction-claim.entity.js";
import type { Claim } from "./matching/match-facts.js";
import type { StatementBatch } from "./statement-batch.entity.js";
import type { StatementConfirmation } from "./statement-confirmation.entity.js";
import type { StatementLine } from "./statement-line.entity.js";

/** Every transaction id that was ever claimed, with the payment that has it: thousands of rows in one statement. */
export function claimsOfAll(db: Database): Promise<Omit<Claim, "disputedBy">[]> {
  return db.query(
    `SELECT ${columnList<TransactionClaim>("c", ["transactionId", "paymentId"])},
       ${columnList<Payment>("p", ["teamId", "teamName", "reference", "status"])}
     FROM transaction_claims c JOIN payments p ON p.id = c.paymentId ORDER BY c.claimedAt, c.transactionId`,
  );
}

/** A stored line, as far as money that goes back is known by it. */
export type MovedLine = Pick<StatementLine, "line" | "date" | "reference" | "ids" | "payers"> & {
  readonly movedPaise: number;
};
const MOVED = ["line", "date", "reference", "ids", "payers", "movedPaise"] as const;

/** Every line by which money went out. Also of statements that were taken back: the bank did not take that back. */
export function returnedLines(db: Database): Promise<(MovedLine & Pick<StatementBatch, "fileName">)[]> {
  return db.query(
    `SELECT ${columnList<StatementLine>("l", MOVED)}, ${columnList<StatementBatch>("b", ["fileName"])}
     FROM statement_lines l JOIN statement_batches b ON b.id = l.batchId WHERE l.movedPaise < 0`,
  );
}

/** Every line that confirmed a payment which is accepted, in a batch in force. */
export function settledLines(
  db: Database,
): Promise<(MovedLine & Pick<StatementConfirmation, "paymentId" | "transactionId">)[]> {
  return db.query(
    `SELECT ${columnList<StatementLine>("l", MOVED)}, ${columnList<StatementConfirmation>("r", ["paymentId", "transactionId"])}
     FROM statement_rows r
     JOIN statement_lines l ON l.batchId = r.batchId AND l.line = r.line
     JOIN payments p ON p.id = r.paymentId AND p.status = 'accepted'
     WHERE r.seenKey IS NOT NULL AND l.movedPaise IS NOT NULL`,
  );
}

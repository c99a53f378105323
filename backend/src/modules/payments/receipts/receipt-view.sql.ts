import { columnList, type RawTime, toDate, toDateOrNull } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { Payment } from "../payment.entity.js";
import { moneyCame } from "./contract/money-came.sql.js";
import type { Receipt } from "./receipt.entity.js";
import type { ReceiptView } from "./receipt.types.js";

type Row = Omit<ReceiptView, "spelledAmount" | "issuedAt" | "cancelledAt"> &
  Pick<Payment, "teamId"> & { readonly issuedAt: RawTime; readonly cancelledAt: RawTime | null };

/** Returns whether the club received money for a payment with this transaction key and later refunded it. */
export async function wasReturned(db: Database, paymentId: string, transactionKey: string): Promise<boolean> {
  const returnedReceipts = await db.query(
    `SELECT c.number FROM receipts c
     WHERE c.paymentId = ? AND c.transactionKey = ? AND c.cancelledAt IS NOT NULL AND ${moneyCame("c")} LIMIT 1`,
    [paymentId, transactionKey],
  );
  return returnedReceipts.length > 0;
}

/**
 * Returns a receipt, and the id of its team for checking whether the caller belongs to the team. Returns null for an
 * unknown number. Joins the events module's table `events`.
 */
export async function receiptByNumber(
  db: Database,
  number: number,
): Promise<(Omit<ReceiptView, "spelledAmount"> & Pick<Payment, "teamId">) | null> {
  const [row] = await db.query<Row>(
    `SELECT ${columnList<Receipt>("c", ["number", "teamName", "transactionId", "issuedAt", "cancelledAt", "cancelReason"])},
       c.amountPaise AS amount, ${columnList<Payment>("p", ["teamId", "reference"])}, e.title AS eventTitle,
       (SELECT s.actorName FROM payment_steps s
         WHERE s.paymentId = p.id AND s.toStatus = 'accepted' AND s.at <= c.issuedAt
         ORDER BY s.at DESC, s.id DESC LIMIT 1) AS acceptedBy
     FROM receipts c JOIN payments p ON p.id = c.paymentId JOIN events e ON e.id = p.eventId WHERE c.number = ?`,
    [number],
  );
  if (!row) return null;
  return {
    ...row,
    transactionId: row.transactionId || null, // "" for cash
    issuedAt: toDate(row.issuedAt),
    cancelledAt: toDateOrNull(row.cancelledAt),
  };
}

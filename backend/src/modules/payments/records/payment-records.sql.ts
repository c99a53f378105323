import { columnList, type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { pages } from "../../../kernel/db/find-page.js";
import type { Payment } from "../payment.entity.js";
import { moneyCame } from "../receipts/contract/money-came.sql.js";
import type { Receipt } from "../receipts/receipt.entity.js";
import type { Refund } from "../refunds/refund.entity.js";
import type { TransactionClaim } from "../transaction-claim.entity.js";

const PAYMENT = ["id", "teamId", "amountPaise", "transactionId", "reporterName"] as const;
export type PaymentOfTeam = Pick<Payment, (typeof PAYMENT)[number]> & {
  /** 1 if a treasurer booked the payment. The reporter's name is then the treasurer's name. */
  readonly booked: number;
};

/** Returns the payments of all teams from the first team id to the last, inclusive. */
export function paymentsBetween(db: Database, first: string, last: string): Promise<PaymentOfTeam[]> {
  return db.query(
    `SELECT ${columnList<Payment>("p", PAYMENT)}, CASE WHEN EXISTS (SELECT 1 FROM payment_steps s
       WHERE s.paymentId = p.id AND s.actorId = p.reporterId AND s.basis IN ('bankLine', 'cash')) THEN 1 ELSE 0 END AS booked
     FROM payments p
     WHERE p.teamId >= ? AND p.teamId <= ?`,
    [first, last],
  );
}

export type ClaimOfPayment = Pick<TransactionClaim, "transactionId" | "paymentId"> &
  Pick<Payment, "teamId" | "teamName" | "status"> & {
    readonly reference: string;
    readonly claimedAt: RawTime;
  };

/** Reads all claimed transaction ids in pages, each with its payment. */
export function claimsOfAll(db: Database): AsyncGenerator<ClaimOfPayment[]> {
  return pages((last, limit) =>
    db.query(
      `SELECT ${columnList<TransactionClaim>("c", ["transactionId", "paymentId", "claimedAt"])},
         ${columnList<Payment>("p", ["teamId", "teamName", "reference", "status"])}
       FROM transaction_claims c JOIN payments p ON p.id = c.paymentId
       WHERE c.transactionId > ? ORDER BY c.transactionId LIMIT ?`,
      [last?.transactionId ?? "", limit],
    ),
  );
}

/** A receipt whose money the club received, even if it was refunded later. */
export type EventReceipt = Pick<
  Receipt,
  "number" | "paymentId" | "teamName" | "amountPaise" | "transactionId"
> & {
  readonly issuedAt: Date;
};

export async function receiptsOfEvent(db: Database, eventId: string): Promise<EventReceipt[]> {
  const rows = await db.query<Omit<EventReceipt, "issuedAt"> & { readonly issuedAt: RawTime }>(
    `SELECT ${columnList<Receipt>("c", ["number", "paymentId", "teamName", "amountPaise", "transactionId", "issuedAt"])}
     FROM receipts c JOIN payments p ON p.id = c.paymentId
     WHERE p.eventId = ? AND ${moneyCame("c")}
     ORDER BY c.number`,
    [eventId],
  );
  return rows.map((row) => ({ ...row, issuedAt: toDate(row.issuedAt) }));
}

export type PaidRefund = Pick<Refund, "id" | "way" | "amountPaise" | "paidOn"> &
  Pick<Payment, "teamName"> & { readonly transactionId: string | null };

/** Returns an event's paid refunds, oldest first. */
export function refundsOfEvent(db: Database, eventId: string): Promise<PaidRefund[]> {
  return db.query(
    `SELECT ${columnList<Refund>("r", ["id", "way", "amountPaise", "paidOn", "transactionId"])}, ${columnList<Payment>("p", ["teamName"])}
     FROM refunds r JOIN payments p ON p.id = r.paymentId WHERE p.eventId = ? AND r.state = 'paid' ORDER BY r.closedAt, r.id`,
    [eventId],
  );
}

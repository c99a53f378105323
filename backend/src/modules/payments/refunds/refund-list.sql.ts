import { columnList, type RawTime, toDate, toDateOrNull } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import { allOf, type SqlPart } from "../../../kernel/paging/keyset.js";
import type { Payment } from "../payment.entity.js";
import type { Refund } from "./refund.entity.js";
import type { RefundView } from "./refund.types.js";

/** Maximum number of refunds in a list. No event has so many. */
const REFUNDS_SHOWN = 1000;

type Row = Omit<RefundView, "account" | "version" | "requestedAt" | "closedAt"> &
  Pick<Refund, "sealedAccount"> & { readonly requestedAt: RawTime; readonly closedAt: RawTime | null };

/** A refund with its payment and event. The account is encrypted. */
export type ListedRefund = Omit<RefundView, "account" | "version"> & Pick<Refund, "sealedAccount">;

/**
 * Returns at most 1,000 refunds `r` that match the conditions, open refunds first, and newest first within each group.
 * Joins the events module's table `events`.
 */
export async function refunds(db: Database, only: readonly SqlPart[]): Promise<ListedRefund[]> {
  const { sql, parameters } = allOf(only);
  const rows = await db.query<Row>(
    `SELECT ${columnList<Refund>("r", ["id", "paymentId", "surplusId", "state", "reason", "way", "paidOn", "transactionId", "sealedAccount", "requestedAt", "closedAt"])},
       r.amountPaise AS amount, r.requestedByName AS requestedBy, r.closedByName AS closedBy,
       ${columnList<Payment>("p", ["teamName", "reference"])}, e.slug AS eventSlug
     FROM refunds r JOIN payments p ON p.id = r.paymentId JOIN events e ON e.id = p.eventId
     WHERE ${sql} ORDER BY CASE WHEN r.openKey IS NULL THEN 1 ELSE 0 END, r.requestedAt DESC, r.id
     LIMIT ${String(REFUNDS_SHOWN)}`,
    parameters,
  );
  return rows.map((row) => ({
    ...row,
    requestedAt: toDate(row.requestedAt),
    closedAt: toDateOrNull(row.closedAt),
  }));
}

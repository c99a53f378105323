import { columnList, type RawTime, toDate, toDateOrNull } from "../../../kernel/db/raw-sql.js";
import type { Database } from "../../../kernel/db/database.js";
import type { SqlPart } from "../../../kernel/paging/keyset.js";
import type { ReportedPayment } from "../payment.types.js";
import type { Payment } from "../payment.entity.js";
import type { RefusedClaim } from "../refused-claim.entity.js";
import type { TransactionClaim } from "../transaction-claim.entity.js";
import { versionAt } from "../../../kernel/errors/require-version.js";

const SHOWN = [
  "id",
  "teamId",
  "teamName",
  "reference",
  "status",
  "transactionId",
  "reporterName",
  "reportedAt",
  "decidedAt",
  "reason",
] as const;

type ReportedRow = Pick<Payment, Exclude<(typeof SHOWN)[number], "reportedAt" | "decidedAt">> &
  Pick<ReportedPayment, "amount" | "fee" | "eventSlug" | "decidedBy" | "openRefund" | "receiptNumber"> & {
    readonly reportedAt: RawTime;
    readonly decidedAt: RawTime | null;
    readonly placeLost: number | string;
  };

/** A team whose claim on the transaction id of another team's payment was refused. */
export interface Dispute {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly teamName: string;
}

/**
 * Returns reported payments that match a condition on `p`, each with its event's fee and slug and the name of the
 * person who decided last. Uses one SQL statement, because the admins' list may have 5,000 payments. Joins tables of
 * other modules: `events` for the current fee, and `place_offers` for lost places.
 */
export async function reportedPayments(
  db: Database,
  { sql, parameters }: SqlPart,
  orderLimit: string,
): Promise<Omit<ReportedPayment, "disputedBy">[]> {
  const rows = await db.query<ReportedRow>(
    `SELECT ${columnList<Payment>("p", SHOWN)}, p.amountPaise AS amount, e.feePaise AS fee, e.slug AS eventSlug,
       CASE WHEN p.decidedAt IS NULL THEN NULL ELSE
         (SELECT s.actorName FROM payment_steps s WHERE s.paymentId = p.id ORDER BY s.at DESC, s.id DESC LIMIT 1)
       END AS decidedBy,
       (SELECT r.state FROM refunds r WHERE r.openKey = p.id) AS openRefund,
       (SELECT c.number FROM receipts c WHERE c.paymentId = p.id AND c.cancelledAt IS NULL) AS receiptNumber,
       CASE WHEN o.state IN ('declined', 'lapsed', 'withdrawn') OR (o.state = 'offered' AND o.deadline < p.reportedAt)
         THEN 1 ELSE 0 END AS placeLost
     FROM payments p JOIN events e ON e.id = p.eventId LEFT JOIN place_offers o ON o.teamId = p.teamId WHERE ${sql} ${orderLimit}`,
    parameters,
  );
  return rows.map((row) => ({
    ...row,
    transactionId: row.transactionId || null,
    placeLost: Number(row.placeLost) === 1,
    reportedAt: toDate(row.reportedAt),
    decidedAt: toDateOrNull(row.decidedAt),
    version: versionAt(toDateOrNull(row.decidedAt)),
  }));
}

/**
 * Returns the refused claims on the transaction ids of payments that match a condition on `p`, oldest first. Compares
 * transaction ids in any spelling. Omits a refused claim if the same team's payment has the transaction id now. For
 * some deleted teams, `r.teamId` holds the payment's id (refused-claim.entity.ts), so the SQL also compares it with
 * `p.id`.
 */
export function disputes(db: Database, { sql, parameters }: SqlPart): Promise<Dispute[]> {
  return db.query<Dispute>(
    `SELECT ${columnList<TransactionClaim>("c", ["paymentId", "transactionId"])}, ${columnList<RefusedClaim>("r", ["teamName"])}
     FROM refused_claims r
     JOIN transaction_claims c ON c.transactionKey = r.transactionKey
     JOIN payments p ON p.id = c.paymentId AND (p.teamId IS NULL OR p.teamId <> r.teamId) AND p.id <> r.teamId
     WHERE ${sql} ORDER BY r.at, r.id`,
    parameters,
  );
}

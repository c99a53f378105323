import type { Database } from "../../../kernel/db/database.js";
import { indiaDayOf } from "../../../kernel/db/raw-sql.js";
import type { MoneyTally, PaymentDay } from "./book.types.js";

type Raw = number | string | null;
interface SumRow {
  readonly kind: "reported" | "accepted" | "cash" | "surplus" | "refunded" | "toReturn";
  readonly n: Raw;
  readonly amount: Raw;
}

/** Counts and adds up an event's payments and refunds with one SQL statement. */
export async function paymentSums(
  db: Database,
  eventId: string,
): Promise<Record<SumRow["kind"], MoneyTally>> {
  const refunds = `FROM refunds r JOIN payments p ON p.id = r.paymentId WHERE p.eventId = ?`;
  const rows = await db.query<SumRow>(
    `SELECT 'reported' AS kind, COUNT(*) AS n, SUM(amountPaise) AS amount FROM payments WHERE eventId = ? AND status = 'pending'
     UNION ALL SELECT 'accepted', COUNT(*), SUM(amountPaise) FROM payments WHERE eventId = ? AND status = 'accepted'
     UNION ALL SELECT 'cash', COUNT(*), SUM(amountPaise) FROM payments
       WHERE eventId = ? AND status = 'accepted' AND transactionId = ''
     UNION ALL SELECT 'surplus', COUNT(*), SUM(s.amountPaise) FROM statement_rows s JOIN payments p ON p.id = s.paymentId
       WHERE p.eventId = ? AND s.isSurplus = 1 AND s.seenKey IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.surplusId = s.id AND r.state = 'paid')
     UNION ALL SELECT 'refunded', COUNT(*), SUM(r.amountPaise) ${refunds} AND r.state = 'paid'
     UNION ALL SELECT 'toReturn', COUNT(*), SUM(r.amountPaise) ${refunds} AND r.openKey IS NOT NULL`,
    Array.from({ length: 6 }, () => eventId),
  );
  const sums = rows.map(({ kind, n, amount }) => [kind, tally(n, amount)] as const);
  return Object.fromEntries(sums) as Record<SumRow["kind"], MoneyTally>;
}

/**
 * Returns how many payments were reported, were accepted, and stopped being accepted on each day, newest day first.
 * Counts receipts for the last two: each acceptance has a receipt, which is cancelled when the acceptance ends.
 */
export async function paymentDays(db: Database, eventId: string): Promise<PaymentDay[]> {
  const day = (column: string) => indiaDayOf(db, column);
  const ofEvent = `JOIN payments p ON p.id = x.paymentId WHERE p.eventId = ?`;
  const rows = await db.query<{ kind: string; day: string; n: Raw; amount: Raw }>(
    `SELECT 'reported' AS kind, ${day("x.at")} AS day, COUNT(*) AS n, 0 AS amount FROM payment_steps x ${ofEvent}
       AND x.toStatus = 'pending' AND x.fromStatus <> 'pending' AND x.basis IS NULL GROUP BY 2
     UNION ALL SELECT 'accepted', ${day("x.issuedAt")}, COUNT(*), SUM(x.amountPaise) FROM receipts x ${ofEvent} GROUP BY 2
     UNION ALL SELECT 'ended', ${day("x.cancelledAt")}, COUNT(*), SUM(x.amountPaise) FROM receipts x ${ofEvent}
       AND x.cancelledAt IS NOT NULL GROUP BY 2`,
    [eventId, eventId, eventId],
  );
  const days = new Map<string, PaymentDay>();
  for (const { kind, day: on, n, amount } of rows) {
    const figures = days.get(on) ?? { day: on, reported: 0, accepted: tally(0, 0), ended: tally(0, 0) };
    if (kind === "reported") figures.reported = Number(n);
    else figures[kind === "accepted" ? "accepted" : "ended"] = tally(n, amount);
    days.set(on, figures);
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
}

function tally(count: Raw, amount: Raw): MoneyTally {
  return { count: Number(count ?? 0), amount: Number(amount ?? 0) };
}

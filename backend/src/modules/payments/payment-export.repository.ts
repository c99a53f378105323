import type { Database } from "../../kernel/db/database.js";

/** What of the payments concerns one person, for the export of their data. */
export class PaymentExportRepository {
  constructor(private readonly db: Database) {}

  /** Payments that an account reported, oldest first. Amounts are in paise. */
  ofReporter(userId: string): Promise<object[]> {
    return this.db.query<object>(
      `SELECT teamName, reference, amountPaise, status, transactionId, reportedAt, decidedAt, reason
       FROM payments WHERE reporterId = ? ORDER BY reportedAt, id`,
      [userId],
    );
  }
}

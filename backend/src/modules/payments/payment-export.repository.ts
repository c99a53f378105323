import type { Database } from "../../kernel/db/database.js";
import { Payment } from "./payment.entity.js";

const EXPORTED = {
  teamName: true,
  reference: true,
  amountPaise: true,
  status: true,
  transactionId: true,
  reportedAt: true,
  decidedAt: true,
  reason: true,
} as const;

/** What of the payments concerns one person, for the export of their data. */
export class PaymentExportRepository {
  constructor(private readonly db: Database) {}

  /** Payments that an account reported, oldest first. Amounts are in paise. */
  async ofReporter(userId: string): Promise<object[]> {
    const order = { reportedAt: "ASC", id: "ASC" } as const;
    const payments = await this.db.read((reader) =>
      reader.find(Payment, { select: { id: true, ...EXPORTED }, where: { reporterId: userId }, order }),
    );
    return payments.map(({ id: _id, ...payment }) => payment);
  }
}

import { IsNull } from "typeorm";
import { changeIn, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { mapInSlices } from "../../../kernel/lists.js";
import { transactionKey } from "../contract/transaction-id.js";
import type { Payment } from "../payment.entity.js";
import { Receipt, ReceiptCounter } from "./receipt.entity.js";

const COUNTER = { id: 1 };

export type ReceiptedPayment = Pick<Payment, "id" | "teamName" | "amountPaise" | "transactionId">;

export class ReceiptRepository {
  constructor(private readonly db: Database) {}

  /**
   * Issues a receipt for each payment. The counter's row stays locked until the transaction ends, so the numbers have
   * no gaps.
   */
  async issue(tx: Tx, payments: readonly ReceiptedPayment[], issuedAt: Date): Promise<void> {
    if (payments.length === 0) return;
    const more = String(payments.length);
    await updateWhere(tx, ReceiptCounter, COUNTER, { last: () => `last + ${more}` });
    const [counter] = await this.db.read((reader) => reader.findBy(ReceiptCounter, COUNTER));
    const first = (counter?.last ?? payments.length) - payments.length + 1;
    let number = first;
    const rows = await mapInSlices(payments, ({ id: paymentId, teamName, amountPaise, transactionId }) => {
      const key = transactionKey(transactionId);
      const facts = { paymentId, teamName, amountPaise, transactionId, transactionKey: key, issuedAt };
      return { id: newId(), number: number++, ...facts, cancelledAt: null, cancelReason: null };
    });
    await insertMany<Receipt>(tx, Receipt, rows);
  }

  /** Cancels the valid receipts of payments. */
  async cancel(
    tx: Tx,
    paymentIds: readonly string[],
    cancelReason: string | null,
    cancelledAt: Date,
  ): Promise<void> {
    await changeIn(paymentIds, (paymentId) =>
      updateWhere(tx, Receipt, { paymentId, cancelledAt: IsNull() }, { cancelledAt, cancelReason }),
    );
  }
}

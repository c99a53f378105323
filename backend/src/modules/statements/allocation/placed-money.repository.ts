import { IsNull, Not } from "typeorm";
import { changeIn, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import type { SurplusView } from "../../payments/refunds/contract/surplus-view.js";
import { StatementConfirmation } from "../statement-confirmation.entity.js";

const IN_FORCE = { seenKey: Not(IsNull()) };
const SURPLUS = { ...IN_FORCE, isSurplus: 1 };

/**
 * Reads money that was placed from bank lines, and makes it unplaced again. The calling code must lock the team's row
 * before it changes the team's money.
 */
export class PlacedMoneyRepository {
  constructor(private readonly db: Database) {}

  async surplus(id: string): Promise<StatementConfirmation | null> {
    const [surplus] = await this.db.read((reader) =>
      reader.findBy(StatementConfirmation, { id, ...SURPLUS }),
    );
    return surplus ?? null;
  }

  async surplusesOf(paymentId: string): Promise<Omit<SurplusView, "refund">[]> {
    const rows = await this.db.read((reader) =>
      reader.find(StatementConfirmation, {
        where: { paymentId, ...SURPLUS },
        relations: { batch: true },
        order: { allocatedAt: "ASC", id: "ASC" },
      }),
    );
    return rows.flatMap(({ id, amountPaise: amount, transactionId, batchId, line, batch, allocatedAt }) => {
      if (!batch) return [];
      const givenAt = allocatedAt ?? batch.committedAt;
      return [{ id, amount, transactionId, batchId, line, fileName: batch.fileName, givenAt }];
    });
  }

  async releasePayments(tx: Tx, paymentIds: readonly string[]): Promise<void> {
    await changeIn(paymentIds, (paymentId) =>
      updateWhere(tx, StatementConfirmation, { paymentId, ...IN_FORCE, isSurplus: 0 }, { seenKey: null }),
    );
  }

  /** Turns a surplus back into unplaced money. Returns false if the surplus was already reverted. */
  releaseSurplus(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, StatementConfirmation, { id, ...SURPLUS }, { seenKey: null }));
  }
}

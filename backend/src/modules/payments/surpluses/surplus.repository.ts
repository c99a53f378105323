import { In, IsNull, Not } from "typeorm";
import { findIn, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import type { RefundState } from "../refunds/contract/refund.enums.js";
import { Refund } from "../refunds/refund.entity.js";
import { StatementConfirmation } from "../statements/statement-confirmation.entity.js";
import type { SurplusView } from "./surplus.types.js";

const IN_FORCE = { isSurplus: 1, seenKey: Not(IsNull()) };
/** A refund that holds its surplus: it is due, or was paid out. */
const HOLDING: readonly RefundState[] = ["accountNeeded", "toPay", "paid"];

/** Reads and changes of money that teams paid in addition to their fees. A change runs under the lock of the team's row. */
export class SurplusRepository {
  constructor(private readonly db: Database) {}

  /** Returns a surplus that was not taken back, or null. */
  async inForce(id: string): Promise<StatementConfirmation | null> {
    const [found] = await this.db.read((reader) => reader.findBy(StatementConfirmation, { id, ...IN_FORCE }));
    return found ?? null;
  }

  /** Returns what a payment's team has beside the payment, oldest first. */
  async ofPayment(paymentId: string): Promise<SurplusView[]> {
    const rows = await this.db.read((reader) =>
      reader.find(StatementConfirmation, {
        where: { paymentId, ...IN_FORCE },
        relations: { batch: true },
        order: { allocatedAt: "ASC", id: "ASC" },
      }),
    );
    const held = await this.held(rows.map(({ id }) => id));
    return rows.flatMap(({ id, amountPaise: amount, transactionId, batchId, line, batch, allocatedAt }) => {
      if (!batch) return [];
      const givenAt = allocatedAt ?? batch.committedAt;
      const of = { id, amount, transactionId, batchId, line, fileName: batch.fileName, givenAt };
      return [{ ...of, refund: held.get(id) ?? null }];
    });
  }

  /** Returns the refund's state of those surpluses that are to be returned or were. */
  async held(ids: readonly string[]): Promise<ReadonlyMap<string, RefundState>> {
    const refunds = await this.db.read((reader) =>
      findIn(ids, (surplusId) => reader.findBy(Refund, { surplusId, state: In(HOLDING) })),
    );
    return new Map(
      refunds.flatMap(({ surplusId, state }) => (surplusId === null ? [] : [[surplusId, state]])),
    );
  }

  /** Makes a surplus open money again; false when it is already. */
  release(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(updateWhere(tx, StatementConfirmation, { id, ...IN_FORCE }, { seenKey: null }));
  }
}

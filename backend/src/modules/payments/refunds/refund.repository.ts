import { In, IsNull, Not } from "typeorm";
import { findIn, tookEffect, changeIn, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { violates } from "../../../kernel/db/unique-key.js";
import type { RefundState } from "./contract/refund.enums.js";
import { OPEN_REFUND, Refund } from "./refund.entity.js";

export type RefundEnd = Pick<Refund, "state" | "closedAt" | "closedByName"> &
  Partial<Pick<Refund, "way" | "paidOn" | "transactionId">>;

/** A refund that holds its surplus: it is due, or was paid out. */
const HOLDING: readonly RefundState[] = ["accountNeeded", "toPay", "paid"];

/** Reads and writes of refunds. A change runs under the lock of the team's row. */
export class RefundRepository {
  constructor(private readonly db: Database) {}

  /** Writes a refund; false when the payment has an open one. */
  async insert(tx: Tx, refund: Refund): Promise<boolean> {
    try {
      await insertMany(tx, Refund, [refund]);
      return true;
    } catch (error) {
      if (violates(error, OPEN_REFUND)) return false;
      throw error;
    }
  }

  async byId(id: string): Promise<Refund | null> {
    return (await this.db.read((reader) => reader.findBy(Refund, { id })))[0] ?? null;
  }

  /** Returns the unfinished refunds of a payment and of its team's surplus. */
  open(paymentId: string): Promise<Refund[]> {
    return this.db.read((reader) => reader.findBy(Refund, { paymentId, openKey: Not(IsNull()) }));
  }

  /** True when one of these payments has a refund that is not over. */
  async anyOpen(paymentIds: readonly string[]): Promise<boolean> {
    const open = await this.db.read((reader) =>
      findIn(paymentIds, (openKey) => reader.findBy(Refund, { openKey })),
    );
    return open.length > 0;
  }

  /** Returns the refund's state of those surpluses that are to be returned or were. */
  async heldSurpluses(ids: readonly string[]): Promise<ReadonlyMap<string, RefundState>> {
    const refunds = await this.db.read((reader) =>
      findIn(ids, (surplusId) => reader.findBy(Refund, { surplusId, state: In(HOLDING) })),
    );
    return new Map(
      refunds.flatMap(({ surplusId, state }) => (surplusId === null ? [] : [[surplusId, state]])),
    );
  }

  /** Keeps where the leader wants the money, while the refund is not over. */
  setAccount(tx: Tx, id: string, sealedAccount: string): Promise<boolean> {
    return tookEffect(
      updateWhere(tx, Refund, { id, openKey: Not(IsNull()) }, { sealedAccount, state: "toPay" }),
    );
  }

  /** Ends a refund, unless it is over; where the money should have gone is forgotten. */
  close(tx: Tx, id: string, end: RefundEnd): Promise<boolean> {
    const over = { ...end, openKey: null, sealedAccount: null };
    return tookEffect(updateWhere(tx, Refund, { id, openKey: Not(IsNull()) }, over));
  }

  /** Marks what was recorded as paid out to these payments at a moment as a mistake; earlier refunds stay. */
  async revert(
    tx: Tx,
    paymentIds: readonly string[],
    paidAt: Date,
    by: Pick<Refund, "closedByName" | "closedAt">,
  ): Promise<void> {
    await changeIn(paymentIds, (paymentId) =>
      updateWhere(
        tx,
        Refund,
        { paymentId, surplusId: IsNull(), state: "paid", closedAt: paidAt },
        { state: "reverted", ...by },
      ),
    );
  }

  /** Marks what was recorded as paid out for a surplus as a mistake; false when it is not recorded. */
  revertSurplus(tx: Tx, id: string, by: Pick<Refund, "closedByName" | "closedAt">): Promise<boolean> {
    const paid = { id, surplusId: Not(IsNull()), state: "paid" as const };
    return tookEffect(updateWhere(tx, Refund, paid, { state: "reverted", ...by }));
  }
}

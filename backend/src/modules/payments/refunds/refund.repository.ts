import { In, IsNull, Not } from "typeorm";
import { findIn, tookEffect, changeIn, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { violates } from "../../../kernel/db/unique-key.js";
import type { RefundState } from "./contract/refund.inputs.js";
import { OPEN_REFUND, Refund } from "./refund.entity.js";

export type RefundEnd = Pick<Refund, "state" | "closedAt" | "closedByName"> &
  Partial<Pick<Refund, "way" | "paidOn" | "transactionId">>;

/** The states of refunds that are due or paid out. A surplus with such a refund cannot be refunded again. */
const HOLDING: readonly RefundState[] = ["accountNeeded", "toPay", "paid"];

/** Reads and writes refunds. Lock the team's row before any change. */
export class RefundRepository {
  constructor(private readonly db: Database) {}

  /** Inserts a refund. Returns false if the payment or surplus already has an open refund. */
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

  /** Returns the open refunds of a payment and of its team's surpluses. */
  open(paymentId: string): Promise<Refund[]> {
    return this.db.read((reader) => reader.findBy(Refund, { paymentId, openKey: Not(IsNull()) }));
  }

  async anyOpen(paymentIds: readonly string[]): Promise<boolean> {
    const open = await this.db.read((reader) =>
      findIn(paymentIds, (openKey) => reader.findBy(Refund, { openKey })),
    );
    return open.length > 0;
  }

  /** Returns the states of due and paid refunds, keyed by surplus id. */
  async heldSurpluses(ids: readonly string[]): Promise<ReadonlyMap<string, RefundState>> {
    const refunds = await this.db.read((reader) =>
      findIn(ids, (surplusId) => reader.findBy(Refund, { surplusId, state: In(HOLDING) })),
    );
    return new Map(
      refunds.flatMap(({ surplusId, state }) => (surplusId === null ? [] : [[surplusId, state]])),
    );
  }

  /** Stores the leader's account for an open refund. Returns false if the refund is no longer open. */
  setAccount(tx: Tx, id: string, sealedAccount: string): Promise<boolean> {
    return tookEffect(
      updateWhere(tx, Refund, { id, openKey: Not(IsNull()) }, { sealedAccount, state: "toPay" }),
    );
  }

  /** Ends an open refund and deletes its account. Returns false if the refund is no longer open. */
  close(tx: Tx, id: string, end: RefundEnd): Promise<boolean> {
    const over = { ...end, openKey: null, sealedAccount: null };
    return tookEffect(updateWhere(tx, Refund, { id, openKey: Not(IsNull()) }, over));
  }

  /**
   * Reverts the refunds of these payments that were recorded at `paidAt`. Earlier refunds, and refunds of surpluses,
   * stay unchanged.
   */
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

  /** Reverts a surplus's refund that was recorded by mistake. Returns false if the refund is not recorded as paid. */
  revertSurplus(tx: Tx, id: string, by: Pick<Refund, "closedByName" | "closedAt">): Promise<boolean> {
    const paid = { id, surplusId: Not(IsNull()), state: "paid" as const };
    return tookEffect(updateWhere(tx, Refund, paid, { state: "reverted", ...by }));
  }
}

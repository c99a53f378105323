import { tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { ReceiptCounter } from "../receipts/receipt.entity.js";
import { CashSlip, WAITING_SLIP } from "./cash-slip.entity.js";

const COUNTER = { id: 2 };
/** Maximum number of slips in a list. No desk has so many waiting slips. */
const SHOWN = 500;

export type SlipEnd = Pick<CashSlip, "state" | "closedAt" | "closedByName" | "closeReason">;

/** Reads and writes cash slips. Lock the team's row before any change. */
export class CashSlipRepository {
  constructor(private readonly db: Database) {}

  async byId(id: string): Promise<CashSlip | null> {
    return (await this.db.read((reader) => reader.findBy(CashSlip, { id })))[0] ?? null;
  }

  /** Returns at most 500 waiting slips, oldest first. */
  waiting(eventId: string | null): Promise<CashSlip[]> {
    const where = { state: "waiting" as const, ...(eventId === null ? {} : { eventId }) };
    return this.db.read((reader) => reader.find(CashSlip, { where, order: { number: "ASC" }, take: SHOWN }));
  }

  /**
   * Inserts a slip with the next number. The counter's row stays locked until the transaction ends, so no number is
   * used twice. Returns null if the team already has a waiting slip. The calling code must then roll back, because the
   * counter was raised.
   */
  async insert(tx: Tx, slip: Omit<CashSlip, "number">): Promise<CashSlip | null> {
    await updateWhere(tx, ReceiptCounter, COUNTER, { last: () => "last + 1" });
    const [counter] = await this.db.read((reader) => reader.findBy(ReceiptCounter, COUNTER));
    const numbered = { ...slip, number: counter?.last ?? 1 };
    try {
      await insertMany(tx, CashSlip, [numbered]);
      return numbered;
    } catch (error) {
      if (violates(error, WAITING_SLIP)) return null;
      throw error;
    }
  }

  /** Confirms or discards a waiting slip. Returns false if the slip is no longer waiting. */
  close(tx: Tx, id: string, end: SlipEnd): Promise<boolean> {
    const waiting = { id, state: "waiting" as const };
    return tookEffect(updateWhere(tx, CashSlip, waiting, { ...end, openKey: null }));
  }
}

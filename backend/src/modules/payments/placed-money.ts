import type { Tx } from "../../kernel/db/database.js";
import type { SurplusView } from "./refunds/contract/surplus-view.js";

/** Money on a bank line that a team paid in addition to its accepted payment. */
interface Surplus {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  /** The transaction id, or "" if the bank line has none. */
  readonly transactionId: string;
}

/**
 * How the payments module accesses the money on bank lines. The statements module implements this interface, and
 * backend/src/app/container.ts connects the two.
 */
export interface PlacedMoney {
  /** Returns a surplus, or null if there is none or its allocation was reverted. */
  surplus(id: string): Promise<Surplus | null>;

  /** Returns the surpluses of a payment's team, oldest first. */
  surplusesOf(paymentId: string): Promise<Omit<SurplusView, "refund">[]>;

  /**
   * Releases the bank lines that confirmed these payments, so that they can confirm payments again. A surplus on a line
   * stays with its team.
   */
  releasePayments(tx: Tx, paymentIds: readonly string[]): Promise<void>;
}

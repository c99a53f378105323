import type { Tx } from "../../kernel/db/database.js";
import type { SurplusView } from "./refunds/contract/surplus-view.js";

/** Money of a bank line that a team has in addition to its accepted payment. */
interface Surplus {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  /** The transfer's number; "" when the line shows none. */
  readonly transactionId: string;
}

/** What payments ask about the money of bank lines. The statements answer (backend/src/app/container.ts). */
export interface PlacedMoney {
  /** Returns a surplus that was not taken back, or null. */
  surplus(id: string): Promise<Surplus | null>;

  /** Returns what a payment's team has in addition to the payment, oldest first. */
  surplusesOf(paymentId: string): Promise<Omit<SurplusView, "refund">[]>;

  /** Lets the lines that confirmed these payments be confirmed again; a surplus remains its team's. */
  releasePayments(tx: Tx, paymentIds: readonly string[]): Promise<void>;
}

import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { type UniqueKey, uniqueKey } from "../../kernel/db/unique-key.js";
import { transactionKey } from "./contract/transaction-id.js";
import type { Payment } from "./payment.entity.js";

/** Allows a transaction id, in any spelling, to be claimed only once. */
export const CLAIMED_NUMBER = uniqueKey("transaction_claims", "transactionKey", "twin");
/**
 * The primary key, which prevents a second claim on the same spelling of a transaction id. In MySQL's errors, the key
 * is called PRIMARY.
 */
export const TRANSACTION_CLAIM: UniqueKey = {
  name: "PRIMARY",
  table: "transaction_claims",
  columns: ["transactionId"],
};

/** A payment's claim on a transaction id that was reported or booked. */
@Entity("transaction_claims")
@Index(CLAIMED_NUMBER.name, CLAIMED_NUMBER.columns, { unique: true })
@Index("ix_transaction_claims_paymentId", ["paymentId"])
export class TransactionClaim {
  /** The typed transaction id, normalised by `normaliseTransactionId`. */
  @PrimaryColumn({ type: "varchar", length: 64 })
  transactionId!: string;

  /** The key for comparing transaction ids (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /**
   * Usually 0. Before transaction keys existed, the same id could be claimed in several spellings. Migration 59
   * numbered such claims 0, 1, 2 and so on.
   */
  @IntColumn({ default: 0 })
  twin!: number;

  @RefColumn()
  paymentId!: string;

  @ManyToOne("Payment", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "paymentId", foreignKeyConstraintName: "fk_transaction_claims_paymentId" })
  payment?: Payment;

  @TimeColumn()
  claimedAt!: Date;
}

export function claimOf(
  claim: Pick<TransactionClaim, "transactionId" | "paymentId" | "claimedAt">,
): TransactionClaim {
  return { ...claim, transactionKey: transactionKey(claim.transactionId), twin: 0 };
}

import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { type UniqueKey, uniqueKey } from "../../kernel/db/unique-key.js";
import { transactionKey } from "./contract/transaction-id.js";
import type { Payment } from "./payment.entity.js";

/** The unique key that allows only one payment, for ever, to claim a transaction id in any spelling. */
export const CLAIMED_NUMBER = uniqueKey("transaction_claims", "transactionKey", "twin");
/** The primary key, which refuses a second claim with the same spelling. MySQL reports it under the name PRIMARY. */
export const TRANSACTION_CLAIM: UniqueKey = {
  name: "PRIMARY",
  table: "transaction_claims",
  columns: ["transactionId"],
};

/** A transaction id that was reported or booked, with its payment. The unique key makes a second claim fail. */
@Entity("transaction_claims")
@Index(CLAIMED_NUMBER.name, CLAIMED_NUMBER.columns, { unique: true })
@Index("ix_transaction_claims_paymentId", ["paymentId"])
export class TransactionClaim {
  /** The transaction id that was typed, normalised by `normaliseTransactionId`. */
  @PrimaryColumn({ type: "varchar", length: 64 })
  transactionId!: string;

  /** The key that is equal for all spellings of a transaction id (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /**
   * Usually 0, but 1 or more for a claim made before transaction keys existed, if another payment had claimed the same
   * id in another spelling.
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

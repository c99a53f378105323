import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { type UniqueKey, uniqueKey } from "../../kernel/db/unique-key.js";
import { transactionKey } from "./contract/transaction-id.js";
import type { Payment } from "./payment.entity.js";

/** The unique key that gives each transaction id one payment for ever, in any spelling. */
export const CLAIMED_NUMBER = uniqueKey("transaction_claims", "transactionKey", "twin");
/** The primary key, which refuses a repeated spelling. MySQL reports it under the name PRIMARY. */
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
  /** The transaction id as it was typed, normalised by `normaliseTransactionId`. */
  @PrimaryColumn({ type: "varchar", length: 64 })
  transactionId!: string;

  /** The key by which spellings of one number are equal (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /**
   * 0 as a rule. 1 and up for claims that are older than transaction keys, on a number that another payment had claimed
   * in another spelling.
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

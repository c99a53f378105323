import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { RefColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";
import type { Payment } from "./payment.entity.js";

/** One payment a transaction id, for ever. It is the primary key, so MySQL reports it under that name. */
export const TRANSACTION_CLAIM: UniqueKey = {
  name: "PRIMARY",
  table: "transaction_claims",
  columns: ["transactionId"],
};

/** Every transaction id ever reported, with the payment it belongs to: the primary key makes a second claim fail. */
@Entity("transaction_claims")
@Index("ix_transaction_claims_paymentId", ["paymentId"])
export class TransactionClaim {
  /** Normalised by `normaliseTransactionId`. */
  @PrimaryColumn({ type: "varchar", length: 64 })
  transactionId!: string;

  @RefColumn()
  paymentId!: string;

  @ManyToOne("Payment", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "paymentId", foreignKeyConstraintName: "fk_transaction_claims_paymentId" })
  payment?: Payment;

  @TimeColumn()
  claimedAt!: Date;
}

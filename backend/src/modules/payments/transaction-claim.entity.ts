import { Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { RefColumn, TimeColumn } from "../../kernel/db/columns.js";

/** Every transaction id ever reported, with the payment it belongs to: the primary key makes a second claim fail. */
@Entity("transaction_claims")
@Index("ix_transaction_claims_paymentId", ["paymentId"])
export class TransactionClaim {
  /** Normalised by `normaliseTransactionId`. */
  @PrimaryColumn({ type: "varchar", length: 64 })
  transactionId!: string;

  @RefColumn()
  @ForeignKey("Payment", { name: "fk_transaction_claims_paymentId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  paymentId!: string;

  @TimeColumn()
  claimedAt!: Date;
}

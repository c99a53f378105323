import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { Payment } from "../payment.entity.js";

const RECEIPT_NUMBER = uniqueKey("receipts", "number");

/** The club's receipt for an accepted payment. If a payment is accepted again, it gets another receipt. */
@Entity("receipts")
@Index(RECEIPT_NUMBER.name, RECEIPT_NUMBER.columns, { unique: true })
@Index("ix_receipts_paymentId", ["paymentId"])
@Index("ix_receipts_transactionKey", ["transactionKey"])
export class Receipt {
  @IdColumn()
  id!: string;

  /** The receipt's number, starting at 1 and counted across all events. */
  @IntColumn()
  number!: number;

  @RefColumn()
  paymentId!: string;

  @ManyToOne("Payment", "receipts", { onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "paymentId", foreignKeyConstraintName: "fk_receipts_paymentId" })
  payment?: Payment;

  @TextColumn(50)
  teamName!: string;

  @IntColumn()
  amountPaise!: number;

  /** The transaction id, or "" for cash. */
  @TextColumn(64)
  transactionId!: string;

  /** The key for comparing transaction ids (`transactionKey`), or "" for cash. */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  @TimeColumn()
  issuedAt!: Date;

  /** When the acceptance was reverted or the money refunded. Null for a valid receipt. */
  @TimeColumn({ nullable: true })
  cancelledAt!: Date | null;

  @TextColumn(500, { nullable: true })
  cancelReason!: string | null;
}

/**
 * The last numbers of receipts (row 1) and cash slips (row 2). An update locks the row, so concurrent requests get
 * consecutive numbers.
 */
@Entity("receipt_counter")
export class ReceiptCounter {
  @PrimaryColumn({ type: "int" })
  id!: number;

  @IntColumn()
  last!: number;
}

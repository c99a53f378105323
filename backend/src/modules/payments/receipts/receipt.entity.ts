import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { Payment } from "../payment.entity.js";

/** No two receipts have one number. */
const RECEIPT_NUMBER = uniqueKey("receipts", "number");

/** The club's receipt for an accepted payment, as it was given out. A payment that is accepted again gets another one. */
@Entity("receipts")
@Index(RECEIPT_NUMBER.name, RECEIPT_NUMBER.columns, { unique: true })
@Index("ix_receipts_paymentId", ["paymentId"])
@Index("ix_receipts_transactionKey", ["transactionKey"])
export class Receipt {
  @IdColumn()
  id!: string;

  /** Runs through all events, from 1. */
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

  /** "" for cash. */
  @TextColumn(64)
  transactionId!: string;

  /** What `transactionId` is compared by (`transactionKey`); "" for cash. */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  @TimeColumn()
  issuedAt!: Date;

  /** When the acceptance was reverted, or the money returned. */
  @TimeColumn({ nullable: true })
  cancelledAt!: Date | null;

  @TextColumn(500, { nullable: true })
  cancelReason!: string | null;
}

/** The number that the last receipt got (row 1), and the last cash slip (row 2). A row's update queues callers that number at once. */
@Entity("receipt_counter")
export class ReceiptCounter {
  @PrimaryColumn({ type: "int" })
  id!: number;

  @IntColumn()
  last!: number;
}

import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { Payment } from "../payment.entity.js";
import type { RefundState, RefundWay } from "./contract/refund.inputs.js";

/** Allows each payment and each surplus only one open refund. */
export const OPEN_REFUND = uniqueKey("refunds", "openKey");

/** Money that the club owes a team, or has returned to it. */
@Entity("refunds")
@Index(OPEN_REFUND.name, OPEN_REFUND.columns, { unique: true })
@Index("ix_refunds_paymentId", ["paymentId"])
@Index("ix_refunds_state_at", ["state", "requestedAt"])
export class Refund {
  @IdColumn()
  id!: string;

  @RefColumn()
  paymentId!: string;

  @ManyToOne("Payment", "refunds", { onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "paymentId", foreignKeyConstraintName: "fk_refunds_paymentId" })
  payment?: Payment;

  /**
   * The surplus to refund, or null to refund the payment. Not a foreign key, because the refund outlives the bank line.
   */
  @RefColumn({ nullable: true })
  surplusId!: string | null;

  /** The id of the payment or surplus to refund. Null after the refund was paid out or cancelled. */
  @RefColumn({ nullable: true })
  openKey!: string | null;

  @TextColumn(16)
  state!: RefundState;

  @IntColumn()
  amountPaise!: number;

  @TextColumn(500)
  reason!: string;

  @TextColumn(120)
  requestedByName!: string;

  @TimeColumn()
  requestedAt!: Date;

  /**
   * The account to which the money goes, as the leader entered it, encrypted. Null until the leader enters it, and
   * after the refund was paid out or cancelled.
   */
  @TextColumn(1000, { nullable: true })
  sealedAccount!: string | null;

  /** How the money was returned, or null if it was not. */
  @TextColumn(16, { nullable: true })
  way!: RefundWay | null;

  /** The day when the money was returned, such as 2025-03-01. */
  @TextColumn(10, { nullable: true })
  paidOn!: string | null;

  /** The transaction id of the transfer back to the team. Null for cash, and until the money was returned. */
  @TextColumn(64, { nullable: true })
  transactionId!: string | null;

  /**
   * The time when a treasurer (`closedByName`) paid out, cancelled or reverted the refund. Null while the refund is
   * open.
   */
  @TimeColumn({ nullable: true })
  closedAt!: Date | null;

  @TextColumn(120, { nullable: true })
  closedByName!: string | null;
}

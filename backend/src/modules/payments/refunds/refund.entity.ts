import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { Payment } from "../payment.entity.js";
import type { RefundState, RefundWay } from "./contract/refund.enums.js";

/** A payment has one refund that is not over, and so has a surplus. */
export const OPEN_REFUND = uniqueKey("refunds", "openKey");

/** Money that the club owes a team, or returned. */
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

  /** The surplus that is returned by itself; null when the payment is. Not a foreign key: the refund outlives its line. */
  @RefColumn({ nullable: true })
  surplusId!: string | null;

  /** The id of what is returned, payment or surplus, until it is paid out or cancelled, then null. */
  @RefColumn({ nullable: true })
  openKey!: string | null;

  @TextColumn(16)
  state!: RefundState;

  @IntColumn()
  amountPaise!: number;

  /** Why it is due. */
  @TextColumn(500)
  reason!: string;

  @TextColumn(120)
  requestedByName!: string;

  @TimeColumn()
  requestedAt!: Date;

  /** Where the leader wants the money, sealed; null until they said, and once it is over. */
  @TextColumn(1000, { nullable: true })
  sealedAccount!: string | null;

  /** How it was returned. */
  @TextColumn(16, { nullable: true })
  way!: RefundWay | null;

  /** The day on which it was returned, for example 2025-03-01. */
  @TextColumn(10, { nullable: true })
  paidOn!: string | null;

  /** The transfer's number; null for cash. */
  @TextColumn(64, { nullable: true })
  transactionId!: string | null;

  /** When it was paid out or cancelled, and by whom. */
  @TimeColumn({ nullable: true })
  closedAt!: Date | null;

  @TextColumn(120, { nullable: true })
  closedByName!: string | null;
}

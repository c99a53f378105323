import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";

/** One step of a payment's timeline: who moved it, when, from where to where, and why. Never changed afterwards. */
@Entity("payment_steps")
@Index("ix_payment_steps_paymentId", ["paymentId"])
export class PaymentStep {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Payment", { name: "fk_payment_steps_paymentId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  paymentId!: string;

  @TextColumn(16)
  fromStatus!: PaymentStatus;

  @TextColumn(16)
  toStatus!: PaymentStatus;

  /** Not a foreign key: the step outlives the account. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @TextColumn(64, { nullable: true })
  transactionId!: string | null;

  @TimeColumn()
  at!: Date;
}

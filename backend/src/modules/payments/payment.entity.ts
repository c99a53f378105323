import { Entity, ForeignKey, Index, OneToMany } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import { PaymentStep } from "./payment-step.entity.js";
import { Receipt } from "./receipts/receipt.entity.js";
import { Refund } from "./refunds/refund.entity.js";

/** Allows a team only one payment. A new report or booking, for example after a rejection, changes the same payment. */
const PAYMENT_TEAM = uniqueKey("payments", "teamId");

/**
 * A team's payment. Stores the names of the team and the reporter, because the payment is kept when they are deleted.
 * The amount is the fee at the time of the report and, once the payment is accepted, the received amount.
 */
@Entity("payments")
@Index(PAYMENT_TEAM.name, PAYMENT_TEAM.columns, { unique: true })
@Index("ix_payments_status_reportedAt", ["status", "reportedAt"])
@Index("ix_payments_reportedAt_id", ["reportedAt", "id"])
@Index("ix_payments_eventId", ["eventId"])
@Index("ix_payments_reporterId", ["reporterId"])
export class Payment {
  @IdColumn()
  id!: string;

  @RefColumn({ nullable: true })
  @ForeignKey("Team", { name: "fk_payments_teamId", onDelete: "SET NULL", onUpdate: "RESTRICT" })
  teamId!: string | null;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_payments_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @TextColumn(50)
  teamName!: string;

  @TextColumn(12)
  reference!: string;

  @IntColumn()
  amountPaise!: number;

  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_payments_reporterId", onDelete: "SET NULL", onUpdate: "RESTRICT" })
  reporterId!: string | null;

  @TextColumn(120)
  reporterName!: string;

  /**
   * `Team.paymentStatus` is a copy of the status. Each change of the status first updates this copy, which locks the
   * team's row.
   */
  @TextColumn(16)
  status!: PaymentStatus;

  /** The current transaction id, normalised, or "" for cash. */
  @TextColumn(64)
  transactionId!: string;

  @TimeColumn()
  reportedAt!: Date;

  @TimeColumn({ nullable: true })
  decidedAt!: Date | null;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  /** Undefined unless the query loads the steps. */
  @OneToMany(() => PaymentStep, (step) => step.payment)
  steps?: PaymentStep[];

  @OneToMany(() => Receipt, (receipt) => receipt.payment)
  receipts?: Receipt[];

  @OneToMany(() => Refund, (refund) => refund.payment)
  refunds?: Refund[];
}

import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  IdColumn,
  IntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../../kernel/db/columns.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { PaymentBasis } from "./contract/payment.enums.js";
import type { Payment } from "./payment.entity.js";

/** One step of a payment's timeline, with its actor, time, states and reason. A step is never changed. */
@Entity("payment_steps")
@Index("ix_payment_steps_paymentId", ["paymentId"])
export class PaymentStep {
  @IdColumn()
  id!: string;

  @RefColumn()
  paymentId!: string;

  @ManyToOne("Payment", "steps", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "paymentId", foreignKeyConstraintName: "fk_payment_steps_paymentId" })
  payment?: Payment;

  @TextColumn(16)
  fromStatus!: PaymentStatus;

  @TextColumn(16)
  toStatus!: PaymentStatus;

  /** Not a foreign key, because the step outlives the actor's account. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @TextColumn(64, { nullable: true })
  transactionId!: string | null;

  /** Null for a leader's step, and for steps older than this column. */
  @TextColumn(16, { nullable: true })
  basis!: PaymentBasis | null;

  /** The bank line that the step is based on: its statement batch and line number. Not a foreign key. */
  @RefColumn({ nullable: true })
  batchId!: string | null;

  @IntColumn({ nullable: true })
  line!: number | null;

  /**
   * The payment's fields before the step, needed to revert it (`PreviousPayment` as JSON). Stored for a booking over an
   * earlier report, for a refund, and for an acceptance with a different amount.
   */
  @LongTextColumn({ nullable: true })
  previous!: string | null;

  @TimeColumn()
  at!: Date;
}

/**
 * A payment's fields before a step, needed to revert it. A booking and a refund store every field. An acceptance with a
 * different amount stores only the amount, so that one statement can restore many payments.
 */
export type PreviousPayment = Partial<Pick<Payment, "amountPaise" | "transactionId" | "reason">> & {
  readonly decidedAt?: string | null;
};

/** Returns the fields of a payment that a step stores before changing them. */
export function previousOf({
  amountPaise,
  transactionId,
  reason,
  decidedAt,
}: Pick<Payment, "amountPaise" | "transactionId" | "reason" | "decidedAt">): PreviousPayment {
  return { amountPaise, transactionId, reason, decidedAt: decidedAt?.toISOString() ?? null };
}

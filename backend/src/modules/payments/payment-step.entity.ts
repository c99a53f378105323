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
import type { PaymentBasis } from "./contract/decide-payment.input.js";
import type { Payment } from "./payment.entity.js";

/** A step in a payment's timeline. Steps never change. */
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

  /** Null for a leader's step, and for steps from before this column existed. */
  @TextColumn(16, { nullable: true })
  basis!: PaymentBasis | null;

  /**
   * The statement batch of the bank line that the step is based on. Identifies the bank line together with `line`. Not
   * a foreign key.
   */
  @RefColumn({ nullable: true })
  batchId!: string | null;

  @IntColumn({ nullable: true })
  line!: number | null;

  /**
   * The fields that a revert restores (`PreviousPayment` as JSON). Stored for a booking over an earlier report, for a
   * refund, and for an acceptance with a different amount.
   */
  @LongTextColumn({ nullable: true })
  previous!: string | null;

  @TimeColumn()
  at!: Date;
}

/**
 * The fields that a revert of a step restores. A refund stores all of them, and so does a booking over an earlier
 * report. An acceptance with a different amount stores only the amount, so that one SQL statement can revert many
 * payments.
 */
export type PreviousPayment = Partial<Pick<Payment, "amountPaise" | "transactionId" | "reason">> & {
  readonly decidedAt?: string | null;
};

export function previousOf({
  amountPaise,
  transactionId,
  reason,
  decidedAt,
}: Pick<Payment, "amountPaise" | "transactionId" | "reason" | "decidedAt">): PreviousPayment {
  return { amountPaise, transactionId, reason, decidedAt: decidedAt?.toISOString() ?? null };
}

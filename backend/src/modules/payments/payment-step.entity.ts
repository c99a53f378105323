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

/** One step of a payment's timeline: who moved it, when, from where to where, and why. Never changed afterwards. */
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

  /** Not a foreign key: the step outlives the account. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @TextColumn(64, { nullable: true })
  transactionId!: string | null;

  /** Null where a leader took the step, and for steps from before this was kept. */
  @TextColumn(16, { nullable: true })
  basis!: PaymentBasis | null;

  /** The line of a bank statement that it rests on, by its batch and its place in the file. Not a foreign key. */
  @RefColumn({ nullable: true })
  batchId!: string | null;

  @IntColumn({ nullable: true })
  line!: number | null;

  /** Of a booking over an earlier report, and of a refund: what the payment was before, for a revert (`PreviousPayment` as JSON). */
  @LongTextColumn({ nullable: true })
  previous!: string | null;

  @TimeColumn()
  at!: Date;
}

/**
 * The payment before a step, for a revert. A booking and a refund keep every field. An acceptance of another amount
 * keeps only the amount, so that one statement restores many.
 */
export type PreviousPayment = Partial<Pick<Payment, "amountPaise" | "transactionId" | "reason">> & {
  readonly decidedAt?: string | null;
};

/** Returns what a step keeps of a payment before it changes it. */
export function previousOf({
  amountPaise,
  transactionId,
  reason,
  decidedAt,
}: Pick<Payment, "amountPaise" | "transactionId" | "reason" | "decidedAt">): PreviousPayment {
  return { amountPaise, transactionId, reason, decidedAt: decidedAt?.toISOString() ?? null };
}

import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/** A line confirms one payment, once, until its batch is reverted. */
export const CONFIRMED_LINE = uniqueKey("statement_rows", "seenKey");

/** A line of a statement that confirmed a payment, with what is needed to take that back. */
@Entity("statement_rows")
@Index(CONFIRMED_LINE.name, CONFIRMED_LINE.columns, { unique: true })
@Index("ix_statement_rows_batchId", ["batchId"])
@Index("ix_statement_rows_fingerprint", ["fingerprint"])
@Index("ix_statement_rows_paymentId", ["paymentId"])
export class StatementConfirmation {
  @IdColumn()
  id!: string;

  @RefColumn()
  batchId!: string;

  @ManyToOne("StatementBatch", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "batchId", foreignKeyConstraintName: "fk_statement_rows_batchId" })
  batch?: StatementBatch;

  @IntColumn()
  line!: number;

  @TextColumn(64)
  fingerprint!: string;

  /**
   * The fingerprint while it is in force, or for a part that was placed by hand a hash of fingerprint and team; null
   * once it is reverted.
   */
  @TextColumn(64, { nullable: true })
  seenKey!: string | null;

  @TextColumn(16)
  outcome!: StatementOutcome;

  @IntColumn()
  amountPaise!: number;

  /** Not a foreign key: reverting deletes a payment that the batch made. */
  @RefColumn()
  paymentId!: string;

  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  /** 1 when the batch made the payment, 0 when the team had reported it. */
  @IntColumn()
  created!: number;

  /** 1 when the money is the team's surplus, on which its accepted payment does not rest. */
  @IntColumn({ default: 0 })
  isSurplus!: number;

  /** The payment's transaction id when the batch was committed. */
  @TextColumn(64)
  transactionId!: string;

  /** When it was placed by hand; null for what the commit confirmed. */
  @TimeColumn({ nullable: true })
  allocatedAt!: Date | null;

  /** The statement's own id, if the batch claimed it in addition to the reported one. */
  @TextColumn(64, { nullable: true })
  claimedId!: string | null;
}

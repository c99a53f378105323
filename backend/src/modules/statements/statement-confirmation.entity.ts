import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/** Keeps a line from confirming a second payment until its batch is reverted. */
export const CONFIRMED_LINE = uniqueKey("statement_rows", "seenKey");

/** A line that confirmed a payment, with the data for a revert. */
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
   * The fingerprint while the confirmation is in force; for money placed by hand, a hash of fingerprint and team. Null
   * after a revert.
   */
  @TextColumn(64, { nullable: true })
  seenKey!: string | null;

  @TextColumn(16)
  outcome!: StatementOutcome;

  @IntColumn()
  amountPaise!: number;

  /** The confirmed payment. It is not a foreign key, because a revert deletes a payment that the batch created. */
  @RefColumn()
  paymentId!: string;

  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  /** 1 when the batch created the payment, 0 when the team had reported it. */
  @IntColumn()
  created!: number;

  /** 1 when the money is a surplus, on which the team's accepted payment does not depend. */
  @IntColumn({ default: 0 })
  isSurplus!: number;

  /** The payment's transaction id when the batch was committed. */
  @TextColumn(64)
  transactionId!: string;

  /** Time of placing by hand; null for a confirmation by the commit. */
  @TimeColumn({ nullable: true })
  allocatedAt!: Date | null;

  /** The statement's own id, if the batch claimed it in addition to the reported id. */
  @TextColumn(64, { nullable: true })
  claimedId!: string | null;
}

import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/**
 * The unique key on `seenKey`. Until a revert, commits cannot confirm a line twice, and treasurers cannot place a
 * line's money by hand twice for the same team's payment. Surpluses are exempt.
 */
export const CONFIRMED_LINE = uniqueKey("statement_rows", "seenKey");

/** Money of a line that confirmed a payment or became a surplus, with the data needed for a revert. */
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
   * For a line confirmed by a commit, the line's fingerprint. For money placed by hand, a hash of the fingerprint and
   * the team's id. For a surplus, a hash of the fingerprint and this row's id. Null after a revert.
   */
  @TextColumn(64, { nullable: true })
  seenKey!: string | null;

  @TextColumn(16)
  outcome!: StatementOutcome;

  @IntColumn()
  amountPaise!: number;

  /** The id of the confirmed payment, but not a foreign key. */
  @RefColumn()
  paymentId!: string;

  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  /** 1 if the payment was booked from this line, 0 if the team had reported the payment. */
  @IntColumn()
  created!: number;

  /** 1 if the money is a surplus. The team's accepted payment does not depend on a surplus. */
  @IntColumn({ default: 0 })
  isSurplus!: number;

  /** The payment's transaction id when the money was placed. For a surplus, the line's reference. */
  @TextColumn(64)
  transactionId!: string;

  /** The time when a treasurer placed the money by hand, or null if the statement's commit placed the money. */
  @TimeColumn({ nullable: true })
  allocatedAt!: Date | null;

  /** The transaction id in the statement, if the batch claimed it in addition to the reported id, otherwise null. */
  @TextColumn(64, { nullable: true })
  claimedId!: string | null;
}

import { Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";

/** One commit of a bank statement. Each payment that it confirmed has a `StatementConfirmation`. */
@Entity("statement_batches")
@Index("ix_statement_batches_committedAt", ["committedAt"])
@Index("ix_statement_batches_eventId", ["eventId"])
export class StatementBatch {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_statement_batches_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  /** The file's name in the browser, or "" for pasted text. */
  @TextColumn(120)
  fileName!: string;

  /** Number of lines, confirmed or not. */
  @IntColumn()
  lines!: number;

  /** The actor's account. Not a foreign key, because the batch outlives the account. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  /**
   * The time of the commit and of every decision made by the commit. If a payment that the commit confirmed has another
   * decision time, the payment has changed since the commit.
   */
  @TimeColumn()
  committedAt!: Date;

  @TimeColumn({ nullable: true })
  undoneAt!: Date | null;

  @TextColumn(120, { nullable: true })
  undoneByName!: string | null;
}

/** An accepted payment whose money was returned, according to a line of a committed statement. */
@Entity("statement_warnings")
@Index("ix_statement_warnings_paymentId", ["paymentId"])
export class StatementWarning {
  @IdColumn()
  batchId!: string;

  @ManyToOne("StatementBatch", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "batchId", foreignKeyConstraintName: "fk_statement_warnings_batchId" })
  batch?: StatementBatch;

  /** The line that returned the money. */
  @PrimaryColumn({ type: "int" })
  line!: number;

  /** The id of the accepted payment, but not a foreign key. */
  @IdColumn()
  paymentId!: string;
}

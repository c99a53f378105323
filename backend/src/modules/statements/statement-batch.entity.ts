import { Entity, ForeignKey, Index } from "typeorm";
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

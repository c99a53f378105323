import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";

/** One commit of a bank statement: the payments that it confirmed are its rows. */
@Entity("statement_batches")
@Index("ix_statement_batches_committedAt", ["committedAt"])
@Index("ix_statement_batches_eventId", ["eventId"])
export class StatementBatch {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_statement_batches_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  /** As the browser named the file; "" for text that was pasted. */
  @TextColumn(120)
  fileName!: string;

  /** Lines of the statement, confirmed or not. */
  @IntColumn()
  lines!: number;

  /** Not a foreign key: the batch outlives the account. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  /** Also the moment of every decision in it: a payment with another one was changed since. */
  @TimeColumn()
  committedAt!: Date;

  @TimeColumn({ nullable: true })
  undoneAt!: Date | null;

  @TextColumn(120, { nullable: true })
  undoneByName!: string | null;
}

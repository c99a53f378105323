import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn } from "../../../kernel/db/columns.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/** Lengths of what is kept of a line. */
export const STORED_LENGTH = { reference: 64, amountText: 80 } as const;

/**
 * What a line of a committed statement was found to be. Its narration is not kept, nor a reference with words in it: they
 * name people who have nothing to do with the club. What confirmed a payment has a `StatementRow` too.
 */
@Entity("statement_lines")
export class StatementLine {
  @IdColumn()
  batchId!: string;

  @ManyToOne("StatementBatch", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "batchId", foreignKeyConstraintName: "fk_statement_lines_batchId" })
  batch?: StatementBatch;

  /** Where it began in the file. */
  @PrimaryColumn({ type: "int" })
  line!: number;

  @TextColumn(10, { nullable: true })
  date!: string | null;

  /** The transaction id that it states, or else its reference column if a number alone stands there. */
  @TextColumn(STORED_LENGTH.reference)
  reference!: string;

  @IntColumn({ nullable: true })
  amountPaise!: number | null;

  @TextColumn(STORED_LENGTH.amountText)
  amountText!: string;

  @TextColumn(16)
  outcome!: StatementOutcome;

  /** The team it was for, or would have been for. Not a foreign key: a team may go. */
  @RefColumn({ nullable: true })
  teamId!: string | null;

  @TextColumn(50, { nullable: true })
  teamName!: string | null;
}

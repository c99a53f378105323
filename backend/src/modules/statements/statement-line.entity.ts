import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  IdColumn,
  IntColumn,
  LongIntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from "../../kernel/db/columns.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/** Lengths of what is kept of a line. */
export const STORED_LENGTH = { reference: 64, amountText: 80, keys: 255, words: 1000 } as const;

/**
 * What a line of a committed statement was found to be. Its narration is not kept, nor a reference with words in it: they
 * name people who have nothing to do with the club. What confirmed a payment has a `StatementRow` too.
 */
@Entity("statement_lines")
@Index("ix_statement_lines_movedPaise", ["movedPaise"])
@Index("ix_statement_lines_fingerprint", ["fingerprint"])
@Index("ix_statement_lines_transactionKey", ["transactionKey"])
export class StatementLine {
  @IdColumn()
  batchId!: string;

  @ManyToOne("StatementBatch", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "batchId", foreignKeyConstraintName: "fk_statement_lines_batchId" })
  batch?: StatementBatch;

  /** Where it began in the file. */
  @PrimaryColumn({ type: "int" })
  line!: number;

  /** The same for this line in every statement; "" for lines from before it was stored that confirmed nothing. */
  @TextColumn(64, { default: "" })
  fingerprint!: string;

  @TextColumn(10, { nullable: true })
  date!: string | null;

  /** The transaction id that it states, or else its reference column if that contains only a number. */
  @TextColumn(STORED_LENGTH.reference)
  reference!: string;

  /** What `reference` is compared by (`transactionKey`); "" for none. */
  @TextColumn(STORED_LENGTH.reference, { default: "" })
  transactionKey!: string;

  @LongIntColumn({ nullable: true })
  amountPaise!: number | null;

  /** What moved on the account, money out below zero, also where it can pay nothing; null where that is not known. */
  @LongIntColumn({ nullable: true })
  movedPaise!: number | null;

  /** Ids of banks that it shows, as they are compared, with spaces between. */
  @TextColumn(STORED_LENGTH.keys, { default: "" })
  ids!: string;

  /** Hashes of who may have paid or been paid, with spaces between. */
  @TextColumn(STORED_LENGTH.keys, { default: "" })
  payers!: string;

  /** The bank's text, encrypted, until the money of the line is placed: the treasurer has nothing else to go by. */
  @LongTextColumn({ nullable: true })
  sealedNarration!: string | null;

  /** Counts changes of the line's placed money: its update makes concurrent allocations wait. */
  @IntColumn({ default: 0 })
  version!: number;

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

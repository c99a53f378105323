import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  IdColumn,
  IntColumn,
  LongIntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../../kernel/db/columns.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/** Maximum lengths of stored texts, in characters. */
export const STORED_LENGTH = { reference: 64, amountText: 80, keys: 255, words: 1000 } as const;

/**
 * The result of one line of a committed statement. Narrations, and references that contain words, are not stored in
 * plain text, because they name people unrelated to the club. A line that confirmed a payment also has a
 * `StatementConfirmation`.
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

  /** The number of the line's first row in the file. */
  @PrimaryColumn({ type: "int" })
  line!: number;

  /** A hash that is the same for this line in every statement, or "" for older lines that confirmed nothing. */
  @TextColumn(64, { default: "" })
  fingerprint!: string;

  @TextColumn(10, { nullable: true })
  date!: string | null;

  /** The line's transaction id, or else the content of its reference column if that is a single word with digits. */
  @TextColumn(STORED_LENGTH.reference)
  reference!: string;

  /** The normalised `reference` (`transactionKey`), or "" if there is none. */
  @TextColumn(STORED_LENGTH.reference, { default: "" })
  transactionKey!: string;

  @LongIntColumn({ nullable: true })
  amountPaise!: number | null;

  /**
   * The change of the balance in paise, negative for outgoing money, even if the line cannot confirm a payment. Null if
   * the change is unknown.
   */
  @LongIntColumn({ nullable: true })
  movedPaise!: number | null;

  /** Transaction keys of the bank ids in the line, separated by spaces. */
  @TextColumn(STORED_LENGTH.keys, { default: "" })
  ids!: string;

  /** Hashes of possible payers or payees, separated by spaces. */
  @TextColumn(STORED_LENGTH.keys, { default: "" })
  payers!: string;

  /**
   * The bank's text, encrypted, from which a treasurer finds the team of a line's money. Deleted when all of the money
   * is placed, or when the batch is reverted.
   */
  @LongTextColumn({ nullable: true })
  sealedNarration!: string | null;

  /** Raised to lock the line, so that concurrent allocations of its money wait. */
  @IntColumn({ default: 0 })
  version!: number;

  @TextColumn(STORED_LENGTH.amountText)
  amountText!: string;

  @TextColumn(16)
  outcome!: StatementOutcome;

  /** The team that the line was for, or was suggested for. Not a foreign key, because a team may be deleted. */
  @RefColumn({ nullable: true })
  teamId!: string | null;

  @TextColumn(50, { nullable: true })
  teamName!: string | null;
}

/**
 * Marks the money of a line as belonging to no team. The mark applies to the line in every statement that contains the
 * line.
 */
@Entity("set_aside_lines")
export class SetAsideLine {
  @PrimaryColumn({ type: "varchar", length: 64 })
  fingerprint!: string;

  /** The treasurer's reason, such as "not ours". */
  @TextColumn(120)
  reason!: string;

  @TextColumn(120)
  actorName!: string;

  @TimeColumn()
  at!: Date;
}

import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn } from "../../kernel/db/columns.js";
import type { StatementBatch } from "./statement-batch.entity.js";

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

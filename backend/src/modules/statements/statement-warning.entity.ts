import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn } from "../../kernel/db/columns.js";
import type { StatementBatch } from "./statement-batch.entity.js";

/** A payment that was accepted when a line of a committed statement showed that its money had gone back. */
@Entity("statement_warnings")
@Index("ix_statement_warnings_paymentId", ["paymentId"])
export class StatementWarning {
  @IdColumn()
  batchId!: string;

  @ManyToOne("StatementBatch", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "batchId", foreignKeyConstraintName: "fk_statement_warnings_batchId" })
  batch?: StatementBatch;

  /** The line by which the money went back. */
  @PrimaryColumn({ type: "int" })
  line!: number;

  /** Not a foreign key: reverting deletes a payment that a batch made. */
  @IdColumn()
  paymentId!: string;
}

import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn } from "../../../kernel/db/columns.js";

/** The number that the last receipt got: one row, whose update queues whoever gives out receipts at once. */
@Entity("receipt_counter")
export class ReceiptCounter {
  @PrimaryColumn({ type: "int" })
  id!: number;

  @IntColumn()
  last!: number;
}

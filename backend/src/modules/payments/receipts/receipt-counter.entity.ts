import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn } from "../../../kernel/db/columns.js";

/** The number that the last receipt got (row 1), and the last cash slip (row 2). A row's update queues callers that number at once. */
@Entity("receipt_counter")
export class ReceiptCounter {
  @PrimaryColumn({ type: "int" })
  id!: number;

  @IntColumn()
  last!: number;
}

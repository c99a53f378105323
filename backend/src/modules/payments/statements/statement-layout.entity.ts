import { Entity, PrimaryColumn } from "typeorm";
import { LongTextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** Which column holds what in statements with certain headings, as it was chosen last. */
@Entity("statement_layouts")
export class StatementLayout {
  /** Hash of the headings (`StatementTable.key`). */
  @PrimaryColumn({ type: "varchar", length: 64 })
  headingsKey!: string;

  /** A `StatementMapping` as JSON. */
  @LongTextColumn()
  mapping!: string;

  @TimeColumn()
  updatedAt!: Date;
}

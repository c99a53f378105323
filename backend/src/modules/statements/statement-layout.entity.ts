import { Entity, PrimaryColumn } from "typeorm";
import { LongTextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { StatementMapping } from "./contract/column-role.js";

/**
 * Version of the rules for choosing columns. Since version 2, every column that looks like an amount or a state needs a
 * role or is marked as unused. A choice under earlier rules has no version, and is shown to the user again before it
 * counts.
 */
export const LAYOUT_VERSION = 2;

/** The stored form of a choice of columns. */
export type StoredMapping = StatementMapping & { readonly version?: number };

/** The last mapping that a user chose for statements with the same headings. */
@Entity("statement_layouts")
export class StatementLayout {
  /** Hash of the headings (`StatementTable.key`). */
  @PrimaryColumn({ type: "varchar", length: 64 })
  headingsKey!: string;

  /** A `StoredMapping` as JSON. */
  @LongTextColumn()
  mapping!: string;

  @TimeColumn()
  updatedAt!: Date;
}

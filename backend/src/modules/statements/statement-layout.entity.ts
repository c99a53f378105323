import { Entity, PrimaryColumn } from "typeorm";
import { LongTextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { StatementMapping } from "./contract/column-role.js";

/**
 * The rules by which columns were chosen: since version 2 every column that looks like an amount or a state has a meaning.
 * A choice under earlier rules, which has no version, is shown once more before it counts.
 */
export const LAYOUT_VERSION = 2;

/** What is stored of a choice. */
export type StoredMapping = StatementMapping & { readonly version?: number };

/** Which column holds what in statements with certain headings, as it was chosen last. */
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

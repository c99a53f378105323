import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";

/** The primary key, which limits the table to one row. MySQL reports a primary key as PRIMARY. */
export const CLEAN_UP_RULES: UniqueKey = { name: "PRIMARY", table: "clean_up_rules", columns: ["id"] };

/** The club's rules for automatic deletion. Without a row nothing is deleted. */
@Entity("clean_up_rules")
export class CleanUpRulesRecord {
  /** Always 1. */
  @PrimaryColumn({ type: "int" })
  id!: number;

  /** The version of the rules, incremented by every change. A save names the version that was shown. */
  @IntColumn()
  version!: number;

  /** Years without a visit after which an account is forgotten; null for never. */
  @IntColumn({ nullable: true })
  accountYears!: number | null;

  /** The age in years at which lines of bank statements are deleted; null for never. */
  @IntColumn({ nullable: true })
  lineYears!: number | null;

  /** The last day covered by an audit of the club's books, `YYYY-MM-DD`. Lines of later days stay. */
  @TextColumn(10, { nullable: true })
  auditedUntil!: string | null;

  @TextColumn(120)
  changedByName!: string;

  @TimeColumn()
  changedAt!: Date;
}

import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";

/** There is one row. It is the primary key, so MySQL reports it under that name. */
export const CLEAN_UP_RULES: UniqueKey = { name: "PRIMARY", table: "clean_up_rules", columns: ["id"] };

/** What the club cleans up by itself; no row is nothing. */
@Entity("clean_up_rules")
export class CleanUpRulesRecord {
  /** Always 1. */
  @PrimaryColumn({ type: "int" })
  id!: number;

  /** Raised by every change: a save names the version that was shown. */
  @IntColumn()
  version!: number;

  /** Years after which accounts of people who were not here are forgotten; null never. */
  @IntColumn({ nullable: true })
  accountYears!: number | null;

  /** Years after which lines of bank statements are deleted; null never. */
  @IntColumn({ nullable: true })
  lineYears!: number | null;

  /** The last day of which the club's books were audited, `YYYY-MM-DD`; lines of later days stay. */
  @TextColumn(10, { nullable: true })
  auditedUntil!: string | null;

  @TextColumn(120)
  changedByName!: string;

  @TimeColumn()
  changedAt!: Date;
}

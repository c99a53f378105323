import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

/** Who did what to whom and when. Append-only: nothing in the product updates or deletes a row. */
@Entity("audit_entries")
@Index("ix_audit_entries_at", ["at"])
export class AuditEntry {
  @IdColumn()
  id!: string;

  /** Null for what the system did by itself (first Superadmin, seeds). */
  @RefColumn({ nullable: true })
  actorId!: string | null;

  @TextColumn(120)
  actorName!: string;

  /** Verb and noun, for example `payment.accept`. */
  @TextColumn(60)
  action!: string;

  @TextColumn(30)
  targetType!: string;

  @RefColumn()
  targetId!: string;

  /** JSON object with what changed; never a secret. */
  @LongTextColumn()
  details!: string;

  @TimeColumn()
  at!: Date;
}

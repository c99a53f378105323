import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

/**
 * Who did what to whom and when. Append-only: nothing
 * in the product deletes a row, or updates one, except the entry of a batch that is still running (audit-summary.ts).
 */
@Entity("audit_entries")
@Index("ix_audit_entries_at", ["at"])
@Index("ix_audit_entries_actorId_at_id", ["actorId", "at", "id"])
@Index("ix_audit_entries_targetId_at_id", ["targetId", "at", "id"])
@Index("ix_audit_entries_action_at_id", ["action", "at", "id"])
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

  /** What the target was called at that time; it outlives the target. */
  @TextColumn(200, { default: "" })
  targetName!: string;

  /** JSON object with what changed; never a secret. */
  @LongTextColumn()
  details!: string;

  @TimeColumn()
  at!: Date;
}

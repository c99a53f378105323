import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

/**
 * A record of an action, with its actor, its target and its time. Append-only: the product never deletes a row, and
 * updates only the entry of a batch that is still running (audit-summary.ts).
 */
@Entity("audit_entries")
@Index("ix_audit_entries_at", ["at"])
@Index("ix_audit_entries_actorId_at_id", ["actorId", "at", "id"])
@Index("ix_audit_entries_targetId_at_id", ["targetId", "at", "id"])
@Index("ix_audit_entries_action_at_id", ["action", "at", "id"])
export class AuditEntry {
  @IdColumn()
  id!: string;

  /** The actor's account, or null for actions of the system itself and of the command line. */
  @RefColumn({ nullable: true })
  actorId!: string | null;

  @TextColumn(120)
  actorName!: string;

  /** Noun and verb, for example `payment.accept`. */
  @TextColumn(60)
  action!: string;

  @TextColumn(30)
  targetType!: string;

  @RefColumn()
  targetId!: string;

  /** The target's name at the time of the action. Stored, because the entry outlives the target. */
  @TextColumn(200, { default: "" })
  targetName!: string;

  /** The changes as a JSON object, without secrets. */
  @LongTextColumn()
  details!: string;

  @TimeColumn()
  at!: Date;
}

import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn } from "../../kernel/db/columns.js";

/**
 * The number of times that a person renewed their pass. Each renewal ends the earlier passes. Most people have no row,
 * because they still have their first pass. `memberId` is not a foreign key, so the row outlives the membership.
 * Otherwise, restoring the membership from the bin would make an ended pass valid again.
 */
@Entity("renewed_passes")
@Index("ix_renewed_passes_eventId", ["eventId"])
export class RenewedPass {
  @IdColumn()
  memberId!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_renewed_passes_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn()
  version!: number;
}

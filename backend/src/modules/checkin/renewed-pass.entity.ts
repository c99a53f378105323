import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn } from "../../kernel/db/columns.js";

/**
 * How often a person renewed their pass, which ends the earlier ones. Most people have no row: their pass is the first.
 * No foreign key on the membership: one that is restored from the bin must not bring an ended pass back.
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

import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "./columns.js";

/** Who may do alone what only one server or process may do at a time (leases.ts). Its table is made by `leaseTable`. */
@Entity("leases")
export class LeaseRecord {
  @PrimaryColumn({ type: "varchar", length: 64 })
  name!: string;

  @TextColumn(36)
  holder!: string;

  /** By the database's own clock. */
  @TimeColumn()
  heldUntil!: Date;
}

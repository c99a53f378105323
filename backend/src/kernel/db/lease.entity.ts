import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "./columns.js";

/** Which server or process currently does something that only one may do at a time (leases.ts). `leaseTable` creates its table. */
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

import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "./columns.js";

/**
 * A lease (leases.ts). The holder is the only server or process that may currently do the work that the lease names.
 * `leaseTable` creates the table.
 */
@Entity("leases")
export class LeaseRecord {
  @PrimaryColumn({ type: "varchar", length: 64 })
  name!: string;

  @TextColumn(36)
  holder!: string;

  /** The expiry by the database's clock. */
  @TimeColumn()
  heldUntil!: Date;
}

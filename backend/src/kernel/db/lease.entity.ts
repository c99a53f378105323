import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "./columns.js";

/**
 * A lease (leases.ts) with its holder: the server or process that currently does work that only one may do at a time.
 * `leaseTable` creates the table.
 */
@Entity("leases")
export class LeaseRecord {
  @PrimaryColumn({ type: "varchar", length: 64 })
  name!: string;

  @TextColumn(36)
  holder!: string;

  /** The expiry by the database's own clock. */
  @TimeColumn()
  heldUntil!: Date;
}

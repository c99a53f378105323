import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "./columns.js";

/**
 * The server or process that currently does work that only one may do at a time (leases.ts). `leaseTable` creates the
 * table.
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

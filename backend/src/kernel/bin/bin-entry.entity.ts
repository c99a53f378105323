import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

export const BinKind = { user: "user", team: "team" } as const;
export type BinKind = keyof typeof BinKind;

/** Days from the deletion until an entry is deleted for good. */
export const BIN_DAYS = 30;

/** An account or team that an admin deleted, with copies of its rows (ADR 59). */
@Entity("bin_entries")
@Index("ix_bin_entries_deletedAt_id", ["deletedAt", "id"])
@Index("ix_bin_entries_partOfId", ["partOfId"])
export class BinEntry {
  /** The id of the deleted account or team. A restored account or team has the same id again. */
  @IdColumn()
  id!: string;

  @TextColumn(16)
  kind!: BinKind;

  @TextColumn(120)
  name!: string;

  /** Distinguishes entries of the same name: an account's address, or the title of a team's event. */
  @TextColumn(254)
  about!: string;

  /** The account that was deleted together with this team, or null for an entry that was deleted on its own. */
  @RefColumn({ nullable: true })
  partOfId!: string | null;

  /** The copied rows, as JSON (row-copies.ts). */
  @LongTextColumn()
  snapshot!: string;

  /** The admin who made the deletion. Not a foreign key, because the entry may outlive the admin's account. */
  @RefColumn()
  deletedById!: string;

  @TextColumn(120)
  deletedByName!: string;

  @TimeColumn()
  deletedAt!: Date;
}

import { LessThan } from "typeorm";
import { deleteSome, deleteWhere, tookEffect } from "../db/changes.js";
import type { Database, Tx } from "../db/database.js";
import { insertMany } from "../db/insert-many.js";
import { BinEntry, type BinKind } from "./bin-entry.entity.js";
import type { RowCopies } from "./row-copies.js";

/** A new entry of the bin, without its rows. */
export interface Binned {
  readonly id: string;
  readonly kind: BinKind;
  readonly name: string;
  readonly about: string;
  readonly partOfId: string | null;
}

/** The admin who deletes something, and copies of the rows deleted so far. Only deletions by admins go into the bin. */
export interface BinnedDeletion {
  readonly by: { readonly userId: string; readonly name: string };
  readonly copies: RowCopies;
}

export type ListedEntry = Omit<BinEntry, "snapshot">;

const LISTED = {
  id: true,
  kind: true,
  name: true,
  about: true,
  partOfId: true,
  deletedById: true,
  deletedByName: true,
  deletedAt: true,
} as const;

export class BinRepository {
  constructor(private readonly db: Database) {}

  async put(tx: Tx, { id, kind, name, about, partOfId }: Binned, deletion: BinnedDeletion): Promise<void> {
    const { by, copies } = deletion;
    const of = { id, kind, name: name.slice(0, 120), about, partOfId, snapshot: copies.text() };
    const deleted = { deletedById: by.userId, deletedByName: by.name, deletedAt: new Date() };
    await insertMany<BinEntry>(tx, BinEntry, [{ ...of, ...deleted }]);
  }

  /** Returns the entries of the latest deletions, newest first. */
  newest(limit: number): Promise<ListedEntry[]> {
    const order = { deletedAt: "DESC", id: "DESC" } as const;
    return this.db.read((reader) => reader.find(BinEntry, { select: LISTED, order, take: limit }));
  }

  byId(id: string): Promise<BinEntry | null> {
    return this.db.read((reader) => reader.findOneBy(BinEntry, { id }));
  }

  /** Returns the teams that were deleted together with an account. */
  partsOf(id: string): Promise<BinEntry[]> {
    return this.db.read((reader) => reader.find(BinEntry, { where: { partOfId: id }, order: { id: "ASC" } }));
  }

  /**
   * Removes an entry. Returns false if another request has already removed the entry. The caller must then not restore
   * the entry's rows.
   */
  take(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, BinEntry, { id }));
  }

  /** Deletes old entries for good. Returns the number of deleted entries, at most `limit`. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, BinEntry, [{ deletedAt: LessThan(before) }], limit);
  }
}

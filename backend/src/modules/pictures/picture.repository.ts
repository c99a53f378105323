import { deleteWhere, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { type UploadedName, uploadedNamesIn } from "../../kernel/contract/uploaded-pictures.js";
import { LessThan } from "typeorm";
import { Picture } from "./picture.entity.js";
import { TEXTS_WITH_PICTURES } from "./picture-texts.sql.js";

/** The number of texts per query. */
const PAGE = 20;

export class PictureRepository {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<Picture | null> {
    const [row] = await this.db.read((reader) => reader.findBy(Picture, { id }));
    return row ?? null;
  }

  all(): Promise<Picture[]> {
    return this.db.read((reader) => reader.find(Picture, { order: { id: "ASC" } }));
  }

  async insert(tx: Tx, picture: Picture): Promise<void> {
    await insertMany<Picture>(tx, Picture, [picture]);
  }

  /**
   * Changes a picture's description. Returns false if the picture no longer exists, or if its description is not
   * `before`. If `before` is null, any description is replaced.
   */
  setText(tx: Tx, id: string, alternativeText: string, before: string | null): Promise<boolean> {
    const where = before === null ? { id } : { id, alternativeText: before };
    return tookEffect(updateWhere(tx, Picture, where, { alternativeText }));
  }

  /** Records that a text refers to a picture. Returns false if the picture no longer exists. */
  use(tx: Tx, id: string, at: Date): Promise<boolean> {
    return tookEffect(updateWhere(tx, Picture, { id }, { usedAt: at }));
  }

  /** Returns the pictures that were last used before the given time. */
  usedBefore(before: Date, limit?: number): Promise<Picture[]> {
    const page = limit === undefined ? {} : { take: limit };
    return this.db.read((reader) =>
      reader.find(Picture, { where: { usedAt: LessThan(before) }, order: { id: "ASC" }, ...page }),
    );
  }

  /** Deletes a picture if it was last used before the given time. Otherwise returns false. */
  deleteUnused(tx: Tx, id: string, before: Date): Promise<boolean> {
    return tookEffect(deleteWhere(tx, Picture, { id, usedAt: LessThan(before) }));
  }

  /** Returns all pictures that texts currently refer to, possibly several times. */
  async named(): Promise<UploadedName[]> {
    const pictures: UploadedName[] = [];
    for (const sql of TEXTS_WITH_PICTURES) {
      for (let after = ""; ;) {
        const rows = await this.db.query<{ key: string; text: string }>(`${sql} LIMIT ${String(PAGE)}`, [
          after,
        ]);
        for (const { text } of rows) pictures.push(...uploadedNamesIn(text));
        const last = rows.at(-1);
        if (rows.length < PAGE || !last) break;
        after = last.key;
      }
    }
    return pictures;
  }
}

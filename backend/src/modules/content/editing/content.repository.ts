import { randomInt } from "node:crypto";
import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import { deleteReplacedVersions, latestVersions } from "../../../kernel/db/versions.sql.js";
import { eventSlugOf } from "../contract/translations.js";
import { ContentDraft } from "./content-draft.entity.js";
import { ContentState, ContentVersion } from "./content-version.entity.js";

export type VersionMark = Omit<StoredVersion, "body">;

export type StoredVersion = Omit<ContentVersion, "id">;

/** A draft to write. `saveDraft` says what happens without a `baseNumber`. */
type WrittenDraft = Omit<ContentDraft, "baseNumber"> & { readonly baseNumber: number | undefined };

const STATE = { id: 1 };
const DRAFT = { name: "PRIMARY", table: "content_drafts", columns: ["topic"] };
/**
 * Upper limit for the random revision number of a new draft. Far below the column's maximum, so that increments never
 * exceed the maximum.
 */
const FIRST_REVISIONS = 2 ** 30;

/**
 * Returns a first revision. It is random, so that an editor who still sees a deleted draft cannot overwrite the topic's
 * new draft.
 */
const firstRevision = (): number => randomInt(1, FIRST_REVISIONS);

const VERSIONS = { table: "content_versions", entity: ContentVersion } as const;

export class ContentRepository {
  constructor(private readonly db: Database) {}

  async publications(): Promise<number> {
    const [row] = await this.db.read((reader) => reader.findBy(ContentState, STATE));
    return row?.version ?? 0;
  }

  /** Increments the number of publications, which makes concurrent publications wait until the transaction ends. */
  async lock(tx: Tx): Promise<void> {
    await updateWhere(tx, ContentState, STATE, { version: () => "version + 1" });
  }

  /**
   * Returns the version in force of every topic that was ever published. Leaves out events, because their texts are in
   * the events' own rows.
   */
  async latest(): Promise<StoredVersion[]> {
    const rows = await this.#inForce<StoredVersion>(["topic", "number", "body", "editorName", "at"]);
    return rows.filter(({ topic }) => eventSlugOf(topic) === null);
  }

  /** Returns the version in force of every event whose texts were ever changed. */
  async latestOfEvents(): Promise<VersionMark[]> {
    const rows = await this.#inForce<VersionMark>(["topic", "number", "editorName", "at"]);
    return rows.filter(({ topic }) => eventSlugOf(topic) !== null);
  }

  async #inForce<Row extends VersionMark>(columns: readonly (keyof Row & string)[]): Promise<Row[]> {
    type Raw = Omit<Row, "at"> & { readonly at: RawTime };
    const rows = await latestVersions<Raw>(this.db, "content_versions", columns as (keyof Raw & string)[]);
    return rows.map((row) => ({ ...row, at: toDate(row.at) }) as unknown as Row);
  }

  /** Returns the number of a topic's version in force, or null if the topic has no version. */
  async numberInForce(topic: string): Promise<number | null> {
    const [row] = await this.db.read((reader) =>
      reader.find(ContentVersion, {
        select: { id: true, number: true },
        where: { topic },
        order: { number: "DESC" },
        take: 1,
      }),
    );
    return row?.number ?? null;
  }

  versions(topic: string): Promise<ContentVersion[]> {
    return this.db.read((reader) =>
      reader.find(ContentVersion, { where: { topic }, order: { number: "DESC" } }),
    );
  }

  async addVersion(tx: Tx, version: StoredVersion): Promise<void> {
    await insertMany<ContentVersion>(tx, ContentVersion, [{ id: newId(), ...version }]);
  }

  async forget(tx: Tx, topic: string): Promise<void> {
    await deleteWhere(tx, ContentDraft, { topic });
    await deleteWhere(tx, ContentVersion, { topic });
  }

  /**
   * Deletes at most `limit` versions that were replaced before the given time, because they may contain people's names.
   * Versions in force stay.
   */
  deleteReplaced(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteReplacedVersions(this.db, tx, VERSIONS, before, limit);
  }

  drafts(): Promise<ContentDraft[]> {
    return this.db.read((reader) => reader.find(ContentDraft, { order: { topic: "ASC" } }));
  }

  async draft(topic: string): Promise<ContentDraft | null> {
    const [row] = await this.db.read((reader) => reader.findBy(ContentDraft, { topic }));
    return row ?? null;
  }

  /**
   * Writes a draft if it still has the revision that the editor saw (0 for no draft). Otherwise returns false. Without
   * a `baseNumber`, an existing draft keeps its base, and a new draft is based on the version in force.
   */
  async saveDraft(tx: Tx, draft: WrittenDraft): Promise<boolean> {
    const { topic, revision: seen, baseNumber, ...set } = draft;
    const base = baseNumber === undefined ? {} : { baseNumber };
    if (seen !== 0)
      return tookEffect(
        updateWhere(tx, ContentDraft, { topic, revision: seen }, { ...set, ...base, revision: seen + 1 }),
      );
    if (await tx.existsBy(ContentDraft, { topic })) return false;
    try {
      const begunOn = baseNumber ?? (await this.numberInForce(topic)) ?? 0;
      await insertMany<ContentDraft>(tx, ContentDraft, [
        { topic, ...set, baseNumber: begunOn, revision: firstRevision() },
      ]);
      return true;
    } catch (error) {
      if (violates(error, DRAFT)) return false;
      throw error;
    }
  }

  /** Deletes a draft. Returns false if the draft has changed since the editor saw it. */
  deleteDraft(tx: Tx, topic: string, revision: number): Promise<boolean> {
    return tookEffect(deleteWhere(tx, ContentDraft, { topic, revision }));
  }
}

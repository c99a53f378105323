import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { deleteReplacedVersions, latestVersions } from "../../kernel/db/versions.sql.js";
import { SettingVersion } from "./setting-version.entity.js";

const VERSIONS = { table: "setting_versions", entity: SettingVersion } as const;

export class SettingVersionRepository {
  constructor(private readonly db: Database) {}

  /** Returns the version in force of every topic that has been set. */
  latest(): Promise<Pick<SettingVersion, "topic" | "number" | "body">[]> {
    return latestVersions(this.db, "setting_versions", ["topic", "number", "body"]);
  }

  /** Returns a topic's versions, newest first. */
  versions(topic: string): Promise<SettingVersion[]> {
    return this.db.read((reader) =>
      reader.find(SettingVersion, { where: { topic }, order: { number: "DESC" } }),
    );
  }

  /** Returns whether a version is in force. A topic without versions has version 0. */
  async isLatest(topic: string, number: number): Promise<boolean> {
    const rows = await this.latest();
    return (rows.find((row) => row.topic === topic)?.number ?? 0) === number;
  }

  /**
   * Adds a version.
   * @throws the database's error for SETTING_VERSION if the number is taken.
   */
  async add(tx: Tx, version: Omit<SettingVersion, "id">): Promise<void> {
    await insertMany<SettingVersion>(tx, SettingVersion, [{ id: newId(), ...version }]);
  }

  /** Deletes at most `limit` versions that were replaced before the given time. Versions in force stay. */
  deleteReplaced(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteReplacedVersions(this.db, tx, VERSIONS, before, limit);
  }
}

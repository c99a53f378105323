import { changeIn, deleteWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { SettingVersion } from "./setting-version.entity.js";

/** SQL statements on `setting_versions`. */
export class SettingVersionRepository {
  constructor(private readonly db: Database) {}

  /** The version in force of every topic that was ever set. */
  latest(): Promise<Pick<SettingVersion, "topic" | "number" | "body">[]> {
    return this.db.query(
      `SELECT v.topic, v.number, v.body FROM setting_versions v
       JOIN (SELECT topic, MAX(number) AS number FROM setting_versions GROUP BY topic) l
         ON l.topic = v.topic AND l.number = v.number`,
    );
  }

  /** A topic's versions, newest first. */
  versions(topic: string): Promise<SettingVersion[]> {
    return this.db.read((reader) =>
      reader.find(SettingVersion, { where: { topic }, order: { number: "DESC" } }),
    );
  }

  /** Whether a version is the one in force; 0 where there is none yet. */
  async isLatest(topic: string, number: number): Promise<boolean> {
    const rows = await this.latest();
    return (rows.find((row) => row.topic === topic)?.number ?? 0) === number;
  }

  /** @throws the database's error for SETTING_VERSION when the number is taken. */
  async add(tx: Tx, version: Omit<SettingVersion, "id">): Promise<void> {
    await insertMany<SettingVersion>(tx, SettingVersion, [{ id: newId(), ...version }]);
  }

  /** Deletes versions that later ones have replaced; what is in force stays. */
  async deleteReplaced(tx: Tx, before: Date, limit: number): Promise<number> {
    const old = await this.db.query<{ id: string }>(
      `SELECT v.id FROM setting_versions v WHERE v.at < ? AND EXISTS (
         SELECT 1 FROM setting_versions later WHERE later.topic = v.topic AND later.number > v.number
       ) LIMIT ${String(limit)}`,
      [toSqlTime(before)],
    );
    return changeIn(
      old.map(({ id }) => id),
      (id) => deleteWhere(tx, SettingVersion, { id }),
    );
  }
}

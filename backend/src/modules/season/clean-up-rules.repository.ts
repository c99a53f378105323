import { tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { CleanUpRulesRecord } from "./clean-up-rules.entity.js";

const ONLY = { id: 1 };

export class CleanUpRulesRepository {
  constructor(private readonly db: Database) {}

  /** Returns the rules in force; null if the club has not set any yet. */
  async current(): Promise<CleanUpRulesRecord | null> {
    const [rules] = await this.db.read((reader) => reader.findBy(CleanUpRulesRecord, ONLY));
    return rules ?? null;
  }

  /**
   * Saves the rules if they still have the version `seen`, which is 0 if there were no rules. Returns false if another
   * admin has changed the rules since.
   * @throws the driver's error (`CLEAN_UP_RULES`) if `seen` is 0 and another admin has written the first rules
   */
  async save(tx: Tx, seen: number, rules: Omit<CleanUpRulesRecord, "id" | "version">): Promise<boolean> {
    const set = { ...rules, version: seen + 1 };
    if (seen !== 0) return tookEffect(updateWhere(tx, CleanUpRulesRecord, { ...ONLY, version: seen }, set));
    await insertMany<CleanUpRulesRecord>(tx, CleanUpRulesRecord, [{ ...ONLY, ...set }]);
    return true;
  }
}

import type { Database, Tx } from "../db/database.js";
import { execute, select } from "../db/execute.js";
import { insertMany } from "../db/insert-many.js";
import { SiteSetting } from "./site-setting.entity.js";

/** Names of the settings there are. The value of a switch that is on is `on`; one that is off has no row. */
export const SETTINGS = { secondFactorCompulsory: "second-factor-compulsory" } as const;
type SettingName = (typeof SETTINGS)[keyof typeof SETTINGS];

/** Statements on `site_settings`. */
export class SiteSettingRepository {
  constructor(private readonly db: Database) {}

  /** Whether a switch is on. */
  async isOn(name: SettingName): Promise<boolean> {
    return (await this.db.query("SELECT name FROM site_settings WHERE name = ?", [name])).length > 0;
  }

  /** The same with the transaction's own changes. */
  async isOnIn(tx: Tx, name: SettingName): Promise<boolean> {
    return (await select(tx, "SELECT name FROM site_settings WHERE name = ?", [name])).length > 0;
  }

  /** Turns a switch on or off; false when it was so already. */
  async turn(tx: Tx, name: SettingName, on: boolean): Promise<boolean> {
    if (!on) return (await execute(tx, "DELETE FROM site_settings WHERE name = ?", [name])) === 1;
    if (await this.isOnIn(tx, name)) return false;
    await insertMany(tx, SiteSetting, [{ name, value: "on", updatedAt: new Date() }]);
    return true;
  }
}

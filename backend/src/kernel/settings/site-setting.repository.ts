import { deleteWhere, tookEffect } from "../db/changes.js";
import type { Database, Tx } from "../db/database.js";
import { insertMany } from "../db/insert-many.js";
import { SiteSetting } from "./site-setting.entity.js";

/** Names of the settings. The value of a switch that is on is `on`; one that is off has no row. */
export const SETTINGS = {
  secondFactorCompulsory: "second-factor-compulsory",
  setUp: "set-up",
  /** The shipped events were added once, or there were others. */
  eventsSeeded: "events-seeded",
} as const;
type SettingName = (typeof SETTINGS)[keyof typeof SETTINGS];

/** A setting has one row. */
export const SETTING_NAME = { name: "PRIMARY", table: "site_settings", columns: ["name"] };

/** SQL statements on `site_settings`. */
export class SiteSettingRepository {
  constructor(private readonly db: Database) {}

  /** Whether a switch is on. */
  isOn(name: SettingName): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(SiteSetting, { name }));
  }

  /** Turns a switch on or off; false when it was already so. */
  async turn(tx: Tx, name: SettingName, on: boolean): Promise<boolean> {
    if (!on) return tookEffect(deleteWhere(tx, SiteSetting, { name }));
    if (await this.isOn(name)) return false;
    await insertMany(tx, SiteSetting, [{ name, value: "on", updatedAt: new Date() }]);
    return true;
  }
}

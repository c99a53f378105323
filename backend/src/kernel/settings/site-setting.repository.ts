import { In } from "typeorm";
import { TwoStepDuty } from "../contract/two-step-duty.js";
import { deleteWhere, tookEffect } from "../db/changes.js";
import type { Database, Tx } from "../db/database.js";
import { insertMany } from "../db/insert-many.js";
import { SiteSetting } from "./site-setting.entity.js";

/** Names of the settings. The value of a switch that is on is `on`; one that is off has no row. */
export const SETTINGS = {
  /** No switch: `twoStepDutyOf` reads it. */
  twoStepDuty: "second-factor-compulsory",
  setUp: "set-up",
  /** The shipped events were added once, or there were others. */
  eventsSeeded: "events-seeded",
  /** No switch: when the newest whole backup was made. */
  lastBackup: "last-backup",
  /** No switch: the folder that it is in, and the bucket, as a list in JSON. */
  lastBackupPlaces: "last-backup-places",
  /** No switch: how many backups failed since, and why the last one did. */
  failedBackups: "failed-backups",
} as const;
/** How a duty is stored: the default has no row, and `on` is what the switch before it stored. */
const STORED_DUTIES = { [TwoStepDuty.Voluntary]: "off", [TwoStepDuty.Rights]: "on" } as const;

/** Returns the duty that a stored value says; the default for null and for what a newer version stored. */
export function twoStepDutyOf(stored: string | null): TwoStepDuty {
  if (stored === STORED_DUTIES.voluntary) return TwoStepDuty.Voluntary;
  return stored === STORED_DUTIES.rights ? TwoStepDuty.Rights : TwoStepDuty.Treasurers;
}

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

  /** Returns who has to log in with two steps. */
  async twoStepDuty(): Promise<TwoStepDuty> {
    const where = { name: SETTINGS.twoStepDuty };
    const setting = await this.db.read((reader) => reader.findOne(SiteSetting, { where }));
    return twoStepDutyOf(setting?.value ?? null);
  }

  /** Sets who has to log in with two steps. */
  async setTwoStepDuty(tx: Tx, duty: TwoStepDuty): Promise<void> {
    const value = duty === TwoStepDuty.Treasurers ? null : STORED_DUTIES[duty];
    await this.set(tx, SETTINGS.twoStepDuty, value);
  }

  /** Returns what some settings hold, by name; those without a row are not among them. */
  async values(names: readonly SettingName[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db.read((reader) => reader.findBy(SiteSetting, { name: In([...names]) }));
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  /** Replaces what a setting holds; null removes it. */
  async set(tx: Tx, name: SettingName, value: string | null): Promise<void> {
    await deleteWhere(tx, SiteSetting, { name });
    if (value !== null) await insertMany(tx, SiteSetting, [{ name, value, updatedAt: new Date() }]);
  }

  /** Turns a switch on or off; false when it was already so. */
  async turn(tx: Tx, name: SettingName, on: boolean): Promise<boolean> {
    if (!on) return tookEffect(deleteWhere(tx, SiteSetting, { name }));
    if (await this.isOn(name)) return false;
    await insertMany(tx, SiteSetting, [{ name, value: "on", updatedAt: new Date() }]);
    return true;
  }
}

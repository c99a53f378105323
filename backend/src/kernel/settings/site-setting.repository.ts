import { In } from "typeorm";
import { TwoStepDuty } from "../contract/two-step-duty.js";
import { deleteWhere, tookEffect, updateWhere } from "../db/changes.js";
import type { Database, Tx } from "../db/database.js";
import { insertMany } from "../db/insert-many.js";
import { SiteSetting } from "./site-setting.entity.js";

/**
 * The names of the settings. A setting is a switch unless its comment says otherwise. A switch that is on has the value
 * `on`. A switch that is off has no row.
 */
export const SETTINGS = {
  /** Not a switch: a duty in the format that `twoStepDutyOf` reads. */
  twoStepDuty: "second-factor-compulsory",
  setUp: "set-up",
  /** On once the shipped events were added, or once the first start found other events. */
  eventsSeeded: "events-seeded",
  /** Not a switch: the time of the newest complete backup. */
  lastBackup: "last-backup",
  /** Not a switch: the folder and the bucket of the newest backup, as a JSON list. */
  lastBackupPlaces: "last-backup-places",
  /** Not a switch: the number of failed backups since the newest complete one, and the reason for the last failure. */
  failedBackups: "failed-backups",
} as const;
/**
 * The stored values of duties. The default duty has no row. `Rights` is stored as `on`, because this setting used to be
 * a switch.
 */
const STORED_DUTIES = { [TwoStepDuty.Voluntary]: "off", [TwoStepDuty.Rights]: "on" } as const;

/** Returns the duty for a stored value. Null and values from a newer version give the default. */
export function twoStepDutyOf(stored: string | null): TwoStepDuty {
  if (stored === STORED_DUTIES.voluntary) return TwoStepDuty.Voluntary;
  return stored === STORED_DUTIES.rights ? TwoStepDuty.Rights : TwoStepDuty.Treasurers;
}

type SettingName = (typeof SETTINGS)[keyof typeof SETTINGS];

/** The primary key, which allows only one row per setting. */
export const SETTING_NAME = { name: "PRIMARY", table: "site_settings", columns: ["name"] };

export class SiteSettingRepository {
  constructor(private readonly db: Database) {}

  isOn(name: SettingName): Promise<boolean> {
    return this.db.read((reader) => reader.existsBy(SiteSetting, { name }));
  }

  /** Returns which users must use two-step login. */
  async twoStepDuty(): Promise<TwoStepDuty> {
    const where = { name: SETTINGS.twoStepDuty };
    const setting = await this.db.read((reader) => reader.findOne(SiteSetting, { where }));
    return twoStepDutyOf(setting?.value ?? null);
  }

  /**
   * Locks the two-step duty setting until the transaction ends. Must run before the transaction's first read, because
   * on MySQL all later reads show the state at the first read.
   */
  async lockTwoStepDuty(tx: Tx): Promise<void> {
    await updateWhere(tx, SiteSetting, { name: SETTINGS.twoStepDuty }, { updatedAt: () => "updatedAt" });
  }

  async setTwoStepDuty(tx: Tx, duty: TwoStepDuty): Promise<void> {
    const value = duty === TwoStepDuty.Treasurers ? null : STORED_DUTIES[duty];
    await this.set(tx, SETTINGS.twoStepDuty, value);
  }

  /** Returns the values of some settings by name. Settings without a row are missing from the map. */
  async values(names: readonly SettingName[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db.read((reader) => reader.findBy(SiteSetting, { name: In([...names]) }));
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  /** Replaces the value of a setting. Null removes the setting. */
  async set(tx: Tx, name: SettingName, value: string | null): Promise<void> {
    await deleteWhere(tx, SiteSetting, { name });
    if (value !== null) await insertMany(tx, SiteSetting, [{ name, value, updatedAt: new Date() }]);
  }

  /** Turns a switch on or off. Returns false if the switch was already in that state. */
  async turn(tx: Tx, name: SettingName, on: boolean): Promise<boolean> {
    if (!on) return tookEffect(deleteWhere(tx, SiteSetting, { name }));
    if (await this.isOn(name)) return false;
    await insertMany(tx, SiteSetting, [{ name, value: "on", updatedAt: new Date() }]);
    return true;
  }
}

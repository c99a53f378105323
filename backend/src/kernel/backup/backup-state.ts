import type { Database } from "../db/database.js";
import { SETTINGS, SiteSettingRepository } from "../settings/site-setting.repository.js";

/** Maximum length of a reason, in characters. Leaves room for the number of failures in the same column. */
const REASON_LENGTH = 240;
/** The length of the settings' value column, in characters. A longer list of places is not stored. */
const PLACES_LENGTH = 255;

/** The backups recorded in the database, from all machines. */
export interface BackupState {
  /** The time of the newest complete backup, or null before the first one. */
  readonly madeAt: Date | null;
  /** The newest backup's folder on the machine that wrote the backup, and the bucket if any. Empty if unknown. */
  readonly places: readonly string[];
  /** The number of failed backups since the newest complete one. */
  readonly failures: number;
  /** The reason for the last failure since the newest complete backup, or "" if no backup has failed since then. */
  readonly reason: string;
}

/** Stores the state of the backup job, for the metrics and the next attempt. */
export class BackupStates {
  readonly #settings: SiteSettingRepository;

  constructor(private readonly db: Database) {
    this.#settings = new SiteSettingRepository(db);
  }

  async read(): Promise<BackupState> {
    const { lastBackup, lastBackupPlaces, failedBackups } = SETTINGS;
    const values = await this.#settings.values([lastBackup, lastBackupPlaces, failedBackups]);
    const madeAt = values.get(lastBackup);
    const [, count = "0", reason = ""] = /^(\d+) (.*)$/s.exec(values.get(failedBackups) ?? "") ?? [];
    return {
      madeAt: madeAt === undefined ? null : new Date(madeAt),
      places: JSON.parse(values.get(lastBackupPlaces) ?? "[]") as string[],
      failures: Number(count),
      reason,
    };
  }

  /**
   * Records a complete backup.
   * @param places the folder, and the bucket if there is one
   */
  async succeeded(at: Date, places: readonly string[]): Promise<void> {
    const stored = JSON.stringify(places);
    await this.db.inTransaction(async (tx) => {
      await this.#settings.set(tx, SETTINGS.lastBackup, at.toISOString());
      await this.#settings.set(tx, SETTINGS.lastBackupPlaces, stored.length > PLACES_LENGTH ? null : stored);
      await this.#settings.set(tx, SETTINGS.failedBackups, null);
    });
  }

  async failed(reason: string): Promise<void> {
    const { failures } = await this.read();
    const value = `${String(failures + 1)} ${reason.slice(0, REASON_LENGTH)}`;
    await this.db.inTransaction((tx) => this.#settings.set(tx, SETTINGS.failedBackups, value));
  }
}

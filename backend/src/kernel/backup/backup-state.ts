import type { Database } from "../db/database.js";
import { SETTINGS, SiteSettingRepository } from "../settings/site-setting.repository.js";

/** Characters of a reason that the settings' column has room for, next to a count. */
const REASON_LENGTH = 240;
/** Characters that the column has room for. */
const PLACES_LENGTH = 255;

/** What the database knows of its backups, whichever machine made them. */
export interface BackupState {
  /** When the newest whole one was made; null before the first. */
  readonly madeAt: Date | null;
  /** The folder that it is in, on the machine that made it, and the bucket; empty while unknown. */
  readonly places: readonly string[];
  /** How many failed since. */
  readonly failures: number;
  /** Why the last of those failed; "" without one. */
  readonly reason: string;
}

/** The state of the job that makes backups, for the metrics and the next try. */
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

  /** Writes down a whole backup. @param places the folder, and the bucket if there is one */
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

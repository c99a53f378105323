import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Environment } from "../../config/environment.js";
import { BUILD_COMMIT, PRODUCT_VERSION } from "../../config/product-build.js";
import { BackupStates } from "../../kernel/backup/backup-state.js";
import { type KeepRule, oldestBackupTime } from "../../kernel/backup/keep-rule.js";
import { removeOldBackups, writeBackup, type Written } from "../../kernel/backup/write-backup.js";
import type { Database } from "../../kernel/db/database.js";
import { foldIn } from "../../kernel/db/maintenance.js";
import { whileSchemaStays } from "../../kernel/db/migrate.js";
import { pictureFolder } from "../../modules/pictures/store/open-store.js";
import { copiesBeside, copyPictures, removeOldCopies } from "../../modules/pictures/store/picture-copies.js";
import { removeInterrupted } from "../restore/remains.js";
import { copyToBucket } from "./bucket-copy.js";
import { namingFolder } from "./folder-faults.js";

interface MadeBackup extends Written {
  /** The number of pictures. Null if MEDIA_STORE is a bucket: its pictures are not backed up. */
  readonly pictures: number | null;
  readonly copied: number;
  /** The names of older backups that were removed. */
  readonly removed: readonly string[];
  /** The bucket that now has a copy of the backup (BACKUP_STORE); null if there is none. */
  readonly store: string | null;
  /** The names of older backups that were removed from that bucket. */
  readonly removedFromStore: readonly string[];
}

/**
 * The folder for backups, and the rule for keeping older backups there and in the bucket. Without a rule, all backups
 * are kept.
 */
export interface BackupPlan {
  readonly folder: string;
  readonly keep: KeepRule | null;
}

/**
 * Makes a complete backup with pictures, sends it to the bucket BACKUP_STORE if there is one, and records its location
 * in the database. Removes older backups by the keep rule even if the backup fails, because a full disk or bucket may
 * be the cause.
 * @throws FolderFault if the folder cannot be written, BucketFault if the bucket cannot be used, or the database's
 * error
 */
export async function makeBackup(
  db: Database,
  env: Environment,
  { folder, keep }: BackupPlan,
): Promise<MadeBackup> {
  const states = new BackupStates(db);
  try {
    const { pictures, ...made } = await namingFolder(folder, () => writeWhole(db, env, folder));
    await foldIn(db);
    const removed = await namingFolder(folder, () => prune(folder, keep));
    const removedFromStore = await copyToBucket(db, env, { file: made.file, folder, pictures }, keep);
    const store = removedFromStore === null ? null : env.BACKUP_STORE;
    await states.succeeded(new Date(), [resolve(folder), ...(store === null ? [] : [store])]);
    return {
      ...made,
      ...{ pictures: pictures?.length ?? null, removed, store, removedFromStore: removedFromStore ?? [] },
    };
  } catch (error) {
    await prune(folder, keep).catch(() => undefined);
    await states.failed(error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

async function writeWhole(
  db: Database,
  env: Environment,
  folder: string,
): Promise<Written & { readonly pictures: readonly string[] | null; readonly copied: number }> {
  const pictures = pictureFolder(env);
  let copies: { pictures: readonly string[] | null; copied: number } = { pictures: null, copied: 0 };
  const beforeNaming = async (): Promise<void> => {
    if (pictures !== null) copies = await copyPictures(pictures, copiesBeside(folder));
  };
  const options = { commit: BUILD_COMMIT, beforeNaming };
  const written = await whileSchemaStays(db, () => writeBackup(db, folder, PRODUCT_VERSION, options));
  return { ...written, ...copies };
}

async function prune(folder: string, keep: KeepRule | null): Promise<string[]> {
  await removeInterrupted(folder);
  if (keep === null) return [];
  const removed = await removeOldBackups(folder, keep);
  const oldest = oldestBackupTime(await readdir(folder));
  if (oldest !== null) await removeOldCopies(copiesBeside(folder), oldest);
  return removed;
}

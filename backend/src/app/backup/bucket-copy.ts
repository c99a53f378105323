import type { Environment } from "../../config/environment.js";
import type { KeepRule } from "../../kernel/backup/keep-rule.js";
import type { Database } from "../../kernel/db/database.js";
import { LeaseUnavailable, withLease } from "../../kernel/db/leases.js";
import { copiesBeside } from "../../modules/pictures/store/picture-copies.js";
import { openBucketBackups } from "./bucket-backups.js";
import { BucketFault, namingBucket } from "./bucket-faults.js";

/** Milliseconds to wait for the lease, longer than a killed run's lease lasts. */
const WAIT_MS = 15_000;

/** A complete backup in a folder. */
interface InFolder {
  readonly file: string;
  readonly folder: string;
  /** The names of the backup's pictures. Null if MEDIA_STORE is a bucket: its pictures are not backed up. */
  readonly pictures: readonly string[] | null;
}

/**
 * Sends a backup to the bucket that BACKUP_STORE names. Removes older backups there by the keep rule, even if sending
 * fails.
 * @returns the names of the removed backups; null without a bucket
 * @throws BucketFault if the store or the network fails, or if another run is sending a backup
 */
export async function copyToBucket(
  db: Database,
  env: Environment,
  { file, folder, pictures }: InFolder,
  keep: KeepRule | null,
): Promise<string[] | null> {
  const backups = openBucketBackups(env);
  if (backups === null) return null;
  const copies = pictures === null ? null : { names: pictures, folder: copiesBeside(folder) };
  const work = async (lease: { requireHeld(): void }): Promise<string[]> => {
    const stillOurs = (): void => {
      lease.requireHeld();
    };
    const prune = (): Promise<string[]> =>
      keep === null ? Promise.resolve([]) : backups.prune(keep, stillOurs);
    await backups.clear();
    try {
      await backups.send(file, copies, stillOurs);
    } catch (error) {
      await prune().catch(() => undefined);
      throw error;
    }
    return prune();
  };
  try {
    return await namingBucket(env.BACKUP_STORE, () =>
      withLease(db, "backup to bucket", work, { waitMs: WAIT_MS }),
    );
  } catch (error) {
    if (!(error instanceof LeaseUnavailable)) throw error;
    throw new BucketFault(
      `Another backup is being sent to ${env.BACKUP_STORE} at the moment, so the new backup is only in ${folder}. Try again later.`,
      { cause: error },
    );
  }
}

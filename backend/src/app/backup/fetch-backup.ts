import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../../config/environment.js";
import { isBackupName, type Manifest } from "../../kernel/backup/backup-file.js";
import { syncFolder } from "../../kernel/backup/write-backup.js";
import { fetchInto } from "../../kernel/s3/transfers.js";
import { FolderStore } from "../../modules/pictures/store/folder-store.js";
import { copiesBeside } from "../../modules/pictures/store/picture-copies.js";
import { type BucketBackups, openBucketBackups } from "./bucket-backups.js";
import { namingBucket } from "./bucket-faults.js";
import { namingFolder } from "./folder-faults.js";

/** The suffix of a partly downloaded file. */
const PARTIAL = ".partial";

/**
 * Downloads a complete backup and its pictures from the bucket into a folder, in the layout of `club backup`, and
 * verifies their checksums. Skips files that the folder already has. Returns the path of the backup's file.
 * @param address s3://bucket/prefix/club-….jsonl.gz, below BACKUP_STORE
 * @throws Error with one line that says why the backup cannot be found, or what is damaged
 */
export async function fetchBackup(
  env: Environment,
  address: string,
  folder: string,
  report: (line: string) => void,
): Promise<string> {
  const backups = openBucketBackups(env);
  if (backups === null)
    throw new Error("To restore from a bucket, set BACKUP_STORE, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.");
  const name = address.slice(env.BACKUP_STORE.length + 1);
  if (address !== `${env.BACKUP_STORE}/${name}` || !isBackupName(name))
    throw new Error(
      `Backups in the bucket have addresses like ${env.BACKUP_STORE}/club-….jsonl.gz. To list the backups: npm run club -- list backups`,
    );
  return namingBucket(env.BACKUP_STORE, () =>
    namingFolder(folder, async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const manifest = await backups.manifest(name);
      const file = await fetchFile(backups, name, manifest, folder);
      const pictures = await fetchPictures(backups, manifest.pictures ?? [], copiesBeside(folder));
      report(`Downloaded ${address} to ${file}, with ${String(pictures)} new pictures.`);
      return file;
    }),
  );
}

async function fetchFile(
  { bucket }: BucketBackups,
  name: string,
  { bytes, sha256 }: Manifest,
  folder: string,
): Promise<string> {
  const file = join(folder, name);
  if ((await sumOf(file)) === sha256) return file;
  const partial = `${file}${PARTIAL}`;
  try {
    const handle = await open(partial, "w", 0o600);
    try {
      const arrived = await fetchInto(bucket, name, handle, bytes);
      if (arrived.sha256 !== sha256)
        throw new Error(
          `${name} is damaged in the bucket: its checksum is different. Restore another backup.`,
        );
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
    await syncFolder(folder);
    return file;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Returns a file's SHA-256 checksum, or null if the file does not exist. */
async function sumOf(file: string): Promise<string | null> {
  const sum = createHash("sha256");
  try {
    for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return sum.digest("hex");
}

/** Downloads the pictures that a folder lacks. Returns the number of downloaded pictures. */
async function fetchPictures(
  backups: BucketBackups,
  names: readonly string[],
  folder: string,
): Promise<number> {
  const store = new FolderStore(folder);
  const there = new Set(await store.names());
  const lacking = names.filter((name) => !there.has(name));
  let fetched = 0;
  for (const name of lacking) {
    const files = new Map<string, Buffer>();
    for (const file of await backups.filesOf(name)) files.set(file, await backups.fetchPicture(name, file));
    if (files.size === 0) continue; // the restore reports how many are missing
    await store.put(name, files);
    fetched++;
  }
  return fetched;
}

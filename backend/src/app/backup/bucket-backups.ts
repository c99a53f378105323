import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Environment } from "../../config/environment.js";
import { isBackupName, manifestName, type Manifest } from "../../kernel/backup/backup-file.js";
import { supersededBackups, type KeepRule } from "../../kernel/backup/keep-rule.js";
import { again } from "../../kernel/s3/again.js";
import { Bucket, type BucketAccess, type BucketLimits, type Listed } from "../../kernel/s3/bucket.js";
import { abortUnfinished, sendFile } from "../../kernel/s3/transfers.js";

/**
 * Time limit of a request in milliseconds, enough for 5 MB at 0.4 Mbit/s. The client does not retry, because
 * `BucketBackups` does.
 */
const LIMITS: BucketLimits = { timeoutMs: 120_000, retries: 0 };
const BACKUPS = "club-";
const PICTURES = "pictures/";
/**
 * The header that stores the SHA-256 checksum of each picture and manifest. Every download is compared with the
 * checksum.
 */
const SUM_HEADER = "x-amz-meta-sha256";

export interface BucketBackup {
  readonly name: string;
  readonly bytes: number;
}

/**
 * The backups in a bucket: each backup's `club-….jsonl.gz` and manifest, and `pictures/`, which all backups share. Only
 * one run may write at a time.
 */
export class BucketBackups {
  constructor(readonly bucket: Bucket) {}

  /** Returns the complete backups, oldest first. Files of interrupted runs are left out. */
  async list(): Promise<BucketBackup[]> {
    return whole(await this.#names(BACKUPS));
  }

  /** Removes the files that interrupted runs left behind. */
  async clear(): Promise<void> {
    await this.#again(() => abortUnfinished(this.bucket, BACKUPS));
    const listed = await this.#names(BACKUPS);
    const kept = new Set(whole(listed).flatMap(({ name }) => [name, manifestName(name)]));
    for (const { key } of listed) if (!kept.has(key)) await this.#remove(key);
  }

  /**
   * Sends the pictures that the bucket lacks, then the backup's file, and the manifest last.
   * @param pictures the pictures' names and folder; null if pictures are stored in a separate bucket
   * @param beforeNaming called before the manifest is written; throws if another run may have begun
   */
  async send(
    file: string,
    pictures: { readonly names: readonly string[]; readonly folder: string } | null,
    beforeNaming: () => void,
  ): Promise<void> {
    if (pictures !== null) await this.#sendPictures(pictures.names, pictures.folder);
    const name = basename(file);
    const { bytes, sha256 } = await sendFile(this.bucket, name, file);
    const [arrived] = await this.#names(name);
    if (arrived?.bytes !== bytes) throw new Error(`The store has not got all of ${name}.`);
    beforeNaming();
    const manifest: Manifest = { bytes, sha256, pictures: pictures?.names ?? null };
    await this.#put(manifestName(name), Buffer.from(JSON.stringify(manifest)));
  }

  /**
   * Removes the complete backups that `rule` does not keep, and the pictures that no remaining backup uses.
   * @returns the names of the removed backups
   */
  async prune(rule: KeepRule, beforeEach: () => void): Promise<string[]> {
    const names = (await this.list()).map(({ name }) => name);
    const old = supersededBackups(names, rule);
    for (const name of old) {
      beforeEach();
      // The manifest is removed first, so that an interrupted run leaves no backup that looks complete.
      await this.#remove(manifestName(name));
      await this.#remove(name);
    }
    if (old.length > 0)
      await this.#prunePictures(
        names.filter((name) => !old.includes(name)),
        beforeEach,
      );
    return old;
  }

  /**
   * Returns the manifest of a backup.
   * @throws Error if the backup is incomplete or missing
   */
  async manifest(name: string): Promise<Manifest> {
    const isWhole = (await this.list()).some((backup) => backup.name === name);
    if (!isWhole)
      throw new Error(`The bucket has no whole backup ${name}. See: npm run club -- list backups`);
    return this.#read(name);
  }

  async filesOf(picture: string): Promise<string[]> {
    const start = `${PICTURES}${picture}/`;
    return (await this.#names(start)).map(({ key }) => key.slice(start.length));
  }

  /**
   * Downloads a picture's file.
   * @throws Error if its checksum differs from the stored one
   */
  fetchPicture(picture: string, file: string): Promise<Buffer> {
    return this.#fetch(`${PICTURES}${picture}/${file}`);
  }

  #fetch(key: string): Promise<Buffer> {
    return this.#again(async () => {
      const reply = await this.bucket.ask("GET", key);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.headers.get(SUM_HEADER) !== sumOf(bytes))
        throw new Error(
          `${key} is damaged in the bucket: its checksum is different. Restore another backup.`,
        );
      return bytes;
    });
  }

  async #put(key: string, bytes: Buffer): Promise<void> {
    const sum = sumOf(bytes);
    const headers = { "x-amz-content-sha256": sum, [SUM_HEADER]: sum };
    const body = new Uint8Array(bytes);
    await this.#again(() => this.bucket.ask("PUT", key, { body, headers }));
  }

  async #sendPictures(names: readonly string[], folder: string): Promise<void> {
    const there = new Set(await this.#pictureKeys());
    for (const name of names)
      for (const file of await readdir(join(folder, name))) {
        const key = `${PICTURES}${name}/${file}`;
        if (!there.has(key)) await this.#put(key, await readFile(join(folder, name, file)));
      }
  }

  async #prunePictures(backups: readonly string[], beforeEach: () => void): Promise<void> {
    const known = new Set<string>();
    for (const backup of backups)
      for (const picture of (await this.#read(backup)).pictures ?? []) known.add(picture);
    for (const key of await this.#pictureKeys()) {
      if (known.has(key.split("/")[1] ?? "")) continue;
      beforeEach();
      await this.#remove(key);
    }
  }

  async #pictureKeys(): Promise<string[]> {
    return (await this.#names(PICTURES)).map(({ key }) => key);
  }

  async #read(backup: string): Promise<Manifest> {
    return JSON.parse((await this.#fetch(manifestName(backup))).toString()) as Manifest;
  }

  #names(start: string): Promise<Listed[]> {
    return this.#again(() => this.bucket.list(start));
  }

  async #remove(key: string): Promise<void> {
    await this.#again(() => this.bucket.ask("DELETE", key));
  }

  #again<T>(ask: () => Promise<T>): Promise<T> {
    return again(this.bucket, ask);
  }
}

/** Returns the backups in the bucket that BACKUP_STORE names, or null if BACKUP_STORE is empty. */
export function openBucketBackups(env: Environment): BucketBackups | null {
  if (env.BACKUP_STORE === "") return null;
  const access: BucketAccess = {
    store: env.BACKUP_STORE,
    endpoint: env.BACKUP_S3_ENDPOINT,
    region: env.BACKUP_S3_REGION,
    keyId: env.BACKUP_S3_KEY_ID,
    secret: env.BACKUP_S3_SECRET,
  };
  return new BucketBackups(new Bucket(access, LIMITS));
}

function whole(listed: readonly Listed[]): BucketBackup[] {
  const keys = new Set(listed.map(({ key }) => key));
  return listed
    .filter(({ key }) => isBackupName(key) && keys.has(manifestName(key)))
    .map(({ key, bytes }) => ({ name: key, bytes }));
}

function sumOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

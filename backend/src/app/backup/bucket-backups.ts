import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Environment } from "../../config/environment.js";
import { isBackupName, manifestName, type Manifest } from "../../kernel/backup/backup-file.js";
import { supersededBackups, type KeepRule } from "../../kernel/backup/keep-rule.js";
import { again } from "../../kernel/s3/again.js";
import { Bucket, type BucketAccess, type BucketLimits, type Listed } from "../../kernel/s3/bucket.js";
import { abortUnfinished, sendFile } from "../../kernel/s3/transfers.js";

/** Each request's time, in milliseconds: enough for 5 MB at 0.4 Mbit/s. Repeated requests are repeated here. */
const LIMITS: BucketLimits = { timeoutMs: 120_000, retries: 0 };
const BACKUPS = "club-";
const PICTURES = "pictures/";
/** The store's own name for what is sent with each picture: the checksum by which a restore knows it. */
const SUM_HEADER = "x-amz-meta-sha256";

/** A backup in the bucket that is whole. */
export interface BucketBackup {
  readonly name: string;
  readonly bytes: number;
}

/** The backups in a bucket: `club-….jsonl.gz`, its manifest, and `pictures/` once for all of them. One run at a time writes. */
export class BucketBackups {
  constructor(readonly bucket: Bucket) {}

  /** Returns the whole backups, oldest first. Anything else is what a run has left that did not get to its end. */
  async list(): Promise<BucketBackup[]> {
    return whole(await this.#names(BACKUPS));
  }

  /** Removes what runs have left that did not get to their end. */
  async clear(): Promise<void> {
    await this.#again(() => abortUnfinished(this.bucket, BACKUPS));
    const listed = await this.#names(BACKUPS);
    const kept = new Set(whole(listed).flatMap(({ name }) => [name, manifestName(name)]));
    for (const { key } of listed) if (!kept.has(key)) await this.#remove(key);
  }

  /**
   * Sends a backup's file, the pictures that the bucket lacks, and last the manifest.
   * @param pictures their names, and the folder that they are in; null where they are in a bucket of their own
   * @param beforeNaming throws where another run may have begun since
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

  /** Removes the whole backups that a rule gives up, and the pictures that no other one knows; returns the names of the former. */
  async prune(rule: KeepRule, beforeEach: () => void): Promise<string[]> {
    const names = (await this.list()).map(({ name }) => name);
    const old = supersededBackups(names, rule);
    for (const name of old) {
      beforeEach();
      // The manifest first: a run that ends in between leaves no backup that looks whole.
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

  /** Returns the manifest of a backup. @throws Error for one that is not whole, or not there */
  async manifest(name: string): Promise<Manifest> {
    const isWhole = (await this.list()).some((backup) => backup.name === name);
    if (!isWhole)
      throw new Error(`The bucket has no whole backup ${name}. See: npm run club -- list backups`);
    return this.#read(name);
  }

  /** Returns the names of a picture's files. */
  async filesOf(picture: string): Promise<string[]> {
    const start = `${PICTURES}${picture}/`;
    return (await this.#names(start)).map(({ key }) => key.slice(start.length));
  }

  /** Returns a picture's file. @throws Error when it is not what was sent */
  fetchPicture(picture: string, file: string): Promise<Buffer> {
    return this.#fetch(`${PICTURES}${picture}/${file}`);
  }

  #fetch(key: string): Promise<Buffer> {
    return this.#again(async () => {
      const reply = await this.bucket.ask("GET", key);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.headers.get(SUM_HEADER) !== sumOf(bytes))
        throw new Error(`${key} is damaged in the bucket: its checksum is another one. Take another backup.`);
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

/** Returns the bucket that BACKUP_STORE names; null without one. */
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

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Bucket, type BucketAccess } from "../../../kernel/s3/bucket.js";
import type { PictureFiles, PictureStore } from "./open-store.js";

/** The time limit for a reply from the store, in milliseconds, and the number of retries within that time. */
const LIMITS = { timeoutMs: 8000, retries: 2 };
/** The size of the file cache, in bytes. Without the cache, each visitor's request would be a request to the store. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** The maximum number of missing files to remember, and how long to remember each, in milliseconds. */
const MISSING = 1000;
const MISSING_MS = 60_000;

/** Stores pictures in an S3 bucket, with path-style addresses. */
export class S3Store implements PictureStore {
  readonly #bucket: Bucket;
  readonly #cached = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  readonly #missing = new LRUCache<string, true>({ max: MISSING, ttl: MISSING_MS });

  /** @param access the bucket; `pageSize` is the number of names per request. The default is the store's maximum. */
  constructor({ pageSize, ...access }: BucketAccess & { readonly pageSize?: number }) {
    this.#bucket = new Bucket(access, pageSize === undefined ? LIMITS : { ...LIMITS, pageSize });
  }

  async put(name: string, files: PictureFiles): Promise<void> {
    try {
      for (const [file, bytes] of files) {
        const hash = createHash("sha256").update(bytes).digest("hex");
        const headers = { "content-type": typeOf(file), "x-amz-content-sha256": hash };
        await this.#bucket.ask("PUT", `${name}/${file}`, { body: new Uint8Array(bytes), headers });
        this.#missing.delete(`${name}/${file}`);
      }
    } catch (error) {
      // If this removal fails, the sweep deletes the remaining files, because no row names them.
      await this.remove(name).catch(() => undefined);
      throw error;
    }
  }

  async get(name: string, file: string): Promise<Buffer | null> {
    const key = `${name}/${file}`;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    if (this.#missing.has(key)) return null;
    const reply = await this.#bucket.ask("GET", key);
    if (reply.status === 404) {
      this.#missing.set(key, true);
      return null;
    }
    const bytes = Buffer.from(await reply.arrayBuffer());
    this.#cached.set(key, bytes);
    return bytes;
  }

  async remove(name: string): Promise<void> {
    for (const key of await this.#keys(`${name}/`)) {
      await this.#bucket.ask("DELETE", key);
      this.#cached.delete(key);
    }
  }

  async names(): Promise<readonly string[]> {
    const keys = await this.#keys("");
    return [...new Set(keys.map((key) => key.slice(0, Math.max(0, key.indexOf("/")))))].filter(Boolean);
  }

  async #keys(start: string): Promise<string[]> {
    return (await this.#bucket.list(start)).map(({ key }) => key);
  }
}

function typeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  return `image/${ending === "jpg" ? "jpeg" : ending}`;
}

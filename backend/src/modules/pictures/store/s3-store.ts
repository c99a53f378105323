import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { LRUCache } from "lru-cache";
import type { PictureFiles, PictureStore } from "./picture-store.js";

/** How long the store may take to answer, in milliseconds. */
const TIMEOUT_MS = 8000;
/** Bytes of files that stay in memory: each visitor's request would be one more to the store. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** How many files that are not there are remembered, and for how long, in milliseconds. */
const MISSING = 1000;
const MISSING_MS = 60_000;

/** Where the bucket is, and who may use it. */
export interface BucketAccess {
  /** s3://bucket/prefix */
  readonly store: string;
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** How many names it lists at a time; as many as the store likes, unless told. */
  readonly pageSize?: number;
}

/** Pictures in a store that speaks S3's protocol, with the bucket's name in the path of addresses. */
export class S3Store implements PictureStore {
  readonly #client: AwsClient;
  readonly #bucket: string;
  /** "" or a folder with a slash at its end. */
  readonly #prefix: string;
  readonly #pageSize: number | undefined;
  readonly #cached = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  readonly #missing = new LRUCache<string, true>({ max: MISSING, ttl: MISSING_MS });

  constructor({ store, endpoint, region, keyId, secret, pageSize }: BucketAccess) {
    this.#pageSize = pageSize;
    const [, bucket = "", prefix] = /^s3:\/\/([^/]+)(?:\/(.+))?$/.exec(store) ?? [];
    this.#bucket = `${endpoint}/${bucket}`;
    this.#prefix = prefix === undefined ? "" : `${prefix}/`;
    this.#client = new AwsClient({
      ...{ accessKeyId: keyId, secretAccessKey: secret, region },
      ...{ service: "s3", retries: 2 },
    });
  }

  async put(name: string, files: PictureFiles): Promise<void> {
    try {
      for (const [file, bytes] of files) {
        const hash = createHash("sha256").update(bytes).digest("hex");
        const headers = { "content-type": typeOf(file), "x-amz-content-sha256": hash };
        await this.#ask("PUT", this.#address(`${name}/${file}`), { body: new Uint8Array(bytes), headers });
        this.#missing.delete(`${name}/${file}`);
      }
    } catch (error) {
      // What is left is found by the sweep, as nobody knows it.
      await this.remove(name).catch(() => undefined);
      throw error;
    }
  }

  async get(name: string, file: string): Promise<Buffer | null> {
    const key = `${name}/${file}`;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    if (this.#missing.has(key)) return null;
    const reply = await this.#ask("GET", this.#address(key));
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
      await this.#ask("DELETE", this.#address(key));
      this.#cached.delete(key);
    }
  }

  async names(): Promise<readonly string[]> {
    const keys = await this.#keys("");
    return [...new Set(keys.map((key) => key.slice(0, Math.max(0, key.indexOf("/")))))].filter(Boolean);
  }

  /** All keys behind the prefix that begin with `start`, page by page. */
  async #keys(start: string): Promise<string[]> {
    const keys: string[] = [];
    for (;;) {
      const after = keys.at(-1);
      const query = new URLSearchParams({ "list-type": "2", prefix: this.#prefix + start });
      if (after !== undefined) query.set("start-after", this.#prefix + after);
      if (this.#pageSize !== undefined) query.set("max-keys", String(this.#pageSize));
      const reply = await this.#ask("GET", `${this.#bucket}?${query.toString()}`);
      const text = await reply.text();
      // The names are ours: none has a character that XML would write in another way.
      const page = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
      keys.push(...page.map((key) => key.slice(this.#prefix.length)));
      if (page.length === 0 || !text.includes("<IsTruncated>true</IsTruncated>")) return keys;
    }
  }

  #address(key: string): string {
    return `${this.#bucket}/${this.#prefix}${key}`;
  }

  async #ask(method: string, url: string, request: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A store that moves gets its new address from the operator: a redirect would take signed requests to another host.
    const reply = await this.#client.fetch(url, { ...request, method, signal, redirect: "error" });
    if (reply.ok || (reply.status === 404 && method !== "PUT" && !url.includes("?"))) return reply;
    const text = await reply.text();
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
    throw new Error(`the store answered ${method} with ${String(reply.status)} ${code}`);
  }
}

function typeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  return `image/${ending === "jpg" ? "jpeg" : ending}`;
}

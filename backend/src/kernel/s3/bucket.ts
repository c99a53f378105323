import { AwsClient } from "aws4fetch";

/** Where a bucket is, and the key to it. */
export interface BucketAccess {
  /** s3://bucket/prefix */
  readonly store: string;
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Limits of each request to a bucket. */
export interface BucketLimits {
  /** Until a request, body included, is given up, in milliseconds. */
  readonly timeoutMs: number;
  /** How often a request is sent again after a 5xx or 429 within that time. */
  readonly retries: number;
  /** How many names it lists at a time; as many as the store likes, unless set. */
  readonly pageSize?: number;
  /** Milliseconds until a request is sent again by `again`, a second unless set. */
  readonly pauseMs?: number;
  /** How large the parts of a file are, as S3's least unless set. */
  readonly partBytes?: number;
}

/** What a store answered instead of doing what a request asked for. */
export class BucketRefusal extends Error {
  constructor(
    method: string,
    readonly status: number,
    /** S3's word for the reason; "" where the reply has none. */
    readonly code: string,
  ) {
    super(`the store answered ${method} with ${String(status)} ${code}`);
  }
}

/** A name in the bucket, without the prefix. */
export interface Listed {
  readonly key: string;
  readonly bytes: number;
}

/** What is below a prefix of a bucket that speaks S3's protocol, with the bucket's name in the path of addresses. */
export class Bucket {
  readonly #client: AwsClient;
  readonly #address: string;
  /** "" or a folder with a slash at its end. */
  readonly #prefix: string;

  constructor(
    { store, endpoint, region, keyId, secret }: BucketAccess,
    readonly limits: BucketLimits,
  ) {
    const [, bucket = "", prefix] = /^s3:\/\/([^/]+)(?:\/(.+))?$/.exec(store) ?? [];
    this.#address = `${endpoint}/${bucket}`;
    this.#prefix = prefix === undefined ? "" : `${prefix}/`;
    this.#client = new AwsClient({
      ...{ accessKeyId: keyId, secretAccessKey: secret, region },
      ...{ service: "s3", retries: limits.retries },
    });
  }

  /**
   * Sends a signed request about a key, with S3's parameters.
   * @throws BucketRefusal unless the reply is a success, or a 404 for a key without parameters that is not written
   */
  async ask(
    method: string,
    key: string,
    request: RequestInit = {},
    parameters: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const query = new URLSearchParams(parameters).toString();
    const address = `${this.#address}/${this.#prefix}${key}`;
    const reply = await this.#send(method, query === "" ? address : `${address}?${query}`, request);
    const isAbsence = reply.status === 404 && method !== "PUT" && query === "";
    return reply.ok || isAbsence ? reply : refuse(method, reply);
  }

  /** Returns all names below the prefix that begin with `start`, page by page, in the order of their bytes. */
  async list(start: string): Promise<Listed[]> {
    const entries: Listed[] = [];
    for (;;) {
      const after = entries.at(-1)?.key;
      const text = await this.#listed({
        "list-type": "2",
        prefix: this.#prefix + start,
        ...(after === undefined ? {} : { "start-after": this.#prefix + after }),
        ...(this.limits.pageSize === undefined ? {} : { "max-keys": String(this.limits.pageSize) }),
      });
      const page = elements(text, "Contents").map((entry) => ({
        key: element(entry, "Key").slice(this.#prefix.length),
        bytes: Number(element(entry, "Size")),
      }));
      entries.push(...page);
      if (page.length === 0 || element(text, "IsTruncated") !== "true") return entries;
    }
  }

  /** Returns a page of the uploads in parts that were neither completed nor aborted; none where the store has no list of them. */
  async unfinished(start: string): Promise<{ readonly key: string; readonly id: string }[]> {
    const text = await this.#listed({ uploads: "", prefix: this.#prefix + start }).catch((error: unknown) => {
      if (error instanceof BucketRefusal && error.code === "NotImplemented") return "";
      throw error;
    });
    return elements(text, "Upload").map((entry) => ({
      key: element(entry, "Key").slice(this.#prefix.length),
      id: element(entry, "UploadId"),
    }));
  }

  async #listed(parameters: Readonly<Record<string, string>>): Promise<string> {
    const reply = await this.#send("GET", `${this.#address}?${new URLSearchParams(parameters).toString()}`);
    return reply.ok ? reply.text() : refuse("GET", reply);
  }

  #send(method: string, url: string, request: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(this.limits.timeoutMs);
    // A store that moves gets its new address from the operator: a redirect would take signed requests to another host.
    return this.#client.fetch(url, { ...request, method, signal, redirect: "error" });
  }
}

/** @throws BucketRefusal with the reason that a reply gives */
export async function refuse(method: string, reply: Response): Promise<never> {
  throw new BucketRefusal(method, reply.status, element(await reply.text(), "Code"));
}

/** Returns the text of an element of a store's reply. The names are ours: none has a character that XML would write in another way. */
export function element(text: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "";
}

function elements(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content = ""]) => content);
}

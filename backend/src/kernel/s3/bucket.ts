import { AwsClient } from "aws4fetch";

export interface BucketAccess {
  /** The location, as s3://bucket/prefix. */
  readonly store: string;
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface BucketLimits {
  /** Milliseconds after which a request is aborted, including the transfer of its body. */
  readonly timeoutMs: number;
  /** Maximum retries by aws4fetch after a 5xx or 429, within `timeoutMs`. `again` may repeat the whole request. */
  readonly retries: number;
  /** Names per page of a list. By default the store's own limit. */
  readonly pageSize?: number;
  /** Milliseconds before `again` repeats a request for the first time. 1000 by default. */
  readonly pauseMs?: number;
  /** Bytes in each part of a file. S3's minimum by default. */
  readonly partBytes?: number;
}

/** Thrown when the store refuses a request. */
export class BucketRefusal extends Error {
  constructor(
    method: string,
    readonly status: number,
    /** S3's error code, or "" if the reply has none. */
    readonly code: string,
  ) {
    super(`the store answered ${method} with ${String(status)} ${code}`);
  }
}

/** An object in the bucket, named without the prefix. */
export interface Listed {
  readonly key: string;
  readonly bytes: number;
}

/** Reads and writes the objects below a prefix of a bucket, by the S3 protocol with path-style addresses. */
export class Bucket {
  readonly #client: AwsClient;
  readonly #address: string;
  /** A folder with a trailing slash, or "". */
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
   * Sends a signed request about a key, with S3's parameters. Returns a 404 reply, instead of throwing, where it means
   * that the object does not exist: for requests without parameters, except PUT.
   * @throws BucketRefusal for any other reply that is not a success
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

  /** Returns all objects below the prefix whose names begin with `start`, in the byte order of their names. */
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

  /**
   * Returns the first page of the multipart uploads that were neither completed nor aborted and whose names begin with
   * `start`. Returns an empty list if the store does not support this request.
   */
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
    // Never follows a redirect, which would send signed requests to another host.
    return this.#client.fetch(url, { ...request, method, signal, redirect: "error" });
  }
}

/** @throws BucketRefusal with the error code in the reply */
export async function refuse(method: string, reply: Response): Promise<never> {
  throw new BucketRefusal(method, reply.status, element(await reply.text(), "Code"));
}

/**
 * Returns the text of an XML element in a store's reply, or "". Does not decode escaped characters, because this
 * product's names contain none.
 */
export function element(text: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "";
}

function elements(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content = ""]) => content);
}

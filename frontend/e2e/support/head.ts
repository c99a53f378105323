import { request } from "node:http";

/** A page's head as seen by a program that runs no scripts. */
export interface Head {
  readonly titles: readonly string[];
  /** Returns the contents of all meta tags with the given name or property, in order. */
  meta(name: string): string[];
  /** Returns the addresses of all link tags with the given relation, in order. */
  links(rel: string): string[];
  /**
   * Returns the JSON-LD blocks.
   * @throws SyntaxError if a block is not JSON
   */
  data(): Record<string, unknown>[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };

/**
 * Reads a page's head.
 * @throws Error if the page has no head
 */
export function readHead(html: string): Head {
  const [, head] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  if (head === undefined) throw new Error("the page has no head");
  const tags = [...head.matchAll(/<(meta|link)\b([^>]*)>/g)].map(([, name, text = ""]) => ({
    name,
    attributes: new Map(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, decode(value)]),
    ),
  }));
  const find = (name: string, keys: readonly string[], value: string, wanted: string): string[] =>
    tags
      .filter((tag) => tag.name === name && keys.some((key) => tag.attributes.get(key) === value))
      .map(({ attributes }) => attributes.get(wanted) ?? "");
  return {
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => decode(title)),
    meta: (name) => find("meta", ["name", "property"], name, "content"),
    links: (rel) => find("link", ["rel"], rel, "href"),
    data: () =>
      [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
      ),
  };
}

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** A server's reply with the body as sent. `fetch` would decompress the body. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Sends a request as a browser that accepts brotli does. */
export function getRaw(url: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "gzip, deflate, br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          body: Buffer.concat(parts),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}

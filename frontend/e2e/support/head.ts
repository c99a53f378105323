import { request } from "node:http";

/** A page's head as a program reads it: no script runs. */
export interface Head {
  readonly titles: readonly string[];
  /** Contents of the meta tags with a name or property, in order. */
  meta(name: string): string[];
  /** Addresses of the link tags of a relation, in order. */
  links(rel: string): string[];
  /** The JSON-LD blocks. @throws SyntaxError for one that is no JSON. */
  data(): Record<string, unknown>[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };

/** Reads what is in a page's head. @throws Error when it has none. */
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

/** What a server answers, byte for byte: `fetch` would unpack it. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Asks as a browser does that takes brotli. */
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

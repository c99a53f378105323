import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AskForPage, Page, SiteBuild } from "./site-build.js";

export type Encoding = "br" | "gzip" | "identity";

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: 200 | 404;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The same for the same page, whatever its encoding. */
  readonly etag: string;
}

interface Entry {
  page: Promise<ReadyPage>;
  /** When it was rendered, in milliseconds; 0 once something it shows has changed. */
  since: number;
  renewing: boolean;
}

/** How long a page may show a moment that has passed (registration opens and closes by the clock). */
const FRESH_MS = 30_000;
/** Public addresses are few, events add some; but each counts in any mixture of upper and lower case. */
const MOST_PAGES = 200;
/** The address of the one page that all addresses without a page share. */
const NOT_FOUND = "/404";

/**
 * The public pages, rendered once and kept compressed until what they show changes. A page that is kept is answered at
 * once, and renewed behind the visitor's back when it is old; after a change the next visitor waits for the new one.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #empty: Promise<ReadyPage>;

  constructor(
    private readonly build: SiteBuild,
    private readonly ask: AskForPage,
    private readonly now: () => number = Date.now,
  ) {
    this.#empty = compress(build.emptyPage);
  }

  /** The scripts inside pages, as sources of a Content-Security-Policy. */
  get scriptSources(): readonly string[] {
    return this.build.scriptSources;
  }

  /** The page at an address. @throws what rendering throws, when there is nothing older to show. */
  async page(pathname: string): Promise<ReadyPage> {
    const path = this.build.publicPath(pathname);
    if (path === null) return this.#empty;
    const entry = this.#entries.get(path);
    if (!entry) return this.#add(path).page;
    if (!entry.renewing && this.now() - entry.since > FRESH_MS) void this.#renew(path, entry);
    return entry.page;
  }

  /** Whether the page at an address depends on who is looking. */
  isPersonal(pathname: string): boolean {
    return this.build.publicPath(pathname) === null;
  }

  /** Forgets every page: what they show has changed. */
  clear(): void {
    this.#entries.clear();
  }

  #add(path: string): Entry {
    if (this.#entries.size >= MOST_PAGES) this.#entries.clear();
    const entry: Entry = { page: this.#render(path), since: this.now(), renewing: false };
    this.#entries.set(path, entry);
    entry.page.catch(() => {
      if (this.#entries.get(path) === entry) this.#entries.delete(path); // the next visitor tries again
    });
    return entry;
  }

  async #renew(path: string, entry: Entry): Promise<void> {
    entry.renewing = true;
    try {
      const page = await this.#render(path);
      entry.page = Promise.resolve(page);
      entry.since = this.now();
    } catch {
      // The old one stays: better a minute behind than no page while the database is away.
    } finally {
      entry.renewing = false;
    }
  }

  async #render(path: string): Promise<ReadyPage> {
    const page = await this.build.render(path, this.ask);
    if (page.status === 200 || path === NOT_FOUND) return compress(page);
    this.#entries.delete(path); // made-up addresses are without number
    return this.page(NOT_FOUND);
  }
}

async function compress({ status, html }: Page): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { status, bodies: { identity, br, gzip: zipped }, etag };
}

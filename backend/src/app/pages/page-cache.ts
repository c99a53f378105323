import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { before } from "../../kernel/db/timeout.js";
import type { Encoding } from "../../kernel/net/accepted.js";
import { KnownAddresses } from "./known-addresses.js";
import { SearchPages } from "./search-pages.js";
import type { QueryExecutor, Page, SiteBuild } from "./site-build.js";

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: 200 | 404;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The same for the same page, whatever its encoding. */
  readonly etag: string;
}

/** A page whose script fills it, and the club's data that is in it. */
interface Frame {
  readonly clubData: string;
  readonly ready: Promise<ReadyPage>;
}

interface Entry {
  /** The latest successful rendering; null while the first one runs. */
  ready: ReadyPage | null;
  /** When it was rendered, in milliseconds; set below any real time when its data has changed. */
  since: number;
  /** The running rendering, shared by all who wait for it, and when it started. */
  rendering: Promise<ReadyPage> | null;
  began: number;
  /** The last change after which it was rendered, or failed to be. */
  renewedFor: number;
}

/** From this age on a page is renewed in the background (registration opens and closes by the clock). */
const FRESH_MS = 30_000;
/** From this age on the visitor waits for the new one: no older page is sent. */
const STALE_MS = 60_000;
/** If a renewal takes longer, it continues in the background and visitors get the old page. */
const RENEWAL_MS = 1000;
/** There are few public paths; events add some. */
const MOST_PAGES = 200;
/** How much work goes into making a page small: more for a page that thousands read than for a single search. */
interface Effort {
  readonly brotli: number;
  readonly level: number;
}
const THOROUGH: Effort = { brotli: constants.BROTLI_MAX_QUALITY, level: constants.Z_BEST_COMPRESSION };
/** Also for what a change renders: who reads it at once matters more than its size until it is renewed (`FRESH_MS`). */
const QUICK: Effort = { brotli: 4, level: 4 };
/** The path of the page that all paths without a page share. The guess at what they were meant to be follows it. */
const NOT_FOUND = "/404";

/**
 * The public pages, rendered once and cached compressed until their data changes. A change renders those that are cached
 * again at once, one after another; a visitor who comes before that, or when a page is old, waits for the new one. If that
 * cannot be rendered (the database is down or hangs), the old one is sent.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** By the paths of personal pages; null for the one that is empty. */
  readonly #frames = new Map<string | null, Frame>();
  readonly #addresses: KnownAddresses;
  readonly #searches: SearchPages;
  /** How often the data has changed. */
  #changes = 0;
  #isRenewing = false;

  constructor(
    private readonly build: SiteBuild,
    private readonly ask: QueryExecutor,
    private readonly now: () => number = Date.now,
  ) {
    this.#addresses = new KnownAddresses(ask);
    this.#searches = new SearchPages((path) => this.#make(path, QUICK), now);
  }

  /** The scripts inside pages, as sources of a Content-Security-Policy. */
  get scriptSources(): readonly string[] {
    return this.build.scriptSources;
  }

  /** Only the frame: what its script shows depends on who is signed in. */
  emptyPage(): Promise<ReadyPage> {
    return this.#frame(null);
  }

  /**
   * The page at a path.
   * @param query what followed it, with its question mark
   * @throws what rendering throws, when there is no older page; DomainError UNAVAILABLE for one search too many.
   */
  async page(pathname: string, query = ""): Promise<ReadyPage> {
    const path = this.build.publicPath(pathname + query);
    if (path === null) return this.#frame(this.build.personalPath(pathname));
    if (path.includes("?")) return this.#searches.page(path);
    return this.#publicPage(path === NOT_FOUND ? await this.#missing(pathname) : path);
  }

  async #publicPage(path: string): Promise<ReadyPage> {
    const entry = this.#entries.get(path) ?? this.#add(path);
    const age = this.now() - entry.since;
    if (entry.ready !== null && age <= FRESH_MS) return entry.ready;
    const fallback = entry.ready;
    const effort = fallback === null || age <= STALE_MS ? THOROUGH : QUICK;
    const rendering = entry.rendering ?? this.#render(path, entry, effort);
    if (fallback === null) return rendering;
    if (age <= STALE_MS) {
      rendering.catch(() => undefined);
      return fallback;
    }
    const timeout = entry.began + RENEWAL_MS - this.now();
    return before(Date.now() + timeout, rendering).catch(() => fallback);
  }

  /** How the path of an event, or one below it, is spelt right; null when it is, and for all other paths. */
  rightSpelling(pathname: string): Promise<string | null> {
    return this.#addresses.rightSpelling(pathname);
  }

  /** True for a path of a personal page, which search engines should not index. */
  isPersonal(pathname: string): boolean {
    return this.build.publicPath(pathname) === null;
  }

  /** The pages' data has changed: none counts as current any more, and those that are cached are rendered again. */
  clear(): void {
    this.#addresses.clear();
    this.#searches.clear();
    for (const entry of this.#entries.values()) {
      entry.since = Number.NEGATIVE_INFINITY;
      entry.rendering = null; // started before the change
    }
    this.#changes++;
    void this.#renew();
  }

  /** Renders one page at a time, so that visitors are answered between two. Changes that come during that time are included. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    for (let due = this.#outdated(); due !== undefined; due = this.#outdated()) {
      const [path, entry] = due;
      entry.renewedFor = this.#changes;
      // One that cannot be rendered now is tried again with the next visitor.
      await this.#render(path, entry, QUICK).catch(() => undefined);
    }
    this.#isRenewing = false;
  }

  #outdated(): [string, Entry] | undefined {
    return [...this.#entries].find(
      ([, { ready, since, rendering, renewedFor }]) =>
        ready?.status === 200 && since < 0 && rendering === null && renewedFor < this.#changes,
    );
  }

  /** Made once for as long as the club is called the same. */
  #frame(path: string | null): Promise<ReadyPage> {
    const { clubData } = this.build;
    const known = this.#frames.get(path);
    if (known?.clubData === clubData) return known.ready;
    const ready = compress(path === null ? this.build.emptyPage : this.build.personal(path));
    this.#frames.set(path, { clubData, ready });
    return ready;
  }

  #add(path: string): Entry {
    const since = Number.NEGATIVE_INFINITY;
    const entry: Entry = { ready: null, since, rendering: null, began: 0, renewedFor: 0 };
    this.#entries.set(path, entry);
    return entry;
  }

  #render(path: string, entry: Entry, effort = THOROUGH): Promise<ReadyPage> {
    const began = this.now();
    const rendering = this.#make(path, effort)
      .then((ready) => {
        // If the data has changed since then, the waiting requests get this page, but it is not cached.
        if (entry.rendering === rendering) Object.assign(entry, { ready, since: began });
        return ready;
      })
      .finally(() => {
        if (entry.rendering === rendering) entry.rendering = null;
      });
    Object.assign(entry, { rendering, began });
    return rendering;
  }

  async #make(path: string, effort: Effort = THOROUGH): Promise<ReadyPage> {
    const isMissing = path.startsWith(NOT_FOUND);
    const guess = isMissing ? path.slice(NOT_FOUND.length) : "";
    const page = await this.build.render(isMissing ? NOT_FOUND : path, this.ask, guess === "" ? null : guess);
    if (page.status === 404 && !isMissing) {
      this.#entries.delete(path); // the number of made-up paths is unlimited
      return this.#publicPage(await this.#missing(path.replace(/\?.*/s, "")));
    }
    if (this.#entries.size > MOST_PAGES) this.#dropOldest(path);
    return compress(page, effort);
  }

  /** Where the page for a path without a page is cached: once for all with the same guess. */
  async #missing(pathname: string): Promise<string> {
    return NOT_FOUND + ((await this.#addresses.guess(pathname)) ?? "");
  }

  #dropOldest(except: string): void {
    for (const [path, { ready }] of this.#entries) {
      if (ready === null || path === except) continue;
      this.#entries.delete(path);
      return;
    }
  }
}

async function compress({ status, html }: Page, { brotli, level } = THOROUGH): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
    promisify(gzip)(identity, { level }),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { status, bodies: { identity, br, gzip: zipped }, etag };
}

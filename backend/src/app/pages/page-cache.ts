import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { withDeadline } from "../../kernel/db/timeout.js";
import type { Encoding } from "../../kernel/net/accepted.js";
import { KnownAddresses } from "./known-addresses.js";
import { SearchPages } from "./search-pages.js";
import type { QueryExecutor, Page, SiteBuild } from "./site-build.js";

export interface ReadyPage {
  readonly status: 200 | 404;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The same value for every encoding of a page. */
  readonly etag: string;
  /** Whether the bodies are compressed with the best levels (`THOROUGH`). */
  readonly isThorough: boolean;
}

/** A page without its content, and the club's data in the page. A script adds the content in the browser. */
interface Shell {
  readonly clubData: string;
  readonly ready: Promise<ReadyPage>;
}

interface Entry {
  /** The latest successful rendering; null while the first one runs. */
  ready: ReadyPage | null;
  /** The time when `ready` was rendered, in milliseconds; negative infinity once the page's data has changed. */
  since: number;
  /** The rendering in progress, shared by all requests that wait for it. `began` is its start in milliseconds. */
  rendering: Promise<ReadyPage> | null;
  began: number;
  /** The number of the last change (`#changes`) for which rendering was attempted. */
  renewedFor: number;
}

/**
 * Age, in milliseconds, above which a visit renews the page in the background, because registration opens and closes by
 * the clock.
 */
const FRESH_MS = 30_000;
/** Age, in milliseconds, above which a visitor waits until the page is rendered again, for at most `RENEWAL_MS`. */
const STALE_MS = 60_000;
/**
 * Maximum wait for a renewal, in milliseconds. A slower renewal continues in the background, and visitors get the old
 * page.
 */
const RENEWAL_MS = 1000;
/** Maximum number of cached pages, for safety: there are only a few public paths, and a few for each event. */
const MOST_PAGES = 200;
/**
 * The best levels of compression. They take 0.1 s of processor time per page, so only pages that thousands of people
 * may read are compressed like this: a page whose renewal was the same as the page before, and the shells.
 */
const THOROUGH = { brotli: constants.BROTLI_MAX_QUALITY, level: constants.Z_BEST_COMPRESSION };
/** Fast compression for a new or changed page, because visitors wait for it. */
const QUICK = { brotli: 5, level: 4 };
/** The path under which the 404 page is rendered. In its cache key, the suggested path, if any, is appended. */
const NOT_FOUND = "/404";

/**
 * The public pages, rendered once and cached compressed until their data changes or a visitor comes after `FRESH_MS`.
 * After a change, all cached pages except the 404 pages are rendered again immediately, one after another. A visitor
 * who requests an outdated page waits for the new page. If the page cannot be rendered (the database is down or hangs),
 * the visitor gets the old page.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** The shells by the paths of personal pages. The key of the shell for all other pages is null. */
  readonly #shells = new Map<string | null, Shell>();
  readonly #addresses: KnownAddresses;
  readonly #searches: SearchPages;
  /** The number of changes of the data so far. */
  #changes = 0;
  #isRenewing = false;

  constructor(
    private readonly build: SiteBuild,
    private readonly ask: QueryExecutor,
    private readonly now: () => number = Date.now,
  ) {
    this.#addresses = new KnownAddresses(ask);
    this.#searches = new SearchPages((path) => this.#make(path, null), now);
  }

  /** Returns the hashes of the scripts inside pages, as sources of a Content-Security-Policy. */
  get scriptSources(): readonly string[] {
    return this.build.scriptSources;
  }

  /** Returns the shell for any page. Its script renders the page in the browser. */
  shell(): Promise<ReadyPage> {
    return this.#shellFor(null);
  }

  /**
   * Returns the page at a path.
   * @param query the query of the address, with its question mark
   * @throws DomainError UNAVAILABLE when too many searches wait; the rendering's errors when there is no older page
   */
  async page(pathname: string, query = ""): Promise<ReadyPage> {
    const path = this.build.publicPath(pathname + query);
    if (path === null) return this.#shellFor(this.build.personalPath(pathname));
    if (path.includes("?")) return this.#searches.page(path);
    return this.#publicPage(path === NOT_FOUND ? await this.#missing(pathname) : path);
  }

  async #publicPage(path: string): Promise<ReadyPage> {
    const entry = this.#entries.get(path) ?? this.#add(path);
    const age = this.now() - entry.since;
    if (entry.ready !== null && age <= FRESH_MS) return entry.ready;
    const fallback = entry.ready;
    const rendering = entry.rendering ?? this.#render(path, entry);
    if (fallback === null) return rendering;
    if (age <= STALE_MS) {
      rendering.catch(() => undefined);
      return fallback;
    }
    const timeout = entry.began + RENEWAL_MS - this.now();
    return withDeadline(Date.now() + timeout, rendering).catch(() => fallback);
  }

  /**
   * If an event's path, or a path below it, differs from the known path only in capitals, returns the correct spelling.
   * Otherwise returns null.
   */
  rightSpelling(pathname: string): Promise<string | null> {
    return this.#addresses.rightSpelling(pathname);
  }

  /** Returns whether the path belongs to a personal page, which search engines should not index. */
  isPersonal(pathname: string): boolean {
    return this.build.publicPath(pathname) === null;
  }

  /** Marks every page as outdated, because the data has changed, and renders the cached pages again. */
  invalidate(): void {
    this.#addresses.clear();
    this.#searches.clear();
    for (const entry of this.#entries.values()) {
      entry.since = Number.NEGATIVE_INFINITY;
      entry.rendering = null; // The rendering in progress uses the old data.
    }
    this.#changes++;
    void this.#renew();
  }

  /**
   * Renders one outdated page at a time, so that visitors are answered in between. Also renders the pages that become
   * outdated in the meantime.
   */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    for (let due = this.#outdated(); due !== undefined; due = this.#outdated()) {
      const [path, entry] = due;
      entry.renewedFor = this.#changes;
      // A page that cannot be rendered now is tried again for the next visitor.
      await this.#render(path, entry).catch(() => undefined);
    }
    this.#isRenewing = false;
  }

  #outdated(): [string, Entry] | undefined {
    return [...this.#entries].find(
      ([, { ready, since, rendering, renewedFor }]) =>
        ready?.status === 200 && since < 0 && rendering === null && renewedFor < this.#changes,
    );
  }

  /** Returns a shell. Each shell is made once, and replaced when the club's data in it changes. */
  #shellFor(path: string | null): Promise<ReadyPage> {
    const { clubData } = this.build;
    const known = this.#shells.get(path);
    if (known?.clubData === clubData) return known.ready;
    const ready = compress(path === null ? this.build.shell() : this.build.shellFor(path), true);
    this.#shells.set(path, { clubData, ready });
    return ready;
  }

  #add(path: string): Entry {
    const since = Number.NEGATIVE_INFINITY;
    const entry: Entry = { ready: null, since, rendering: null, began: 0, renewedFor: 0 };
    this.#entries.set(path, entry);
    return entry;
  }

  #render(path: string, entry: Entry): Promise<ReadyPage> {
    const began = this.now();
    const rendering = this.#make(path, entry.ready)
      .then((ready) => {
        // If the data has changed during the rendering, the waiting requests get this page, but it is not cached.
        if (entry.rendering === rendering) Object.assign(entry, { ready, since: began });
        return ready;
      })
      .finally(() => {
        if (entry.rendering === rendering) entry.rendering = null;
      });
    Object.assign(entry, { rendering, began });
    return rendering;
  }

  /**
   * Renders a page. An unchanged page is compressed thoroughly once, and afterwards not again.
   * @param known the page as it was rendered before
   */
  async #make(path: string, known: ReadyPage | null): Promise<ReadyPage> {
    const isMissing = path.startsWith(NOT_FOUND);
    const guess = isMissing ? path.slice(NOT_FOUND.length) : "";
    const page = await this.build.render(isMissing ? NOT_FOUND : path, this.ask, guess === "" ? null : guess);
    if (page.status === 404 && !isMissing) {
      this.#entries.delete(path); // Not cached, because the number of made-up paths is unlimited.
      return this.#publicPage(await this.#missing(path.replace(/\?.*/s, "")));
    }
    if (this.#entries.size > MOST_PAGES) this.#dropOldest(path);
    const isUnchanged = known?.etag === etagOf(page);
    return isUnchanged && known.isThorough ? known : compress(page, isUnchanged);
  }

  /** Returns the key of the cached page for a path without a page. Paths with the same suggestion share a page. */
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

async function compress(page: Page, isThorough: boolean): Promise<ReadyPage> {
  const identity = Buffer.from(page.html);
  const { brotli, level } = isThorough ? THOROUGH : QUICK;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
    promisify(gzip)(identity, { level }),
  ]);
  return { status: page.status, bodies: { identity, br, gzip: zipped }, etag: etagOf(page), isThorough };
}

function etagOf({ html }: Page): string {
  return `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
}

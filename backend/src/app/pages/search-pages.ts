import { DomainError } from "../../kernel/errors/domain-error.js";
import type { ReadyPage } from "./page-cache.js";

interface Entry {
  readonly ready: Promise<ReadyPage>;
  /** The time when the page expires, in milliseconds. */
  readonly until: number;
}

/** Age, in milliseconds, after which a page is rendered again. */
const FRESH_MS = 30_000;
const MOST_PAGES = 100;
/** Maximum number of searches that wait to be rendered. */
const MOST_WAITING = 50;

/**
 * Pages with a search's results, for readers without JavaScript. Because the number of possible searches is unlimited,
 * these pages have their own cache, which cannot displace other pages, and are rendered one at a time.
 */
export class SearchPages {
  readonly #entries = new Map<string, Entry>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(
    private readonly make: (path: string) => Promise<ReadyPage>,
    private readonly now: () => number,
  ) {}

  /**
   * Returns the page at a path with a query.
   * @throws DomainError UNAVAILABLE while too many searches wait, or any error from rendering
   */
  page(path: string): Promise<ReadyPage> {
    const known = this.#entries.get(path);
    if (known && this.now() < known.until) return known.ready;
    if (this.#waiting >= MOST_WAITING) throw new DomainError("UNAVAILABLE", { retryAfter: 2 });
    this.#waiting++;
    const ready = this.#last.then(() => this.make(path)).finally(() => this.#waiting--);
    this.#last = ready.catch(() => undefined);
    ready.catch(() => this.#entries.delete(path));
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(path, { ready, until: this.now() + FRESH_MS });
    return ready;
  }

  /** Drops all pages. Called when their data has changed. */
  clear(): void {
    this.#entries.clear();
  }
}

import { DomainError } from "../../kernel/errors/domain-error.js";
import type { ReadyPage } from "./page-cache.js";

interface Entry {
  readonly ready: Promise<ReadyPage>;
  /** Until when it counts, in milliseconds. */
  readonly until: number;
}

/** From this age on a page is rendered again. */
const FRESH_MS = 30_000;
const MOST_PAGES = 100;
/** So many may wait to be made. */
const MOST_WAITING = 50;

/**
 * Pages that answer a search, for readers without script. Searches are without number, so they are kept apart from the
 * other pages, of which they must displace none, and made one after the other.
 */
export class SearchPages {
  readonly #entries = new Map<string, Entry>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(
    private readonly make: (path: string) => Promise<ReadyPage>,
    private readonly now: () => number,
  ) {}

  /** @throws DomainError UNAVAILABLE while too many wait; what making throws. */
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

  /** The pages' data has changed. */
  clear(): void {
    this.#entries.clear();
  }
}

import type { ChangeBus } from "../../../kernel/pubsub/change-bus.js";
import { follow } from "../../../kernel/pubsub/change-stream.js";
import { Topic } from "../../../kernel/pubsub/topic.js";

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** The expiry time, in milliseconds of the cache's clock. */
  readonly until: number;
}

/**
 * Caches results, because thousands of readers view the same results. A change of an event or of results, on any
 * server, empties the cache.
 */
export class ResultsCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(
    changes: ChangeBus,
    private readonly now: () => number = Date.now,
  ) {
    for (const topic of [Topic.event, Topic.results])
      follow(changes, topic, () => {
        this.#entries.clear();
      });
  }

  /**
   * Returns the cached value of a key if it is at most `ttlMs` old. Otherwise calls `read`. Failures are not cached.
   */
  get(key: string, ttlMs: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && this.now() < known.until) return known.value;
    const value = read();
    const entry = { value, until: this.now() + ttlMs };
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return value;
  }
}

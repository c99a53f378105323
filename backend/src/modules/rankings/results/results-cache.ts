import type { ChangeBus } from "../../../kernel/pubsub/change-bus.js";
import { follow } from "../../../kernel/pubsub/change-stream.js";
import { Topic } from "../../../kernel/pubsub/topic.js";

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** Until when it counts, in milliseconds. */
  readonly until: number;
}

/**
 * Keeps what was read for a while: thousands of readers look at the same results. Whatever changes them, here or on
 * another server, ends it.
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

  /** What `read` answered for this key at most `ttlMs` ago, else what it answers now. A failure is not kept. */
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

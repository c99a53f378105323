import type { ChangeBus } from "./change-bus.js";

/** A change as a subscriber receives it: the id of the changed thing, or null if anything may have changed. */
export interface Change {
  readonly id: string | null;
}

/**
 * The changes that one subscriber has not handled yet. Several changes of the same thing are stored as one, because a
 * change contains no data. So a slow subscriber gets no backlog, and reads the latest state. The stream starts with
 * null (anything may have changed), because the data may have changed before the subscription.
 */
export class ChangeStream implements AsyncIterableIterator<Change> {
  readonly #pending = new Set<string | null>([null]);
  #wake: (() => void) | null = null;
  #ended = false;

  /** @param onEnd called once, when the subscriber ends the stream */
  constructor(private readonly onEnd: (stream: ChangeStream) => void) {}

  push(id: string | null): void {
    this.#pending.add(id);
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<Change>> {
    for (;;) {
      if (this.#ended) return { done: true, value: undefined };
      for (const id of this.#pending) {
        this.#pending.delete(id);
        return { done: false, value: { id } };
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  return(): Promise<IteratorResult<Change>> {
    if (!this.#ended) {
      this.#ended = true;
      this.#wake?.();
      this.onEnd(this);
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * Calls `act` once at the start, because changes may have happened before the subscription. Then calls it after each
 * change of a topic, on this or another server. Calls run one after the other. `act` must not throw. Returns a function
 * that stops the calls.
 */
export function follow(changes: ChangeBus, topic: string, act: () => Promise<void> | void): () => void {
  const stream = changes.subscribe(topic);
  void (async () => {
    for await (const _change of stream) await act();
  })();
  return () => void stream.return();
}

import { ChangeStream } from "./change-stream.js";

/** A change. The topic is the kind of change. The id is often that of a related thing, such as a check-in's event. */
export interface ChangeEvent {
  readonly topic: string;
  readonly id: string;
}

/**
 * Passes changes on to the other servers. Must not throw, because the transaction of the change is already committed.
 */
export type Relay = (event: ChangeEvent) => void;

/**
 * Notifies this process's subscribers of changes. If there is a relay, passes the changes on to the other servers. A
 * notification contains only the id, because each subscriber may see different data.
 */
export class ChangeBus {
  readonly #streams = new Map<string, Set<ChangeStream>>();
  #relay: Relay | null = null;

  /** Notifies the subscribers of all servers. Services call `announce` instead, which publishes after the commit. */
  publish(event: ChangeEvent): void {
    this.deliver(event);
    this.#relay?.(event);
  }

  /** Notifies the subscribers of this process. */
  deliver({ topic, id }: ChangeEvent): void {
    for (const key of [topic, keyOf(topic, id)]) {
      for (const stream of this.#streams.get(key) ?? []) stream.push(id);
    }
  }

  /**
   * Makes every subscriber of this process read its data again, because changes from other servers may have been lost.
   */
  resync(): void {
    for (const streams of this.#streams.values()) for (const stream of streams) stream.push(null);
  }

  /**
   * Returns the changes of one thing, or of all things of a topic if `id` is absent. The stream ends when the
   * subscriber calls `return()`.
   */
  subscribe(topic: string, id?: string): ChangeStream {
    const key = id === undefined ? topic : keyOf(topic, id);
    const streams = this.#streams.get(key) ?? new Set();
    this.#streams.set(key, streams);
    const stream = new ChangeStream((ended) => {
      streams.delete(ended);
      if (streams.size === 0 && this.#streams.get(key) === streams) this.#streams.delete(key);
    });
    streams.add(stream);
    return stream;
  }

  relayThrough(relay: Relay): void {
    this.#relay = relay;
  }
}

function keyOf(topic: string, id: string): string {
  return `${topic}:${id}`;
}

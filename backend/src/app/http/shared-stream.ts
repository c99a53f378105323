import type { EventStream } from "./event-stream.js";

/** What a subscription writes to: a stream of its own, or its part of one. */
export type ResultStream = Pick<EventStream, "onClose" | "send" | "complete" | "beat" | "end" | "destroy">;

/**
 * The stream of a request that follows several subscriptions: each event says which one it belongs to, by the place in
 * the request (docs/api.md, "Live changes").
 */
export class SharedStream {
  #stream: EventStream | null = null;
  #isEnded = false;
  readonly #open: Set<number>;
  readonly #listeners: (() => void)[] = [];

  constructor(
    count: number,
    private readonly openStream: () => EventStream,
  ) {
    this.#open = new Set(Array.from({ length: count }, (_, index) => index));
  }

  /** True once the client has the headers of the reply. */
  get isOpen(): boolean {
    return this.#stream !== null;
  }

  /** Ends it without `complete`: the client comes back, with all of its subscriptions. */
  end(): void {
    this.#isEnded = true;
    this.#stream?.end();
  }

  /** Opens the stream, unless another part has, and returns the part of one subscription. */
  part(operation: number): ResultStream {
    const stream = (this.#stream ??= this.#opened());
    // Another part has failed before.
    if (this.#isEnded) stream.end();
    return {
      onClose: (listener) => {
        if (this.#isEnded) listener();
        else this.#listeners.push(listener);
      },
      send: (result) => stream.send({ operation, result }),
      complete: async () => {
        await stream.send({ operation });
        this.#open.delete(operation);
        if (this.#open.size === 0) await stream.complete();
      },
      beat: () => {
        // Once for all of them.
        if (Math.min(...this.#open) === operation) stream.beat();
      },
      end: () => {
        // After `complete` of this part alone, the others go on.
        if (this.#open.has(operation) || this.#open.size === 0) stream.end();
      },
      destroy: () => {
        stream.destroy();
      },
    };
  }

  #opened(): EventStream {
    const stream = this.openStream();
    stream.onClose(() => {
      this.#isEnded = true;
      for (const listener of this.#listeners) listener();
    });
    return stream;
  }
}

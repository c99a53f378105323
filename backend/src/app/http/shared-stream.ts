import type { EventStream } from "./event-stream.js";

/** A subscription's stream: a separate stream, or a part of a shared stream. */
export type ResultStream = Pick<EventStream, "onClose" | "send" | "complete" | "beat" | "end" | "destroy">;

/**
 * The stream of a request that follows several subscriptions. Each event names its subscription by the subscription's
 * position in the request (docs/api.md, "Live changes").
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

  /** Ends the stream without `complete`, so that the client reconnects with all its subscriptions. */
  end(): void {
    this.#isEnded = true;
    this.#stream?.end();
  }

  /** Returns one subscription's part of the stream. The first part opens the stream. */
  part(operation: number): ResultStream {
    const stream = (this.#stream ??= this.#opened());
    // Another part may have failed before this one opened the stream.
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
        // One subscription sends the heartbeat for all.
        if (Math.min(...this.#open) === operation) stream.beat();
      },
      end: () => {
        // A complete part does not end the stream while other parts are open.
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

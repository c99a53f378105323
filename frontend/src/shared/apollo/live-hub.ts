import type { StreamSink } from "./live-stream";

/** Milliseconds to wait for more subscriptions while a page opens, so that they share one stream. */
const GATHER_MS = 30;

/** Receives the results of one subscription. */
export interface LiveSink {
  readonly next: (result: object) => void;
  readonly error: (error: unknown) => void;
  readonly complete: () => void;
}

/** The messages between one person's windows. A subscription's key is its request as JSON. */
export type HubMessage =
  /** The window follows exactly these subscriptions. */
  | { readonly window: string; readonly follows: readonly string[] }
  /** The sender has become the leader, which has the stream, and asks the other windows for their subscriptions. */
  | { readonly leads: true }
  /** A result from the stream, for all windows or only for `to`. */
  | { readonly key: string; readonly result: object; readonly to?: string }
  /** A subscription has ended; without a `key`, all of them have. `error` is the reason. */
  | { readonly ended: true; readonly key?: string; readonly error?: string };

/** A subscription's followers in this window, and the subscription's latest result. */
interface Followers {
  readonly sinks: Set<LiveSink>;
  latest: object | null;
}

/** The browser functions that a hub needs. */
export interface HubPorts {
  /** The id of this window. */
  readonly window: string;
  readonly openStream: (operations: readonly object[], sink: StreamSink) => () => void;
  /**
   * Runs `lead` as soon as no other window leads. This window then leads until the promise of `lead` resolves. `signal`
   * ends the wait.
   */
  readonly whenFirst: (lead: () => Promise<void>, signal: AbortSignal) => void;
  /**
   * Opens the channel to the other windows. Returns a function that sends a message and one that closes the channel.
   */
  readonly connect: (receive: (message: HubMessage) => void) => {
    readonly send: (message: HubMessage) => void;
    readonly close: () => void;
  };
}

/**
 * Manages one person's subscriptions in one window. One of the visible windows, the leader, has the stream for all
 * windows, because a browser opens only six connections to a host that speaks HTTP/1.1. A hidden window follows
 * nothing, so it neither leads nor keeps a connection. When the leader closes or crashes, the browser gives the
 * leader's lock to the next window.
 */
export class LiveHub {
  readonly #followers = new Map<string, Followers>();
  #membership: { readonly leave: () => void; readonly send: (message: HubMessage) => void } | null = null;
  #leader: Leader | null = null;

  constructor(private readonly ports: HubPorts) {}

  /**
   * Follows a subscription. Returns a function that stops following.
   * @param key the subscription's request as JSON
   */
  follow(key: string, sink: LiveSink): () => void {
    const known = this.#followers.get(key);
    if (known) {
      known.sinks.add(sink);
      if (known.latest !== null) sink.next(known.latest);
    } else {
      this.#followers.set(key, { sinks: new Set([sink]), latest: null });
      if (this.#membership === null) this.#join();
      this.#announce();
    }
    return () => {
      const followers = this.#followers.get(key);
      if (followers?.sinks.delete(sink) !== true || followers.sinks.size > 0) return;
      this.#followers.delete(key);
      if (this.#followers.size > 0) this.#announce();
      else this.#leave();
    };
  }

  #join(): void {
    const { window, connect, whenFirst, openStream } = this.ports;
    const { send, close } = connect((message) => {
      this.#receive(message);
    });
    const stop = new AbortController();
    this.#membership = {
      send,
      leave: () => {
        send({ window, follows: [] });
        stop.abort();
        close();
      },
    };
    const lead = (): Promise<void> => {
      if (stop.signal.aborted) return Promise.resolve();
      const leader = new Leader(openStream, (message) => {
        send(message);
        this.#deliver(message);
      });
      this.#leader = leader;
      send({ leads: true });
      this.#announce();
      return new Promise((resolve) => {
        stop.signal.addEventListener("abort", () => {
          leader.stop();
          resolve();
        });
      });
    };
    whenFirst(lead, stop.signal);
  }

  #leave(): void {
    this.#membership?.leave();
    this.#membership = null;
    this.#leader = null;
  }

  /** Sends this window's subscriptions to the leader. */
  #announce(): void {
    const { window } = this.ports;
    const follows = [...this.#followers.keys()];
    this.#leader?.follows(window, follows);
    if (this.#leader === null) this.#membership?.send({ window, follows });
  }

  #receive(message: HubMessage): void {
    if ("leads" in message) this.#announce();
    else if ("follows" in message) this.#leader?.follows(message.window, message.follows);
    else this.#deliver(message);
  }

  #deliver(message: HubMessage): void {
    if ("result" in message) {
      if (message.to !== undefined && message.to !== this.ports.window) return;
      const followers = this.#followers.get(message.key);
      if (followers) followers.latest = message.result;
      for (const sink of this.#sinks(message.key)) sink.next(message.result);
    } else if ("ended" in message) {
      const { key, error } = message;
      const sinks =
        key === undefined
          ? [...this.#followers.keys()].flatMap((each) => this.#sinks(each))
          : this.#sinks(key);
      for (const sink of sinks) {
        if (error === undefined) sink.complete();
        else sink.error(new Error(error));
      }
    }
  }

  #sinks(key: string): LiveSink[] {
    return [...(this.#followers.get(key)?.sinks ?? [])];
  }
}

/**
 * Owns the stream in the leading window. When a window follows a subscription that the stream lacks, the leader opens a
 * new stream. The new stream omits subscriptions without followers, and delivers the newest state of all others.
 */
class Leader {
  readonly #windows = new Map<string, readonly string[]>();
  /** The open stream's subscriptions with their latest results; null before a subscription's first result. */
  #live = new Map<string, object | null>();
  #close: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly openStream: HubPorts["openStream"],
    private readonly publish: (message: HubMessage) => void,
  ) {}

  follows(window: string, keys: readonly string[]): void {
    const before = this.#windows.get(window) ?? [];
    if (keys.length === 0) this.#windows.delete(window);
    else this.#windows.set(window, keys);
    for (const key of keys.filter((each) => !before.includes(each))) {
      const result = this.#live.get(key) ?? null;
      if (result !== null) this.publish({ key, result, to: window });
    }
    if (this.#timer === undefined && this.#wanted().some((key) => !this.#live.has(key)))
      this.#timer = setTimeout(() => {
        this.#open();
      }, GATHER_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#live = new Map(); // Ignores later results of the stream, because they can no longer reach the other windows.
    this.#close();
  }

  #wanted(): string[] {
    return [...new Set([...this.#windows.values()].flat())];
  }

  #open(): void {
    this.#timer = undefined;
    const keys = this.#wanted();
    const live = (this.#live = new Map<string, object | null>(keys.map((key) => [key, null])));
    this.#close();
    if (keys.length === 0) return;
    const end = (message: HubMessage) => {
      if (this.#live !== live) return;
      live.clear();
      this.publish(message);
    };
    this.#close = this.openStream(
      keys.map((key) => JSON.parse(key) as object),
      {
        next: ({ operation, result }) => {
          const key = keys[operation];
          if (this.#live !== live || key === undefined) return;
          if (result === undefined) live.delete(key);
          else live.set(key, result);
          this.publish(result === undefined ? { ended: true, key } : { key, result });
        },
        error: (error) => {
          end({ ended: true, error: error instanceof Error ? error.message : String(error) });
        },
        complete: () => {
          end({ ended: true });
        },
      },
    );
  }
}

import type { StreamSink } from "./live-stream";

/** Milliseconds for which further subscriptions of a page that is being opened join the same stream. */
const GATHER_MS = 30;

/** Receives what one subscription brings. */
export interface LiveSink {
  readonly next: (result: object) => void;
  readonly error: (error: unknown) => void;
  readonly complete: () => void;
}

/** What the windows of one person tell each other. A subscription is named by its request as JSON. */
export type HubMessage =
  /** A window follows these, and no others. */
  | { readonly window: string; readonly follows: readonly string[] }
  /** A window has the stream from now on, and asks what the others follow. */
  | { readonly leads: true }
  /** The stream brought a result; only for one window if `to` is given. */
  | { readonly key: string; readonly result: object; readonly to?: string }
  /** A subscription has ended, or without a key all of them, for which `error` is the reason. */
  | { readonly ended: true; readonly key?: string; readonly error?: string };

/** Who follows one subscription in this window, and its latest result. */
interface Followers {
  readonly sinks: Set<LiveSink>;
  latest: object | null;
}

/** What a hub needs of its browser. */
export interface HubPorts {
  /** Names this window among the others. */
  readonly window: string;
  readonly openStream: (operations: readonly object[], sink: StreamSink) => () => void;
  /** Runs `lead` once no other window leads, and until the promise that it returns resolves. */
  readonly whenFirst: (lead: () => Promise<void>, signal: AbortSignal) => void;
  /** Reaches the other windows; returns how to send and close. */
  readonly connect: (receive: (message: HubMessage) => void) => {
    readonly send: (message: HubMessage) => void;
    readonly close: () => void;
  };
}

/**
 * The subscriptions of one person in one window. Of all visible windows one has the stream, for all of them: a browser
 * has six connections to a host that speaks HTTP/1.1. A window that is hidden follows nothing, so it neither leads nor holds
 * a connection; when the leading one goes, however it goes, the browser gives the lock to the next.
 */
export class LiveHub {
  readonly #followers = new Map<string, Followers>();
  #membership: { readonly leave: () => void; readonly send: (message: HubMessage) => void } | null = null;
  #leader: Leader | null = null;

  constructor(private readonly ports: HubPorts) {}

  /** Follows a subscription, given as JSON of its request. Returns how to stop. */
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

  /** Tells the leading window what this one follows. */
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
 * Has the stream. It is opened again when a window follows something that it lacks; what no window follows any more goes with
 * the next opening. Each opening brings the newest state of all.
 */
class Leader {
  readonly #windows = new Map<string, readonly string[]>();
  /** What the stream brings now, with the latest result of each; null until the first one. */
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
    this.#live = new Map(); // what the stream still says has no way to the other windows any more
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

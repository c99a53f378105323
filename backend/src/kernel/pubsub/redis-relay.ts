import type { Redis } from "ioredis";
import { newId } from "../db/ids.js";
import type { Logger } from "../log/logger.js";
import type { ChangeBus, ChangeEvent } from "./change-bus.js";

const CHANNEL = "club:changes";

/** Milliseconds from a failed publication until this server asks the others to read their data again. */
const RETRY_MS = 1000;

/** A change in transit, with the id of the server where it happened. */
interface Message extends ChangeEvent {
  readonly from: string;
}

/** A request to read everything again, because a server's changes were lost in transit. */
interface Resync {
  readonly resync: true;
  readonly from: string;
}

/**
 * Shares this server's changes with all others through Redis. While Redis is down, each server receives only its own
 * changes. When Redis is back, subscribers read their data again, because changes were lost. Publishing can also fail
 * while listening works, because the two use separate connections. After a failed publication, this server asks the
 * others to read their data again.
 */
export class RedisRelay {
  readonly #self = newId();
  readonly #listener: Redis;
  #retry: NodeJS.Timeout | null = null;

  /** @param redis the server's connection, used for publishing. Redis requires a second connection for listening. */
  constructor(
    private readonly redis: Redis,
    private readonly bus: ChangeBus,
    private readonly log: Logger,
  ) {
    this.#listener = redis.duplicate({
      enableOfflineQueue: true, // the subscription may wait for Redis, because no request waits for the subscription
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
      autoResubscribe: false, // `#listen` subscribes again, because ioredis would leave a failed attempt unhandled
    });
  }

  /** Listens to the other servers and sends them this server's changes. */
  start(): void {
    this.#listener.on("error", (error) => {
      this.log.debug({ err: error }, "redis is away; changes stay on this server");
    });
    this.#listener.on("message", (_channel: string, text: string) => {
      const message = parse(text);
      if (message === null || message.from === this.#self) return;
      if ("resync" in message) this.bus.resync();
      else this.bus.deliver(message);
    });
    this.#listener.on("ready", () => {
      void this.#listen();
    });
    this.bus.relayThrough((event) => {
      this.#publish({ ...event, from: this.#self });
    });
  }

  stop(): void {
    this.bus.relayThrough(() => undefined);
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#listener.disconnect();
  }

  #publish(message: Message | Resync): void {
    this.redis.publish(CHANNEL, JSON.stringify(message)).catch((error: unknown) => {
      this.log.debug({ err: error }, "a change could not be shared");
      this.#retry ??= setTimeout(() => {
        this.#retry = null;
        this.#publish({ resync: true, from: this.#self });
      }, RETRY_MS).unref();
    });
  }

  async #listen(): Promise<void> {
    try {
      await this.#listener.subscribe(CHANNEL);
      this.bus.resync(); // needed the first time too, because streams may have begun before the subscription
    } catch (error) {
      // The connection broke again. Another `ready` will follow.
      this.log.debug({ err: error }, "cannot listen to redis");
    }
  }
}

function parse(text: string): Message | Resync | null {
  try {
    const { topic, id, from, resync } = JSON.parse(text) as Record<string, unknown>;
    if (typeof from !== "string") return null;
    if (resync === true) return { resync, from };
    return typeof topic === "string" && typeof id === "string" ? { topic, id, from } : null;
  } catch {
    return null;
  }
}

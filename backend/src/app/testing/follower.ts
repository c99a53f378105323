import { createClient } from "graphql-sse";
import type { GraphQLReply, TestClient } from "./test-client.js";

/** How long a test waits for something that comes at once, unless the machine is busy. */
const TIMEOUT_MS = 15_000;

/** How a subscription ended: the server said so, or the connection broke off (then a browser comes back). */
export type Ending = "complete" | "broken";

/** Follows a subscription through the public client of the protocol. */
export class Follower {
  readonly #queue: GraphQLReply[] = [];
  readonly #ended: Promise<Ending>;
  #wake: () => void = () => undefined;
  readonly stop: () => void;

  /** @param more of the request's body: `operations` are several subscriptions in one stream */
  constructor(
    client: TestClient,
    query: string,
    variables: Record<string, unknown> = {},
    more: { readonly operations?: readonly object[] } = {},
  ) {
    const sse = createClient({
      url: `${client.url}/graphql/stream`,
      headers: () => ({
        ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
        ...(client.language === null ? {} : { "accept-language": client.language }),
      }),
      retryAttempts: 0,
    });
    let settle: (ending: Ending) => void = () => undefined;
    this.#ended = new Promise((resolve) => (settle = resolve));
    this.stop = sse.subscribe(
      { query, variables, ...more },
      {
        next: (reply) => {
          this.#queue.push(reply as GraphQLReply);
          this.#wake();
        },
        complete: () => {
          settle("complete");
        },
        error: () => {
          settle("broken");
        },
      },
    );
  }

  /** The next event. @throws when none comes within `ms`. How soon it comes is for the browser's live.spec.ts. */
  async next(ms = TIMEOUT_MS): Promise<GraphQLReply> {
    if (this.#queue.length === 0) await within(ms, new Promise<void>((resolve) => (this.#wake = resolve)));
    const reply = this.#queue.shift();
    if (!reply) throw new Error("woken for nothing");
    return reply;
  }

  /** Events that arrived and were not read yet. */
  get waiting(): readonly GraphQLReply[] {
    return this.#queue;
  }

  /** How it ended. @throws when it does not within `ms`. */
  ending(ms = TIMEOUT_MS): Promise<Ending> {
    return within(ms, this.#ended);
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`nothing within ${String(ms)} ms`));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

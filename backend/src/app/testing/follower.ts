import { createClient } from "graphql-sse";
import type { GraphQLReply, TestClient } from "./test-client.js";

/**
 * Maximum wait for an event, in milliseconds. Events usually arrive immediately, but a busy machine may need longer.
 */
const TIMEOUT_MS = 15_000;

/** The way a subscription ended: completed by the server, or broken off. A browser reconnects after a break. */
export type Ending = "complete" | "broken";

/** Follows a subscription with graphql-sse's own client. */
export class Follower {
  readonly #queue: GraphQLReply[] = [];
  readonly #ended: Promise<Ending>;
  #wake: () => void = () => undefined;
  readonly stop: () => void;

  /** @param more further fields of the request's body, such as `operations` for several subscriptions in one stream */
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

  /**
   * Returns the next event. The browser test live.spec.ts checks how soon an event arrives.
   * @throws Error when no event arrives within `ms`.
   */
  async next(ms = TIMEOUT_MS): Promise<GraphQLReply> {
    if (this.#queue.length === 0) await within(ms, new Promise<void>((resolve) => (this.#wake = resolve)));
    const reply = this.#queue.shift();
    if (!reply) throw new Error("woken for nothing");
    return reply;
  }

  /** Events that have arrived but have not been read yet. */
  get waiting(): readonly GraphQLReply[] {
    return this.#queue;
  }

  /**
   * Returns how the subscription ended.
   * @throws Error when it does not end within `ms`.
   */
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

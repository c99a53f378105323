import { createClient, type RequestParams } from "graphql-sse";
import { LANGUAGE } from "../language";
import { freshToken, renewSession } from "../session/refresh";
import { readSession } from "../session/session-store";

/**
 * Milliseconds before the first attempt to reconnect, shortened at random (jitter). Each further pause is twice as
 * long, up to the maximum.
 */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * A stream's event for one of its subscriptions. `operation` is the subscription's index in the request. An event
 * without a result means that the subscription has ended.
 */
interface StreamEvent {
  readonly operation: number;
  readonly result?: object;
}

/** Receives a stream's events and its end. */
export interface StreamSink {
  readonly next: (event: StreamEvent) => void;
  readonly error: (error: unknown) => void;
  readonly complete: () => void;
}

/**
 * Follows several subscriptions with one request over server-sent events. Reconnects after an interruption (network,
 * server restart, expired token) while the same person is signed in. The pauses before reconnecting grow.
 * @param operations the subscriptions, each `{query, variables, operationName}`
 * @param person the follower's id, so that no request is sent in the name of the next person
 * @returns a function that stops following
 */
export function openStream(
  operations: readonly object[],
  sink: StreamSink,
  person: string | undefined,
): () => void {
  const isGone = () => person === undefined || readSession()?.userId !== person;
  const client = createClient({
    url: "/graphql/stream",
    fetchFn: (url: string, init: RequestInit) => fetchSignedIn(url, init, isGone),
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retry: async (attempt) => {
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
      // Jitter, so that not all clients reconnect at the same time after a restart.
      await pauseUnlessOnline(pause * (0.5 + Math.random() / 2));
      if (isGone()) throw new Error("Signed out.");
    },
  });
  // The casts are safe: the protocol's client sends any request and passes on any event unchanged.
  const request = { operations } as unknown as RequestParams;
  return client.subscribe(request, {
    ...sink,
    next: (event) => {
      sink.next(event as unknown as StreamEvent);
    },
  });
}

/** Waits for the given time or until the browser is online again, whichever comes first. */
function pauseUnlessOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener("online", goOn);
  });
}

/**
 * Sends a request with the session's token. If the server replies with 401, renews the token and sends the request
 * again.
 */
async function fetchSignedIn(url: string, init: RequestInit, isGone: () => boolean): Promise<Response> {
  const send = (token: string) =>
    fetch(url, {
      ...init,
      headers: {
        ...(init.headers as object),
        "accept-language": LANGUAGE,
        authorization: `Bearer ${token}`,
      },
    });
  const token = await freshToken();
  if (token === null || isGone()) throw new Error("Signed out.");
  const reply = await send(token);
  if (reply.status !== 401) return reply;
  const renewal = await renewSession(token);
  return renewal.outcome === "renewed" && !isGone() ? send(renewal.session.token) : reply;
}

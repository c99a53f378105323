import { createClient, type RequestParams } from "graphql-sse";
import { LANGUAGE } from "../language";
import { freshToken, renewSession } from "../session/refresh";
import { readSession } from "../session/session-store";

/** Milliseconds before the first and, doubled each time, before a later attempt to come back. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** An event of a stream: a result of one of its subscriptions, by its place in the request; without one it has ended. */
interface StreamEvent {
  readonly operation: number;
  readonly result?: object;
}

/** Receives a stream's events, and why it is over. */
export interface StreamSink {
  readonly next: (event: StreamEvent) => void;
  readonly error: (error: unknown) => void;
  readonly complete: () => void;
}

/**
 * Follows subscriptions in one request over server-sent events. When it breaks off (network, a server that restarts, a
 * token at its end) it comes back by itself, more and more patiently, as long as the same person is signed in.
 * @param operations what the server is asked, each `{query, variables, operationName}`
 * @param person the id of the follower: nothing is asked in the name of the next person
 * @returns how to stop
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
      // Jitter, so that after a restart not everyone comes back at once.
      await pauseUnlessOnline(pause * (0.5 + Math.random() / 2));
      if (isGone()) throw new Error("Signed out.");
    },
  });
  // The protocol's client sends what it is given, and hands on what arrives.
  const request = { operations } as unknown as RequestParams;
  return client.subscribe(request, {
    ...sink,
    next: (event) => {
      sink.next(event as unknown as StreamEvent);
    },
  });
}

/** Waits so many milliseconds, or until the browser finds its network again, whichever is first. */
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

/** Sends the session's token; renews it once when the server calls it spent. */
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

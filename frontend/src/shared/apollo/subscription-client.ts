import { createClient } from "graphql-sse";
import { LANGUAGE } from "../language";
import { freshToken, renewSession } from "../session/refresh";
import { readSession } from "../session/session-store";

/** Milliseconds before the first and, doubled each time, before a later attempt to come back. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * Follows subscriptions over server-sent events, each in a request of its own. When one breaks off (network, a server
 * that restarts, a token at its end) it comes back by itself, more and more patiently, as long as somebody is signed in.
 */
export const subscriptionClient = createClient({
  url: "/graphql/stream",
  fetchFn: fetchSignedIn,
  retryAttempts: Number.MAX_SAFE_INTEGER,
  retry: async (attempt) => {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
    // Jitter, so that after a restart not everyone comes back at once.
    await pauseUnlessOnline(pause * (0.5 + Math.random() / 2));
    if (readSession() === null) throw new Error("Signed out.");
  },
});

/** Waits so many milliseconds, or until the browser finds its network again: nobody is to wait half a minute then. */
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
async function fetchSignedIn(url: string, init: RequestInit): Promise<Response> {
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
  if (token === null) throw new Error("Signed out.");
  const reply = await send(token);
  if (reply.status !== 401) return reply;
  const renewal = await renewSession(token);
  return renewal.outcome === "renewed" ? send(renewal.session.token) : reply;
}

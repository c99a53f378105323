import { useSyncExternalStore } from "react";
import { freshToken, renewSession } from "../shared/session/refresh";

/** The source of an operation's token: the site's own session in this browser, a pasted token, or none. */
export type Access = "session" | "pasted" | "visitor";

/** The chosen source and the pasted token. Kept only in memory, so that a reload forgets a borrowed token. */
export interface AccessChoice {
  readonly access: Access;
  readonly pasted: string;
}

let choice: AccessChoice = { access: "session", pasted: "" };
const listeners = new Set<() => void>();

export function chooseAccess(change: Partial<AccessChoice>): void {
  choice = { ...choice, ...change };
  for (const listener of listeners) listener();
}

/** Returns the current choice and follows its changes. */
export function useAccessChoice(): AccessChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => choice,
  );
}

/** Returns the token to send, or null for none. Also accepts a pasted "Bearer …". */
export async function tokenToSend(): Promise<string | null> {
  if (choice.access === "session") return freshToken();
  const pasted = choice.pasted.trim().replace(/^bearer\s+/i, "");
  return choice.access === "pasted" && pasted !== "" ? pasted : null;
}

/**
 * Sends a request with the chosen token, unless the headers editor sets one. If the server has invalidated the
 * session's token, for example because the account's role changed, renews the token and sends the request again.
 */
export async function fetchWithToken(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (headers.has("authorization")) return fetch(url, init);
  const token = await tokenToSend();
  const send = (bearer: string | null): Promise<Response> => {
    if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
    return fetch(url, { ...init, headers });
  };
  const reply = await send(token);
  if (choice.access !== "session" || token === null || !(await isUnauthenticated(reply))) return reply;
  const renewal = await renewSession(token);
  return renewal.outcome === "renewed" ? send(renewal.session.token) : reply;
}

async function isUnauthenticated(reply: Response): Promise<boolean> {
  // An accepted subscription's body ends only when the subscription is stopped, so the body must not be awaited.
  if (reply.headers.get("content-type")?.startsWith("text/event-stream")) return false;
  const text = await reply.clone().text();
  return text.includes('"UNAUTHENTICATED"');
}

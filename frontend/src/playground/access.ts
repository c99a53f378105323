import { useSyncExternalStore } from "react";
import { freshToken, renewSession } from "../shared/session/refresh";

/** Whose token goes with an operation: the site's own session in this browser, a pasted one, or none. */
export type Access = "session" | "pasted" | "visitor";

/** The choice, and the pasted token. Kept in memory only: a reload forgets a token that was lent. */
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

/** The choice, for components. */
export function useAccessChoice(): AccessChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => choice,
  );
}

/** The token to send now; null for none. A pasted "Bearer …" is taken for its token. */
export async function tokenToSend(): Promise<string | null> {
  if (choice.access === "session") return freshToken();
  const pasted = choice.pasted.trim().replace(/^bearer\s+/i, "");
  return choice.access === "pasted" && pasted !== "" ? pasted : null;
}

/**
 * fetch with the chosen token, unless the headers editor brings its own. The server voids the session's token when
 * a Superadmin changes the account's role, for one; then it is renewed and the operation, which was refused, sent again.
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
  // An accepted subscription: its text ends only when it is stopped.
  if (reply.headers.get("content-type")?.startsWith("text/event-stream")) return false;
  const text = await reply.clone().text();
  return text.includes('"UNAUTHENTICATED"');
}

import { readSession, subscribeSession } from "../session/session-store";

/** What was typed into a form of the desk that was left without an answer, by the browser's Back for instance. */
const left = new Map<string, unknown>();
let owner: string | undefined;

subscribeSession(() => {
  const userId = readSession()?.userId;
  if (userId !== owner) left.clear();
  owner = userId;
});

/** Keeps what is left behind, for the same person to find again. Memory only. */
export function leaveDraft(key: string, value: unknown): void {
  owner = readSession()?.userId;
  left.set(key, value);
}

/** What was left under a key, once; undefined when there is nothing. */
export function takeDraft(key: string): unknown {
  const value = left.get(key);
  left.delete(key);
  return value;
}

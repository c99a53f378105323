import { useSyncExternalStore } from "react";

/** Whom the server refused something until they set up a second step (SECOND_FACTOR_SETUP_NEEDED). */
let refused: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  refused = next;
  for (const listener of listeners) listener();
}

/** Notes that the server asked somebody for it. */
export function noteSetupNeeded(userId: string): void {
  if (refused !== userId) set(userId);
}

/** Notes that it was set up, so that what was refused can be tried again. */
export function clearSetupNeeded(): void {
  if (refused !== null) set(null);
}

/** Whether the server asked this person for it. */
export function useSetupNeeded(userId: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => refused !== null && refused === userId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from "react";

/** What the server may want of a holder of rights before anything else. */
const REFUSALS = ["PASSWORD_CHANGE_NEEDED", "SECOND_FACTOR_SETUP_NEEDED"] as const;
export type SetupNeeded = (typeof REFUSALS)[number];

interface Refused {
  readonly userId: string;
  readonly code: SetupNeeded;
}

/** The person whom the server refused everything else, and why. */
let refused: Refused | null = null;
const listeners = new Set<() => void>();

function set(next: Refused | null): void {
  refused = next;
  for (const listener of listeners) listener();
}

/** Notes a refusal of that kind; any other code is none. */
export function noteSetupNeeded(userId: string, refusal: unknown): void {
  const code = REFUSALS.find((one) => one === refusal);
  if (code && (refused?.userId !== userId || refused.code !== code)) set({ userId, code });
}

/** Notes that it was done, so that what was refused can be tried again. */
export function clearSetupNeeded(): void {
  if (refused !== null) set(null);
}

/** Returns what the server wants of this person first; null for nothing. */
export function useSetupNeeded(userId: string | undefined): SetupNeeded | null {
  return useSyncExternalStore(subscribe, () => (refused?.userId === userId ? (refused?.code ?? null) : null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

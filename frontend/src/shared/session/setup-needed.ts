import { useSyncExternalStore } from "react";

/**
 * Error codes for a user whose requests the server refuses until they change their password or set up a second factor.
 */
const REFUSALS = ["PASSWORD_CHANGE_NEEDED", "SECOND_FACTOR_SETUP_NEEDED"] as const;
export type SetupNeeded = (typeof REFUSALS)[number];

interface Refused {
  readonly userId: string;
  readonly code: SetupNeeded;
}

/** The user whose requests the server refuses, and the reason. */
let refused: Refused | null = null;
const listeners = new Set<() => void>();

function set(next: Refused | null): void {
  refused = next;
  for (const listener of listeners) listener();
}

/** Records a refusal with one of the codes in `REFUSALS`. Ignores any other code. */
export function noteSetupNeeded(userId: string, refusal: unknown): void {
  const code = REFUSALS.find((one) => one === refusal);
  if (code && (refused?.userId !== userId || refused.code !== code)) set({ userId, code });
}

/** Clears the refusal after the setup, so that the admin area is shown again. */
export function clearSetupNeeded(): void {
  if (refused !== null) set(null);
}

/** Returns the setup that the server requires before it accepts the user's requests, or null. */
export function useSetupNeeded(userId: string | undefined): SetupNeeded | null {
  return useSyncExternalStore(subscribe, () => (refused?.userId === userId ? (refused?.code ?? null) : null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { wireError } from "../../../shared/errors/app-error";

/** A way to take the second step of a log-in. */
export type LogInMethod = "TOTP" | "PASSKEY" | "RECOVERY_CODE";

/** What the server answers to a right password of an account with a second step. */
export interface SecondStepNeeded {
  /** Goes into the second step. */
  readonly ticket: string;
  readonly methods: readonly LogInMethod[];
}

/** The second step that a refused log-in asks for; null for every other failure. */
export function secondStepNeeded(thrown: unknown): SecondStepNeeded | null {
  const extensions = wireError(thrown)?.extensions as
    Partial<SecondStepNeeded & { code: string }> | undefined;
  if (extensions?.code !== "SECOND_FACTOR_NEEDED" || extensions.ticket === undefined) return null;
  return { ticket: extensions.ticket, methods: extensions.methods ?? [] };
}

import { wireError } from "../../../shared/errors/app-error";

/** A way to take the second step of a login. */
export type LogInMethod = "TOTP" | "PASSKEY" | "RECOVERY_CODE";

/** The server's reply to the correct password of an account with a second step. */
export interface SecondStepNeeded {
  readonly ticket: string;
  readonly methods: readonly LogInMethod[];
}

/** Returns the second step that a refused login asks for, or null for any other failure. */
export function secondStepNeeded(thrown: unknown): SecondStepNeeded | null {
  const extensions = wireError(thrown)?.extensions as
    | Partial<SecondStepNeeded & { code: string }>
    | undefined;
  if (extensions?.code !== "SECOND_FACTOR_NEEDED" || extensions.ticket === undefined) return null;
  return { ticket: extensions.ticket, methods: extensions.methods ?? [] };
}

/** Returns the state for `navigate` to the login after a session expired, with the user's address. */
export function afterSession(email: string) {
  return { email, sessionEnded: true } as const;
}

/** Returns true for a login's state after an expired session. */
export function isAfterSession(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sessionEnded" in state;
}

/** Returns the router state for the login page after a session expired, with the user's address. */
export function afterSession(email: string) {
  return { email, sessionEnded: true } as const;
}

/** Returns whether an expired session led to the login page. */
export function isAfterSession(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sessionEnded" in state;
}

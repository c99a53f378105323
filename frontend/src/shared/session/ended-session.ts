/** Returns the login page's router state after a session expired. `email` is the user's e-mail address. */
export function afterSession(email: string) {
  return { email, sessionEnded: true } as const;
}

/** Returns whether a router state comes from `afterSession`. */
export function isAfterSession(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sessionEnded" in state;
}

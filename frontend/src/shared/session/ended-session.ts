/** State for `navigate` to the login: a session ended by itself, and whose it was. */
export function afterSession(email: string) {
  return { email, sessionEnded: true } as const;
}

/** True in the state of a login that an ended session asks for. */
export function isAfterSession(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sessionEnded" in state;
}

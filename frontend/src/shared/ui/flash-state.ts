/** Returns a state for `navigate` with a success message, which the next page shows for 3 s. */
export function withFlashMessage(notice: string): { readonly notice: string } {
  return { notice };
}

/** Returns the success message in a location's state, or null if there is none. */
export function flashMessageOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("notice" in state)) return null;
  return typeof state.notice === "string" ? state.notice : null;
}

/** State for `navigate`: a success text that the page one arrives at shows for 3 s. */
export function withFlashMessage(notice: string): { readonly notice: string } {
  return { notice };
}

/** The success text in a location's state; null when there is none. */
export function flashMessageOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("notice" in state)) return null;
  return typeof state.notice === "string" ? state.notice : null;
}

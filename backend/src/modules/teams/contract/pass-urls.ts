/** The addresses of pages with passes for the desk, by team and account. People who may not come have none. */
export type PassUrls = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Returns the addresses of passes. The check-in module depends on teams and payments, so it passes this function in.
 */
export type AskPassUrls = (teamIds: readonly string[]) => Promise<PassUrls>;

/** Returns no passes, for uses without the check-in module. */
export const NO_PASSES: AskPassUrls = () => Promise.resolve(new Map());

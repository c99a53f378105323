/** The URLs of pages with desk passes, by team id and then by account id. People who may not come have none. */
export type PassUrls = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the URLs of passes. The check-in module depends on teams and payments, so it injects this function. */
export type AskPassUrls = (teamIds: readonly string[]) => Promise<PassUrls>;

/** Returns no passes. Used without the check-in module. */
export const NO_PASSES: AskPassUrls = () => Promise.resolve(new Map());

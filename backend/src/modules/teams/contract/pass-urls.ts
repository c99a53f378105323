/** The pages of passes for the desk, by team and account; of people who may not come there is none. */
export type PassUrls = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the pass addresses. The check-in module, which depends on teams and payments, passes the function in. */
export type AskPassUrls = (teamIds: readonly string[]) => Promise<PassUrls>;

/** For uses without the check-in module. */
export const NO_PASSES: AskPassUrls = () => Promise.resolve(new Map());

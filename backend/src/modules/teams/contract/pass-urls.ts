/** The pages of passes for the desk, by team and account; of people who may not come there is none. */
export type PassUrls = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Answers them; given by the check-in module, which stands above teams and payments. */
export type AskPassUrls = (teamIds: readonly string[]) => Promise<PassUrls>;

/** For where nobody gave passes. */
export const NO_PASSES: AskPassUrls = () => Promise.resolve(new Map());

/** Maximum number of causes to log. A longer chain is a loop or adds nothing. */
const MOST_CAUSES = 4;
/** Maximum characters of a logged SQL statement, enough to recognise it. */
const STATEMENT_LENGTH = 500;
/**
 * Matches the user input that database messages quote, as in `Duplicate entry 'asha@example.org' for key …`. The match
 * extends to the last possible end, because the input itself may contain text that looks like an end.
 */
const QUOTED_VALUE =
  /(Duplicate entry|[Ii]ncorrect [\w ]*value:?|to use near) '.*'(?= for key| for column| at line|\n {4}at |$)/gs;
/**
 * Matches an e-mail address, because mail servers' errors contain the refused address. Does not match paths such as
 * `node_modules/@apollo`.
 */
const ADDRESS = /[^\s<>"'`(),;:/\\]+@[\w-]+(?:\.[\w-]+)+/g;

/** The fields of an error in the log. */
export type ErrorFacts = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** The failed SQL statement, with placeholders. */
  readonly sql?: string;
  readonly cause?: ErrorFacts;
};

/**
 * Returns the parts of an error that may be logged: type, message, stack, driver's code, SQL statement and causes. No
 * other part may be logged, because database errors also contain the statement's values: people's names, addresses and
 * hashes.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  const { code, query, cause, stack = "" } = error as Error & Readonly<Record<string, unknown>>;
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: withoutValues(stack),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof query === "string" ? { sql: query.slice(0, STATEMENT_LENGTH) } : {}),
    ...(cause === undefined || depth === MOST_CAUSES ? {} : { cause: errorFacts(cause, depth + 1) }),
  };
}

function withoutValues(text: string): string {
  return text.replace(QUOTED_VALUE, "$1 …").replace(ADDRESS, "…");
}

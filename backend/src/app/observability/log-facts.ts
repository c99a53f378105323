/** A chain of causes longer than this is a loop or adds nothing. */
const MOST_CAUSES = 4;
/** Characters of an SQL statement that are enough to recognise it. */
const STATEMENT_LENGTH = 500;
/**
 * Database messages that quote user input: `Duplicate entry 'asha@example.org' for key …`. Up to the last end that
 * matches, as the input may look like an end.
 */
const QUOTED_VALUE =
  /(Duplicate entry|[Ii]ncorrect [\w ]*value:?|to use near) '.*'(?= for key| for column| at line|\n {4}at |$)/gs;
/** Mail servers name the refused address. Not a path: `node_modules/@apollo` stays. */
const ADDRESS = /[^\s<>"'`(),;:/\\]+@[\w-]+(?:\.[\w-]+)+/g;

/** The fields of an error in the log. */
export type ErrorFacts = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** The statement that failed, with placeholders. */
  readonly sql?: string;
  readonly cause?: ErrorFacts;
};

/**
 * Returns what a log line shows of an error: kind, text, stack, driver's code, statement and causes. Nothing else:
 * database errors carry the statement's values, and those are names, addresses and hashes of people.
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

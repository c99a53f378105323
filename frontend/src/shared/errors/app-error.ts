import { FALLBACKS } from "@contract/kernel/contract/catalogue";

/** A failed operation, in the form that screens use. */
export interface AppError {
  /** An error code of the catalogue. UNREACHABLE if there is no GraphQL error, for example because no reply came. */
  readonly code: string;
  readonly message: string;
  /** The text to show at each input field, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before another attempt, if the server sent them. */
  readonly retryAfter?: number;
}

interface WireError {
  readonly message?: unknown;
  readonly extensions?: {
    readonly code?: unknown;
    readonly fields?: unknown;
    readonly retryAfter?: unknown;
  };
}

/** Codes whose text is less helpful than the operation's own fallback. */
const UNHELPFUL_CODES = new Set([
  "INTERNAL",
  "INTERNAL_SERVER_ERROR",
  "BAD_USER_INPUT",
  "GRAPHQL_VALIDATION_FAILED",
]);

/**
 * Converts a thrown value to a code, a message and field texts. Uses the server's message if it is helpful, otherwise
 * `fallback`. Checks properties instead of classes, so that pages without Apollo can use this function too.
 */
export function toAppError(thrown: unknown, fallback: string): AppError {
  const wire = wireError(thrown);
  if (wire === null) {
    // There is no usable reply. An operation's own text stays, as the specification demands. The generic text is
    // replaced, because it would hide this reason.
    const message = fallback === FALLBACKS.generic ? FALLBACKS.unreachable : fallback;
    return { code: "UNREACHABLE", message, fields: {} };
  }
  const code = typeof wire.extensions?.code === "string" ? wire.extensions.code : "INTERNAL";
  const message = typeof wire.message === "string" && !UNHELPFUL_CODES.has(code) ? wire.message : fallback;
  const { fields, retryAfter } = wire.extensions ?? {};
  return {
    code,
    message,
    fields: textsOf(fields),
    ...(typeof retryAfter === "number" ? { retryAfter } : {}),
  };
}

/**
 * Returns the problem without the texts of a changed field and of the fields nested in it (`name.…`). Returns null if
 * the problem had texts only for these fields.
 */
export function withoutField(problem: AppError | null, name: string): AppError | null {
  if (problem === null) return null;
  const all = Object.entries(problem.fields);
  const remaining = all.filter(([field]) => field !== name && !field.startsWith(`${name}.`));
  if (remaining.length === all.length) return problem;
  return remaining.length === 0 ? null : { ...problem, fields: Object.fromEntries(remaining) };
}

/**
 * Returns the first GraphQL error in a result or a thrown value: from its `errors`, as in Apollo's
 * CombinedGraphQLErrors, or from the body of Apollo's ServerError. Returns null if there is none.
 */
export function wireError(thrown: unknown): WireError | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  if ("errors" in thrown && Array.isArray(thrown.errors))
    return (thrown.errors[0] as WireError | undefined) ?? null;
  if (!("bodyText" in thrown) || typeof thrown.bodyText !== "string") return null;
  try {
    return wireError(JSON.parse(thrown.bodyText));
  } catch {
    return null;
  }
}

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

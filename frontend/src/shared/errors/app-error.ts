import { FALLBACKS } from "@contract/kernel/contract/catalogue";

/** A failed operation in the form that screens need. */
export interface AppError {
  /** A code of the catalogue, or UNREACHABLE when no answer came. */
  readonly code: string;
  readonly message: string;
  /** Input field → the text to show next to it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which another try makes sense, where the server said so. */
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

/** Codes whose text says less than the operation's own fallback. */
const UNHELPFUL_CODES = new Set([
  "INTERNAL",
  "INTERNAL_SERVER_ERROR",
  "BAD_USER_INPUT",
  "GRAPHQL_VALIDATION_FAILED",
]);

/**
 * Any thrown value as code, text and field texts. The server's text when it gave one that tells something, else the
 * operation's fallback. Looks at shapes, so that pages without Apollo can use it too.
 */
export function toAppError(thrown: unknown, fallback: string): AppError {
  const wire = wireError(thrown);
  if (wire === null) {
    // An operation's own words stay (the specification has them); the general ones would hide the reason.
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
 * Returns what is still wrong after a change of a field, or of those of a part whose names begin so; null for
 * nothing.
 */
export function withoutField(problem: AppError | null, name: string): AppError | null {
  if (problem === null) return null;
  const all = Object.entries(problem.fields);
  const remaining = all.filter(([field]) => field !== name && !field.startsWith(`${name}.`));
  if (remaining.length === all.length) return problem;
  return remaining.length === 0 ? null : { ...problem, fields: Object.fromEntries(remaining) };
}

/** The first GraphQL error behind a thrown value: of Apollo's CombinedGraphQLErrors, or in the body of its ServerError. */
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

import { ALL_ERRORS, type AnyErrorCode } from "../../kernel/contract/all-errors.js";
import { type JsonSchema, ref, text } from "./json-schema.js";

export type ResponseObject = Readonly<Record<string, unknown>>;

const CODES = Object.keys(ALL_ERRORS) as AnyErrorCode[];
/** The header that says when to retry, by status. */
const RETRY_HEADERS: Readonly<Record<number, keyof typeof ERROR_HEADERS>> = {
  429: "RetryAfter",
  503: "RetryAfterOutage",
};

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: "The input breaks a rule, or is not JSON.",
  401: "The token is missing or no longer valid.",
  403: "The caller may not do this.",
  404: "The requested object does not exist.",
  409: "The present state does not allow the request. The message says why.",
  413: "The body is too large.",
  415: "The body is not JSON.",
  429: "Too many attempts. Retry-After says when to try again.",
  500: "Something went wrong on the server.",
  503: "The service is not available for a moment. Retry-After says when to try again.",
};

/** The schema that all errors share. */
export const ERROR_SCHEMA: JsonSchema = {
  type: "object",
  description: "Programs compare `code`. People read `message`.",
  properties: {
    message: { ...text, description: "Text for the person." },
    code: { type: "string", enum: CODES },
    fields: {
      type: "object",
      description: "Field name → the text to show next to the field.",
      additionalProperties: text,
    },
    ticket: {
      ...text,
      description: "With SECOND_FACTOR_NEEDED: the ticket to send with the second step within five minutes.",
    },
    methods: {
      type: "array",
      description: "With SECOND_FACTOR_NEEDED: the available second steps.",
      items: { type: "string", enum: ["TOTP", "PASSKEY", "RECOVERY_CODE"] },
    },
  },
  required: ["message", "code"],
  additionalProperties: false,
};

/** Returns an example for each error code, for `components.examples`. */
export function errorExamples(codes: ReadonlySet<AnyErrorCode>): Record<string, ResponseObject> {
  return Object.fromEntries(
    [...codes].map((code) => [code, { value: { message: ALL_ERRORS[code].message, code } }]),
  );
}

/** The headers of error responses, for `components.headers`. */
export const ERROR_HEADERS: Readonly<Record<string, ResponseObject>> = {
  RetryAfter: {
    description: "Seconds until the same request may succeed.",
    required: true,
    schema: { type: "integer", minimum: 1 },
  },
  RetryAfterOutage: {
    description: "With UNAVAILABLE: seconds until the same request may succeed.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** Returns the response for one status, with the error codes that the operation may return. */
export function errorResponse(status: number, codes: readonly AnyErrorCode[]): ResponseObject {
  const header = RETRY_HEADERS[status];
  return {
    description: `${DESCRIPTIONS[status] ?? "Refused."} Codes: ${codes.map((code) => `\`${code}\``).join(", ")}.`,
    ...(header === undefined
      ? {}
      : { headers: { "Retry-After": { $ref: `#/components/headers/${header}` } } }),
    content: {
      "application/json": {
        schema: ref("Error"),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

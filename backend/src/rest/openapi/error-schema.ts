import { ALL_ERRORS, type AnyErrorCode } from "../../kernel/contract/all-errors.js";
import { type JsonSchema, ref, text } from "./json-schema.js";

/** A reply in the document. */
export type ResponseObject = Readonly<Record<string, unknown>>;

const CODES = Object.keys(ALL_ERRORS) as AnyErrorCode[];
/** Answered only where there is no operation, so none refers to it. */
const WRONG_METHOD = ALL_ERRORS.METHOD_NOT_ALLOWED.status;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: "The input breaks a rule, or is not JSON.",
  401: "No token, or one that is no longer valid.",
  403: "Not allowed.",
  404: "There is no such thing.",
  409: "The state of things does not allow it; the message says why.",
  413: "The body is too large.",
  415: "The body is not JSON.",
  429: "Too many attempts; Retry-After says when to come back.",
  500: "Something went wrong on the server.",
  503: "Out of service for a moment; Retry-After says when to come back.",
};

/** The one shape of every error. */
export const ERROR_SCHEMA: JsonSchema = {
  type: "object",
  description: "Compare the code, show the message.",
  properties: {
    message: { ...text, description: "Text for the person." },
    code: { type: "string", enum: CODES },
    fields: {
      type: "object",
      description: "Field name → the text to show beside it.",
      additionalProperties: text,
    },
    ticket: {
      ...text,
      description: "With SECOND_FACTOR_NEEDED: hand it in with the second step, within five minutes.",
    },
    methods: {
      type: "array",
      description: "With SECOND_FACTOR_NEEDED: the ways to take the second step.",
      items: { type: "string", enum: ["TOTP", "PASSKEY", "RECOVERY_CODE"] },
    },
  },
  required: ["message", "code"],
  additionalProperties: false,
};

/** Name of the response of a status under `components.responses`. */
export function errorName(status: number): string {
  return `Error${String(status)}`;
}

/** One response for each status of the catalogue, with its codes and their texts as examples. */
export function errorResponses(): Record<string, ResponseObject> {
  const statuses = [...new Set<number>(CODES.map((code) => ALL_ERRORS[code].status))]
    .filter((status) => status !== WRONG_METHOD)
    .sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [errorName(status), errorResponse(status)]));
}

function errorResponse(status: number): ResponseObject {
  const codes = CODES.filter((code) => ALL_ERRORS[code].status === status);
  const retry = status === 429 || status === 503;
  return {
    description: DESCRIPTIONS[status] ?? "Refused.",
    ...(retry
      ? { headers: { "Retry-After": { description: "Seconds.", schema: { type: "integer", minimum: 0 } } } }
      : {}),
    content: {
      "application/json": {
        schema: ref("Error"),
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: { message: ALL_ERRORS[code].message, code } }]),
        ),
      },
    },
  };
}

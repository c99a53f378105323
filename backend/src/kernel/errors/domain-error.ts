import { ALL_ERRORS, type AnyErrorCode } from "../contract/all-errors.js";
import { type Text, textIn } from "../languages/message.js";
import { type ErrorTexts, withTexts } from "../languages/translated-reply.js";

/** Field name → error text shown next to the field. */
export type FieldErrors = Readonly<Record<string, string>>;
export type FieldTexts = Readonly<Record<string, Text>>;

export interface DomainErrorDetails {
  readonly fields?: FieldTexts;
  /** Replaces the error code's default text. */
  readonly message?: Text;
  /** Seconds until a retry makes sense. Sent as Retry-After. */
  readonly retryAfter?: number;
  /** Values that the client needs to continue, sent along with the code and the message. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * The only error that services throw on purpose. The two mappers in this folder turn it into GraphQL and HTTP errors.
 * `message`, `fields` and `data` are in English. `texts` holds the same texts for replies in any language.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: AnyErrorCode;
  readonly texts: ErrorTexts;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: AnyErrorCode, details: DomainErrorDetails = {}) {
    const { message = ALL_ERRORS[code].message, fields, data } = details;
    super(textIn("en", message), { cause: details.cause });
    this.code = code;
    this.texts = { message, fields, data };
    this.fields = fields && inEnglish(fields);
    this.retryAfter = details.retryAfter;
    this.data = data && withTexts("en", data);
  }

  get status(): number {
    return ALL_ERRORS[this.code].status;
  }
}

function inEnglish(fields: FieldTexts): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, textIn("en", text)]));
}

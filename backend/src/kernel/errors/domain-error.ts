import { ALL_ERRORS, type AnyErrorCode } from "../contract/all-errors.js";

/** Field name → the text shown next to the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Options of a DomainError. */
export interface DomainErrorDetails {
  readonly fields?: FieldErrors;
  /** Replaces the catalogue's text; only for texts that are themselves from the catalogue. */
  readonly message?: string;
  /** Seconds until a retry makes sense; becomes Retry-After. */
  readonly retryAfter?: number;
  /** What the client needs to continue; sent next to code and message. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * The one error that services throw on purpose. The two mappers in this folder turn it into GraphQL and HTTP errors.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: AnyErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: AnyErrorCode, details: DomainErrorDetails = {}) {
    super(details.message ?? ALL_ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.data = details.data;
  }

  /** HTTP status of the error's code. */
  get status(): number {
    return ALL_ERRORS[this.code].status;
  }
}

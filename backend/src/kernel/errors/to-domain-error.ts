import { isUnavailable } from "../db/db-errors.js";
import type { Logger } from "../log/logger.js";
import { DomainError } from "./domain-error.js";

/**
 * Retry-After while the database is down. Once the database is back, the site recovers within 4 s, and mostly in less
 * than 3 s (backend/bench/faults/README.md).
 */
const RETRY_AFTER_SECONDS = 3;

/**
 * Converts any thrown value to a DomainError. A DomainError is returned unchanged. Errors of an unavailable database
 * (`isUnavailable`) become UNAVAILABLE. Everything else becomes INTERNAL with the original as its cause, for the log
 * but never for the reply.
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) {
    return new DomainError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  }
  return new DomainError("INTERNAL", { cause: error });
}

/**
 * Logs an error that is a bug. Skips errors caused by a service that is down: kernel/log/outage.ts logs each outage
 * once, not with each affected request.
 */
export function logFault(log: Logger, error: unknown, message: string): void {
  if (toDomainError(error).code === "INTERNAL") log.error({ err: error }, message);
}

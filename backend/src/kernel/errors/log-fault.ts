import type { Logger } from "../log/logger.js";
import { toDomainError } from "./to-domain-error.js";

/**
 * Logs an error that is a bug. One that only says that a service is down is left out: that is logged once for
 * the whole outage (kernel/log/outage.ts), not with each affected request.
 */
export function logFault(log: Logger, error: unknown, message: string): void {
  if (toDomainError(error).code === "INTERNAL") log.error({ err: error }, message);
}

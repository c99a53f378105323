import type { Logger } from "../log/logger.js";
import { toDomainError } from "./to-domain-error.js";

/**
 * Logs an error that is a fault of ours. One that only says that something is away is left out: that is told once for
 * the whole outage (kernel/log/outage.ts), not with each request that meets it.
 */
export function logFault(log: Logger, error: unknown, message: string): void {
  if (toDomainError(error).code === "INTERNAL") log.error({ err: error }, message);
}

/** Codes after which the same transaction may succeed when run again (deadlock, lock wait, certification, busy). */
const RETRYABLE = new Set([
  "ER_LOCK_DEADLOCK",
  "ER_LOCK_WAIT_TIMEOUT",
  "ER_CHECKREAD",
  "SQLITE_BUSY",
  "SQLITE_BUSY_SNAPSHOT",
]);

/** Codes that say the database cannot serve at the moment: away, restarting, hanging, full. */
const UNAVAILABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "PROTOCOL_CONNECTION_LOST",
  "PROTOCOL_SEQUENCE_TIMEOUT",
  "PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR",
  "ER_CON_COUNT_ERROR",
  "ER_SERVER_SHUTDOWN",
  "ER_CONNECTION_KILLED",
  "ER_OPTION_PREVENTS_STATEMENT",
  "ER_DISK_FULL",
  "ER_UNKNOWN_COM_ERROR",
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_IOERR_WRITE",
  "SQLITE_CANTOPEN",
]);

/** The driver's error code, looked for on the error and on what it wraps (TypeORM keeps it in `driverError`). */
function driverCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (typeof code === "string") return code;
  return driverError === error ? undefined : driverCode(driverError);
}

/** True when running the whole transaction again may help. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(driverCode(error) ?? "");
}

/** True when the database is away, hanging or out of space, or stayed contended through every retry. */
export function isUnavailable(error: unknown): boolean {
  const code = driverCode(error) ?? "";
  if (UNAVAILABLE.has(code) || RETRYABLE.has(code)) return true;
  return (
    error instanceof Error &&
    /closed state|Pool is closed|Connection is not established|Queue limit/.test(error.message)
  );
}

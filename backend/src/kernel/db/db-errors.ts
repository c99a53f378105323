/**
 * These sets classify the drivers' error codes. SQLite's extended codes, such as `SQLITE_IOERR_WRITE`, are treated like
 * their main code (`SQLITE_IOERR`). mysql2 has names only for MySQL's errors, so MariaDB's own errors are listed by
 * number.
 */

/**
 * A lost race: the same transaction may succeed when run again. It met a deadlock (on Galera also a conflict with
 * another node's commit), waited too long for a lock, read a row that has changed since, or found SQLite busy.
 */
const LOST_RACE = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "ER_CHECKREAD", "SQLITE_BUSY"]);

/** The statement or its connection was killed. Another connection may be available immediately. */
const CUT_OFF = new Set([
  "ECONNRESET",
  "EPIPE",
  "PROTOCOL_CONNECTION_LOST",
  "PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR",
  "ER_QUERY_INTERRUPTED",
  "ER_QUERY_TIMEOUT",
  "ER_CLIENT_INTERACTION_TIMEOUT",
  "1927", // connection was killed
  "1969", // max_statement_time exceeded
]);

/** The database is full, read-only or damaged. Writes fail until an operator fixes the cause. */
const CANNOT_WRITE = new Set([
  "ER_DISK_FULL",
  "ER_RECORD_FILE_FULL",
  "ER_ERROR_ON_WRITE",
  "ER_OPTION_PREVENTS_STATEMENT",
  "ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION",
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_READONLY",
  "SQLITE_CORRUPT",
  "SQLITE_NOTADB",
  "ENOSPC",
  "EROFS",
]);

/** The database is down, restarting, hanging or refusing connections. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "PROTOCOL_SEQUENCE_TIMEOUT",
  "ER_CON_COUNT_ERROR",
  "ER_OUT_OF_RESOURCES",
  "ER_OUTOFMEMORY",
  "ER_CANT_CREATE_THREAD",
  "ER_TOO_MANY_USER_CONNECTIONS",
  "ER_USER_LIMIT_REACHED",
  "ER_HOST_IS_BLOCKED",
  "ER_HOST_NOT_PRIVILEGED",
  "ER_HANDSHAKE_ERROR",
  "ER_SERVER_SHUTDOWN",
  "ER_NORMAL_SHUTDOWN",
  "ER_FORCING_CLOSE",
  "ER_ABORTING_CONNECTION",
  "ER_NEW_ABORTING_CONNECTION",
  "ER_NET_READ_ERROR",
  "ER_NET_READ_INTERRUPTED",
  "ER_NET_ERROR_ON_WRITE",
  "ER_NET_WRITE_INTERRUPTED",
  "ER_ERROR_DURING_COMMIT",
  "ER_UNKNOWN_COM_ERROR", // a Galera node that is not part of the cluster
  "SQLITE_CANTOPEN",
  "SQLITE_PROTOCOL",
  "SQLITE_NOMEM",
  "E_TIMEOUT",
]);

/** Wrong credentials or a missing database: a configuration error at startup, an outage later. */
const TURNED_AWAY = new Set([
  "ER_ACCESS_DENIED_ERROR",
  "ER_DBACCESS_DENIED_ERROR",
  "ER_ACCESS_DENIED_NO_PASSWORD_ERROR",
  "ER_BAD_DB_ERROR",
]);

/** The messages of errors that mysql2 reports without a code. */
const CODELESS = /closed state|Pool is closed|Connection is not established|Queue limit|read ECONN/;

/** Returns whether running the whole transaction again may help. */
export function isRetryable(error: unknown): boolean {
  return LOST_RACE.has(codeOf(error));
}

/** Returns whether the statement or connection was killed, so that one retry on another connection makes sense. */
export function isCutOff(error: unknown): boolean {
  return CUT_OFF.has(codeOf(error)) || CODELESS.test(messageOf(error));
}

/** Returns whether the database accepts no writes because it is full, read-only or damaged. */
export function isUnwritable(error: unknown): boolean {
  return CANNOT_WRITE.has(codeOf(error));
}

/**
 * Returns whether the credentials are refused or the database does not exist. At startup, waiting does not help in
 * either case.
 */
export function isTurnedAway(error: unknown): boolean {
  return TURNED_AWAY.has(codeOf(error));
}

/**
 * Returns whether an error means that the database is unavailable: its code is in one of the sets above, or its message
 * matches `CODELESS`. A lost race counts too: if it remains after all retries, the database is too busy.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  const sets = [AWAY, CUT_OFF, LOST_RACE, CANNOT_WRITE, TURNED_AWAY];
  return sets.some((codes) => codes.has(code)) || CODELESS.test(messageOf(error));
}

export function isMissingTable(error: unknown): boolean {
  return codeOf(error) === "ER_NO_SUCH_TABLE" || messageOf(error).includes("no such table");
}

/**
 * Returns the driver's error code from the error itself or from the driver's error that TypeORM wraps (`driverError`).
 * Returns "" if there is no code.
 */
function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  const { code, errno, driverError } = error as Record<"code" | "errno" | "driverError", unknown>;
  if (typeof code === "string") return code.replace(/^(SQLITE_[A-Z]+)_\w+$/, "$1");
  if (typeof errno === "number") return String(errno);
  return driverError === error ? "" : codeOf(driverError);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}

/**
 * Thrown if the database's schema is unusable and waiting does not help. The message is one line that says what to do.
 */
export class SchemaError extends Error {}

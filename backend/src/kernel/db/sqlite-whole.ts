import BetterSqlite3 from "better-sqlite3";
import { existsSync, openSync, closeSync, readSync, statSync } from "node:fs";
import { SchemaError } from "./db-errors.js";

/**
 * While a SQLite database is open, the latest writes are in a second file (`-wal`): the main file alone is an
 * older state, at worst an empty one. So the main file is marked as in use (in its user_version, which is free
 * for applications) from opening until its last user has closed it, when SQLite merges the second file and
 * deletes it. The mark is made of the file's own number on its disk, which a copy has not: a file that another file's
 * mark is in, without a second file, was copied alone. With its own mark the server was killed, and another program (sqlite3,
 * say) has opened the file since and merged the second one, so nothing is missing. Versions before this one wrote 1 as a mark.
 */
const FORMER_MARK = 1;
/** Where SQLite keeps the user_version: four bytes, big-endian (sqlite.org/fileformat2.html, 1.3). */
const USER_VERSION_AT = 60;
const HEADER_BYTES = 100;
/** How many marks there are: a user_version is a signed number of 32 bits. */
const MARKS = 2n ** 31n - 2n;

/**
 * Before the database is opened: closing a file ends every lock that the process has on it, SQLite's own as well.
 * @returns whether the main file has its own mark of being in use
 * @throws SchemaError with one line that says what to do when a part of the database is missing.
 */
export function requireWhole(file: string): boolean {
  const wal = `${file}-wal`;
  if (sizeOf(file) === 0) {
    if (sizeOf(wal) === 0) return false;
    throw new SchemaError(
      `${wal} is there and ${file} is not: put it back next to it, or move ${wal} away to start with an empty site.`,
    );
  }
  const mark = userVersion(file);
  const isOwn = mark === markOf(file);
  if (isOwn || mark === 0 || existsSync(wal)) return isOwn;
  throw new SchemaError(
    `${file} was copied without ${wal} while it was in use, so what was written last is missing: copy both, or restore ` +
      `a backup (docs/backup.md). To go on with what is in it all the same: touch ${wal}`,
  );
}

/** The part of a connection that is used here. */
interface Pragmas {
  pragma(text: string, options?: { readonly simple: boolean }): unknown;
}

/**
 * Marks the main file as in use. Does nothing if it cannot be written, or if another process is doing so.
 * @param wasMarked what `requireWhole` found; its last user may have left since
 */
export function markInUse(connection: Pragmas, file: string, wasMarked: boolean): void {
  const mark = markOf(file);
  try {
    if (wasMarked && connection.pragma("user_version", { simple: true }) === mark) return;
    connection.pragma(`user_version = ${String(mark)}`);
    connection.pragma("wal_checkpoint(PASSIVE)");
  } catch {
    // see above
  }
}

/**
 * Marks a closed database. If SQLite has deleted the second file, no process has it open and the main file is complete.
 */
export function markClosed(file: string): void {
  if (existsSync(`${file}-wal`) || userVersion(file) === 0) return;
  try {
    const connection = new BetterSqlite3(file, { fileMustExist: true, timeout: 0 });
    connection.pragma("user_version = 0");
    connection.close();
  } catch {
    // Nothing is lost: the next start stops and asks what to do.
  }
}

/**
 * Merges the second file into the main file, which is then the only one.
 * @throws SQLite's error: SQLITE_BUSY when another process has it open.
 */
export function makeSingleFile(file: string): void {
  const connection = new BetterSqlite3(file, { fileMustExist: true, timeout: 0 });
  try {
    connection.pragma("journal_mode = DELETE");
    connection.pragma("user_version = 0");
  } finally {
    connection.close();
  }
}

function userVersion(file: string): number {
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, "r");
  try {
    readSync(handle, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(handle);
  }
  return header.readInt32BE(USER_VERSION_AT);
}

/** Returns a number from 2 to 2^31 - 1. Asking for it opens no file: closing one would end SQLite's locks on it. */
function markOf(file: string): number {
  return Number(statSync(file, { bigint: true }).ino % MARKS) + FORMER_MARK + 1;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

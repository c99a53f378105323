/**
 * While a SQLite database is open, its latest writes are in the `-wal` file. The main file alone is an older state, at
 * worst an empty one. The main file therefore gets an in-use mark in its user_version, a number that SQLite leaves to
 * applications. The last process that closes the database removes the mark, after SQLite has merged and deleted the
 * `-wal` file.
 *
 * The mark is derived from the main file's inode number, which a copy does not share. There are two reasons why a
 * marked main file has no `-wal` file. If the mark is another file's, the main file was copied alone. If the mark is
 * its own, the server was killed, and another program (such as sqlite3) has since merged the `-wal` file, so nothing is
 * missing.
 */

import BetterSqlite3 from "better-sqlite3";
import { existsSync, openSync, closeSync, readSync, statSync } from "node:fs";
import { SchemaError } from "./db-errors.js";

/** The constant in-use mark of older versions. */
const FORMER_MARK = 1;
/** The position of the user_version: four bytes, big-endian (sqlite.org/fileformat2.html, 1.3). */
const USER_VERSION_AT = 60;
const HEADER_BYTES = 100;
/** The number of different marks. A user_version is a signed 32-bit number. */
const MARKS = 2n ** 31n - 2n;

/**
 * Checks that a database has all its parts. Must run before SQLite opens the database: the check opens and closes the
 * file, and closing a file releases all locks that the process has on it, even SQLite's own.
 * @returns whether the main file has its own in-use mark
 * @throws SchemaError with one line that says what to do, if a part of the database is missing
 */
export function requireWhole(file: string): boolean {
  const wal = `${file}-wal`;
  if (sizeOf(file) === 0) {
    if (sizeOf(wal) === 0) return false;
    throw new SchemaError(
      `${wal} exists, but ${file} does not. Put ${file} back into the same folder, or move ${wal} away to start with an empty site.`,
    );
  }
  const mark = userVersion(file);
  const isOwn = mark === markOf(file);
  if (isOwn || mark === 0 || existsSync(wal)) return isOwn;
  throw new SchemaError(
    `${file} was copied without ${wal} while it was in use, so the latest data is missing. Copy both files, or restore ` +
      `a backup (docs/backup.md). To use the incomplete data anyway: touch ${wal}`,
  );
}

/** The only method of a connection that this file uses. */
interface Pragmas {
  pragma(text: string, options?: { readonly simple: boolean }): unknown;
}

/**
 * Marks the main file as in use. Does nothing if the file cannot be written, or if another process is marking it.
 * @param wasMarked the result of `requireWhole`; another process may have removed the mark since
 */
export function markInUse(connection: Pragmas, file: string, wasMarked: boolean): void {
  const mark = markOf(file);
  try {
    if (wasMarked && connection.pragma("user_version", { simple: true }) === mark) return;
    connection.pragma(`user_version = ${String(mark)}`);
    connection.pragma("wal_checkpoint(PASSIVE)");
  } catch {
    // The file cannot be written, or another process is marking it.
  }
}

/**
 * Removes the in-use mark of a closed database, but only if the `-wal` file is gone. SQLite deletes this file when the
 * last process closes the database. The main file is then complete.
 */
export function markClosed(file: string): void {
  if (existsSync(`${file}-wal`) || userVersion(file) === 0) return;
  try {
    const connection = new BetterSqlite3(file, { fileMustExist: true, timeout: 0 });
    connection.pragma("user_version = 0");
    connection.close();
  } catch {
    // The mark remains, but nothing is lost: a database with its own mark still opens, and only a copy is refused.
  }
}

/**
 * Merges the `-wal` file into the main file, so that only the main file remains.
 * @throws SQLite's error SQLITE_BUSY if another process has the database open
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

/**
 * Returns a file's in-use mark, a number from 2 to 2^31 - 1. Does not open the file, because closing it would release
 * SQLite's locks on it.
 */
function markOf(file: string): number {
  return Number(statSync(file, { bigint: true }).ino % MARKS) + FORMER_MARK + 1;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

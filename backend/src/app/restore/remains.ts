import BetterSqlite3 from "better-sqlite3";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isRetryable } from "../../kernel/db/db-errors.js";

/** The name prefix of a restore's work folder, which contains the temporary databases. */
const WORK = "restoring-";
/**
 * The name of a database in the work folder. The running restore keeps this database locked. The operating system
 * releases the lock however the process ends.
 */
const LOCK = "running";
/**
 * The age in milliseconds after which a folder without a lock is removed. A younger folder may belong to a restore that
 * is just starting. Older versions made folders without a lock.
 */
const NO_LOCK_MS = 3_600_000;
/** The part of a replaced database's name between the original name and the time. */
const REPLACED = ".before-restore-";

/** A folder for the temporary databases of one restore. */
interface WorkFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a restore's work folder below `parent`. First removes the folders that killed restores left behind. */
export async function openWorkFolder(parent: string): Promise<WorkFolder> {
  await removeInterrupted(parent);
  const path = await mkdtemp(join(parent, WORK));
  const lock = lockOn(join(path, LOCK));
  return {
    path,
    async remove() {
      lock?.close();
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Removes the folders below `parent` that killed restores left behind. Returns the number of removed folders. */
export async function removeInterrupted(parent: string): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(parent)) {
    const folder = join(parent, name);
    if (!name.startsWith(WORK) || !(await isOver(folder))) continue;
    await rm(folder, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

/** Returns the name under which a restore keeps the replaced database. */
export function replacedName(file: string, at = new Date()): string {
  return `${file}${REPLACED}${at.toISOString().replace(/[:.]/g, "-")}`;
}

/**
 * Removes the SQLite databases that restores replaced before the given time, and the folders that killed restores left
 * behind. Returns the number of removed files and folders.
 */
export async function removeRemains(file: string, before: Date): Promise<number> {
  const folder = dirname(file);
  // Compares names, which contain the time of the restore. The file's own time is that of the last write.
  const oldest = basename(replacedName(file, before));
  const old = (await namesIn(folder)).filter(
    (name) => name.startsWith(basename(file) + REPLACED) && name < oldest,
  );
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length + (await removeInterrupted(folder));
}

async function isOver(folder: string): Promise<boolean> {
  const lock = join(folder, LOCK);
  if (existsSync(lock)) {
    const ours = lockOn(lock);
    ours?.close();
    return ours !== null;
  }
  const made = await stat(folder).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > NO_LOCK_MS;
}

/**
 * Locks a file and returns the connection that holds the lock, or null if another connection of any process has the
 * lock.
 */
function lockOn(file: string): BetterSqlite3.Database | null {
  const connection = new BetterSqlite3(file, { timeout: 0 });
  try {
    connection.exec("BEGIN EXCLUSIVE");
    return connection;
  } catch (error) {
    connection.close();
    if (isRetryable(error)) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

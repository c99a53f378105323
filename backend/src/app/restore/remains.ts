import BetterSqlite3 from "better-sqlite3";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isRetryable } from "../../kernel/db/db-errors.js";

/** The beginning of the name of a restore's work folder, which holds its temporary databases. */
const WORK = "restoring-";
/**
 * The name of a database in the work folder on which the restore holds a lock. The operating system releases the lock
 * when the process ends in any way.
 */
const LOCK = "running";
/**
 * The age in milliseconds after which a folder without a lock is removed. Younger folders may still be in the making.
 * Older versions made folders without a lock.
 */
const NO_LOCK_MS = 3_600_000;
/** The suffix of the name under which a replaced database is kept. */
const REPLACED = ".before-restore-";

/** A folder for the temporary databases of one restore. */
interface WorkFolder {
  readonly path: string;
  /** Removes the folder with everything in it. */
  remove(): Promise<void>;
}

/** Creates a restore's work folder below `parent`. First removes the folders of restores that were killed. */
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

/** Removes the folders below `parent` that killed restores left; returns their number. */
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

/** Returns the name under which a restore keeps the database that was there before. */
export function replacedName(file: string, at = new Date()): string {
  return `${file}${REPLACED}${at.toISOString().replace(/[:.]/g, "-")}`;
}

/**
 * Removes the SQLite databases that restores replaced before a time, and the folders that killed restores left. Returns
 * the number of removed files and folders.
 */
export async function removeRemains(file: string, before: Date): Promise<number> {
  const folder = dirname(file);
  // The time comes from the name. The file's own time is that of its last write.
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

/** Locks a file; null when another process, or another part of this one, has the lock. */
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

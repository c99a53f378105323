import BetterSqlite3 from "better-sqlite3";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isRetryable } from "../../kernel/db/db-errors.js";

/** How the folder of a restore begins, in which its temporary databases are. */
const WORK = "restoring-";
/** A database that its restore holds a lock on: the system ends the lock with the process, however that ends. */
const LOCK = "running";
/** A folder without a lock is one that is being made, or of an older version: removed after this many milliseconds. */
const NO_LOCK_MS = 3_600_000;
/** What follows a database's file name while it is kept after a restore. */
const REPLACED = ".before-restore-";

/** A folder for the temporary databases of one restore. */
interface WorkFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  remove(): Promise<void>;
}

/** Makes a restore's folder below `parent`, after removing those of restores that were killed. */
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

/** Removes the folders that killed restores have left below `parent`, and returns how many. */
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

/** Removes what was kept of a SQLite database by restores before a time, and what killed restores left; returns how many. */
export async function removeRemains(file: string, before: Date): Promise<number> {
  const folder = dirname(file);
  // The time is in the name: the file's own is that of its last write.
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

/** Returns null when another process, or another part of this one, has it. */
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

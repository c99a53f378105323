import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import type { Logger } from "../log/logger.js";

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** The suffixes of a database's files. SQLite gives the second and third file the mode of the main file. */
const ENDS = ["", "-wal", "-shm"];

/**
 * Makes a SQLite database's files readable by their owner only, regardless of the umask. The files contain people's
 * names, addresses and hashes, and many people may have an account on a university's machine. A new database gets this
 * mode when it is created. Logs a warning if other users could access an existing file.
 */
export function keepPrivate(file: string, log: Logger): void {
  if (process.platform === "win32") return; // Windows has no file modes
  if (!existsSync(file)) closeSync(openSync(file, "a", OWNER_ONLY));
  for (const path of ENDS.map((end) => file + end)) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) === 0) continue;
    try {
      chmodSync(path, OWNER_ONLY);
      log.warn({ file: path }, "others could read the database's file: now its owner alone can");
    } catch {
      log.warn(
        { file: path },
        "others can read the database's file, and its owner is another user: chmod 600 it",
      );
    }
  }
}

import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** The folder whose files Linux keeps in memory. */
const IN_MEMORY = "/dev/shm";
/**
 * Minimum free space for temporary files in `IN_MEMORY`, in bytes. The machine must also have twice as much free
 * memory. A whole run needs at most a quarter of the space at a time, for databases and a browser's profile.
 */
const ROOM = 2 * 1024 ** 3;

/**
 * Makes a folder for the temporary files of this process and its children, and removes it when this process ends. The
 * folder is in memory if there is enough space, because on disk, a test file's database would mostly wait for the disk.
 */
export function useThrowawayFolder() {
  const folder = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), "club-run-"));
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
  } catch {
    return false;
  }
}

import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const MEGABYTE = Buffer.alloc(1024 * 1024);

/** A folder on a separate, small file system. Needs root. */
export interface Room {
  readonly folder: string;
  dispose(): Promise<void>;
}

/** Creates an in-memory file system of the given size. */
export async function makeRoom(megabytes: number): Promise<Room> {
  const folder = await mkdtemp(join(tmpdir(), "club-faults-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${String(megabytes)}m`, "tmpfs", folder]);
  return {
    folder,
    async dispose() {
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills the file system. Returns a function that frees the space again. */
export async function fill(folder: string): Promise<() => Promise<unknown>> {
  const ballast = join(folder, "ballast");
  for (let size = MEGABYTE.length; size >= 1024;) {
    try {
      await appendFile(ballast, MEGABYTE.subarray(0, size));
    } catch {
      size /= 2;
    }
  }
  return () => rm(ballast);
}

import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../../../kernel/backup/write-backup.js";
import type { PictureFiles, PictureStore } from "./open-store.js";

/** Prefix of the folders in which pictures are being written. */
const NEW = ".new-";
const DAY_MS = 24 * 3_600_000;

/** Stores pictures in a folder, each in its own subfolder. Several servers may share the folder. */
export class FolderStore implements PictureStore {
  constructor(readonly folder: string) {}

  /** Writes the files to a temporary folder and then renames it, so that no request finds an incomplete picture. */
  async put(name: string, files: PictureFiles): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.#clear();
    const aside = await mkdtemp(join(this.folder, NEW));
    try {
      for (const [file, bytes] of files)
        await writeFile(join(aside, file), bytes, { mode: 0o600, flush: true });
      await rename(aside, join(this.folder, name));
      await syncFolder(this.folder);
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      throw error;
    }
  }

  get(name: string, file: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name, file)).catch(nothingThere(null));
  }

  async files(name: string): Promise<PictureFiles> {
    const files = new Map<string, Buffer>();
    for (const file of await readdir(join(this.folder, name)))
      files.set(file, await readFile(join(this.folder, name, file)));
    return files;
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { recursive: true, force: true });
  }

  async names(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch(nothingThere<string[]>([]));
    return names.filter((name) => !name.startsWith(NEW));
  }

  /**
   * Removes temporary folders that are older than a day. Such a folder remains when a server is killed while it writes
   * a picture.
   */
  async #clear(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (!name.startsWith(NEW)) continue;
      // A concurrent upload may have just renamed this folder.
      const there = await stat(path).catch(nothingThere(null));
      if (there !== null && Date.now() - there.mtimeMs > DAY_MS)
        await rm(path, { recursive: true, force: true });
    }
  }
}

/** Returns an error handler that returns `instead` for a missing file and rethrows all other errors. */
function nothingThere<T>(instead: T): (error: unknown) => T {
  return (error) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return instead;
    throw error;
  };
}

import { statSync } from "node:fs";

/**
 * The files of an open SQLite database. Operators may delete or replace them while the server runs. SQLite would not
 * notice and would keep writing to the unlinked file, and all these writes would be lost at the next start.
 */
export class SqliteFile {
  readonly #files: readonly { readonly path: string; readonly inode: number }[];

  /** @param path the path of a database that is open in WAL mode */
  constructor(path: string) {
    this.#files = [path, `${path}-wal`].map((name) => ({ path: name, inode: inodeOf(name) }));
  }

  /**
   * Checks that the files are still those that were opened.
   * @throws an error with SQLite's own code if a file was moved, deleted or replaced
   */
  requireInPlace(): void {
    for (const { path, inode } of this.#files) {
      if (inodeOf(path) === inode) continue;
      throw Object.assign(
        new Error(
          `${path} was moved, deleted or replaced while the server has it open: put it back, or restart the server`,
        ),
        { code: "SQLITE_READONLY_DBMOVED" },
      );
    }
  }
}

/** Returns a file's inode number, or 0 for a missing file. */
function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}

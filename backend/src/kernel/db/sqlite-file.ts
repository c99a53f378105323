import { statSync } from "node:fs";

/**
 * The files of an open SQLite database. Operators may delete or replace them while the server runs, which SQLite does
 * not notice: it keeps writing to the unlinked file, and at the next start all of that is lost.
 */
export class SqliteFile {
  readonly #files: readonly { readonly path: string; readonly inode: number }[];

  /** @param path of a database that is open in WAL mode. */
  constructor(path: string) {
    this.#files = [path, `${path}-wal`].map((name) => ({ path: name, inode: inodeOf(name) }));
  }

  /** @throws an error with SQLite's own code when a file is no longer where it was opened. */
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

/** 0 where there is no such file. */
function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}

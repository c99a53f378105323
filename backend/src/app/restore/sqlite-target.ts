import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { isEmpty } from "../../kernel/backup/table-rows.js";
import { syncFolder } from "../../kernel/backup/write-backup.js";
import { isRetryable } from "../../kernel/db/db-errors.js";
import { inSnapshot } from "../../kernel/db/maintenance.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { makeSingleFile } from "../../kernel/db/sqlite-whole.js";
import { DATA_MODEL } from "../data-model.js";
import { replacedName } from "./remains.js";
import { inUse, notEmpty } from "./refusals.js";

/** Suffixes of a SQLite database's files: the main file, the write-ahead log and the log's index. */
const ENDS = ["", "-wal", "-shm"];

/** A SQLite file. The restored file replaces the old file, which is kept next to it under another name. */
export class SqliteTarget {
  constructor(private readonly file: string) {}

  /**
   * Returns the database's folder. The temporary database must be on the same disk, because renaming does not work
   * across disks.
   */
  async workFolder(): Promise<string> {
    const folder = dirname(this.file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  async requireFree(replace: boolean): Promise<void> {
    if (!ENDS.some((end) => existsSync(this.file + end))) return;
    this.#requireAlone();
    if (!replace && !(await this.#isEmpty())) throw notEmpty(this.file);
  }

  async restore(scratch: string, _backup: string, report: (line: string) => void): Promise<void> {
    if (ENDS.some((end) => existsSync(this.file + end))) {
      this.#requireAlone();
      const previousFile = replacedName(this.file);
      for (const end of ENDS)
        if (existsSync(this.file + end)) await rename(this.file + end, previousFile + end);
      report(`The previous data is kept as ${previousFile}.`);
    }
    makeSingleFile(scratch);
    await rename(scratch, this.file);
    await syncFolder(dirname(this.file));
    report(`${this.file} now has the data of the backup.`);
  }

  /**
   * Checks that no other program has the file open. A damaged file passes, because SQLite cannot check it.
   * @throws Error when another program uses the file
   */
  #requireAlone(): void {
    if (!existsSync(this.file)) return;
    try {
      makeSingleFile(this.file);
    } catch (error) {
      if (isRetryable(error)) throw inUse(this.file);
    }
  }

  async #isEmpty(): Promise<boolean> {
    const db = await openDatabase(`sqlite:${this.file}`, DATA_MODEL).catch(() => null);
    if (!db) return false;
    try {
      return await inSnapshot(db, isEmpty);
    } finally {
      await db.close();
    }
  }
}

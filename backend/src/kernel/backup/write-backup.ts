import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../db/database.js";
import { inSnapshot, type Connection } from "../db/maintenance.js";
import { appliedMigrations } from "../db/schema-state.js";
import {
  backupName,
  FORMAT,
  FORMAT_VERSION,
  linesOfPart,
  type Header,
  type Seal,
  type TablePart,
} from "./backup-file.js";
import { supersededBackups, type KeepRule } from "./keep-rule.js";
import { rowText, TableDigest } from "./table-digest.js";
import { rowsOf, tablesOf } from "./table-rows.js";

/** Yields all data in a database, table by table. Must run in a snapshot to get a consistent state. */
export async function* partsOf(connection: Connection): AsyncGenerator<TablePart> {
  for (const table of await tablesOf(connection)) {
    yield { kind: "start", table: table.name, columns: table.columns };
    const digest = new TableDigest();
    for await (const rows of rowsOf(connection, table)) {
      for (const row of rows) digest.add(rowText(row));
      yield { kind: "rows", rows };
    }
    yield { kind: "end", end: table.name, ...digest.value };
  }
}

/** The extension of an incomplete file, so that operators do not mistake it for a backup. */
const PARTIAL = ".partial";
const DAY_MS = 24 * 3600 * 1000;

/** A written backup: its file, its size, and the number of tables and rows. */
export interface Written {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
}

interface BackupOptions {
  /** The commit that the site was built from. */
  readonly commit?: string;
  /**
   * Runs when the data is on the disk, before the file gets its final name. Copies the pictures, without which a backup
   * is incomplete.
   */
  readonly beforeNaming?: () => Promise<void>;
}

/**
 * Writes a snapshot of all the club's data into a new file in `folder`. Only the file's owner can read the file. The
 * site may keep running, but must not migrate. The file gets its final name once it is complete and on the disk.
 * @param product the version of the site
 * @throws Error if the database has no tables yet
 */
export async function writeBackup(
  db: Database,
  folder: string,
  product: string,
  { commit, beforeNaming }: BackupOptions = {},
): Promise<Written> {
  const at = new Date();
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0)
    throw new Error("The database has no tables yet: there is nothing to back up.");
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    product,
    ...(commit === undefined ? {} : { commit }),
    madeAt: at.toISOString(),
    dialect: db.dialect,
    migrations,
  };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(at));
  const partial = `${file}${PARTIAL}`;
  const count = { tables: 0, rows: 0 };
  try {
    await inSnapshot(db, async (connection) => {
      const out = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
      await pipeline(Readable.from(sealed(lines(connection, header, count))), createGzip(), out);
    });
    await beforeNaming?.();
    await rename(partial, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { file, ...count, bytes: (await stat(file)).size };
}

async function* lines(
  connection: Connection,
  header: Header,
  count: { tables: number; rows: number },
): AsyncGenerator<string> {
  yield line(header);
  for await (const part of partsOf(connection)) {
    if (part.kind === "end") {
      count.tables += 1;
      count.rows += part.rows;
    }
    yield linesOfPart(part);
  }
}

async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const whole = createHash("sha256");
  for await (const text of lines) {
    whole.update(text);
    yield text;
  }
  yield line({ sha256: whole.digest("hex") } satisfies Seal);
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** Syncs a folder to disk. Until then, the name of a new file in the folder may be lost in a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Removes the backups in `folder` that the rule does not keep. Also removes partial files of backups that were
 * interrupted at least a day ago. Returns the names of the removed backups.
 */
export async function removeOldBackups(folder: string, rule: KeepRule): Promise<string[]> {
  const names = await readdir(folder);
  const old = supersededBackups(names, rule);
  for (const name of old) await rm(join(folder, name));
  for (const name of names.filter((one) => one.endsWith(PARTIAL))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(folder, name));
  }
  return old;
}

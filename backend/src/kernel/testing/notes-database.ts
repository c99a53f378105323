import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import type { Database, Tx } from "../db/database.js";
import { execute } from "../db/raw-sql.js";
import { openDatabase } from "../db/open-database.js";

/** A SQLite database with a single table, `notes`, in a separate folder. */
export interface NotesDatabase {
  readonly file: string;
  readonly db: Database;
  dispose(): Promise<void>;
}

export async function openNotes(): Promise<NotesDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "club-notes-"));
  const file = join(folder, "club.sqlite");
  const db = await openDatabase(`sqlite:${file}`, { entities: [], migrations: [] });
  await db.inTransaction((tx) =>
    tx.query("CREATE TABLE notes (id TEXT PRIMARY KEY, parent TEXT REFERENCES notes)"),
  );
  return {
    file,
    db,
    async dispose() {
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function writeNote(tx: Tx, id: string, parent: string | null = null): Promise<unknown> {
  return execute(tx, "INSERT INTO notes (id, parent) VALUES (?, ?)", [id, parent]);
}

/** Returns the ids of the committed notes, read from the file as another process would. */
export function committedNotes(file: string): string[] {
  const reader = new BetterSqlite3(file, { readonly: true });
  const rows = reader.prepare<[], { id: string }>("SELECT id FROM notes ORDER BY id").all();
  reader.close();
  return rows.map(({ id }) => id);
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../kernel/db/database.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { DATA_MODEL } from "./data-model.js";

/** Runs `work` on an empty SQLite database with the product's entities, then removes the database. */
export async function onThrowawayDatabase<T>(work: (db: Database) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "club-entities-"));
  try {
    const db = await openDatabase(`sqlite:${join(folder, "club.sqlite")}`, DATA_MODEL);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "./database.js";
import { openDatabase } from "./open-database.js";

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "club-private-"));
  umask = process.umask(0o002);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const ENDS = ["", "-wal", "-shm"];
const modesOf = (file: string): string[] =>
  ENDS.map((end) => (statSync(file + end).mode & 0o777).toString(8));

async function opened(file: string, warnings: string[] = []): Promise<Database> {
  const ignore = () => undefined;
  const warn = (_facts: object, text: string) => void warnings.push(text);
  const log = { debug: ignore, info: ignore, warn, error: ignore };
  const db = await openDatabase(`sqlite:${file}`, { entities: [], migrations: [], log });
  await db.inTransaction((tx) => tx.query("CREATE TABLE IF NOT EXISTS notes (id TEXT)"));
  return db;
}

test("only its owner can read a new database and the folder created for it, whatever the umask", async () => {
  const file = join(folder, "data/club.sqlite");
  const warnings: string[] = [];
  const db = await opened(file, warnings);
  expect(modesOf(file)).toEqual(["600", "600", "600"]);
  expect((statSync(join(folder, "data")).mode & 0o777).toString(8)).toBe("700");
  expect(warnings).toEqual([]);
  await db.close();
});

test("one that others could read is made private at the next start, which the log reports", async () => {
  const file = join(folder, "club.sqlite");
  const running = await opened(file);
  for (const end of ENDS) chmodSync(file + end, 0o644);
  const warnings: string[] = [];
  const db = await opened(file, warnings);
  expect(modesOf(file)).toEqual(["600", "600", "600"]);
  expect(warnings).toHaveLength(3);
  await db.close();
  await running.close();
});

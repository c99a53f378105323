import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { BULK, type Database, type Tx } from "./database.js";
import { execute } from "./execute.js";
import { openDatabase } from "./open-database.js";

let folder: string;
let file: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "club-group-commit-"));
  file = join(folder, "club.sqlite");
  db = await openDatabase(`sqlite:${file}`, { entities: [], migrations: [] });
  await db.inTransaction((tx) =>
    tx.query("CREATE TABLE notes (id TEXT PRIMARY KEY, parent TEXT REFERENCES notes)"),
  );
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const write = (tx: Tx, id: string, parent: string | null = null): Promise<unknown> =>
  execute(tx, "INSERT INTO notes (id, parent) VALUES (?, ?)", [id, parent]);

/** What another process finds in the file: only what is committed. */
function committed(): string[] {
  const reader = new BetterSqlite3(file, { readonly: true });
  const rows = reader.prepare<[], { id: string }>("SELECT id FROM notes ORDER BY id").all();
  reader.close();
  return rows.map(({ id }) => id);
}

/** Transactions in the write-ahead log: frames that say how large the database is after them (SQLite, "WAL file format"). */
function commitsInLog(): number {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

test("writes of one moment are one commit; whoever was told of theirs has it stored", async () => {
  const before = commitsInLog();
  const ids = Array.from({ length: 10 }, (_, n) => `n${String(n)}`);
  await Promise.all(
    ids.map(async (id) => {
      await db.inTransaction((tx) => write(tx, id));
      expect(committed()).toContain(id);
    }),
  );
  expect(commitsInLog() - before).toBeLessThan(ids.length);
});

test("a member that fails takes back its own writes, and those of nobody else", async () => {
  const [before, failing, after] = await Promise.allSettled([
    db.inTransaction((tx) => write(tx, "before")),
    db.inTransaction(async (tx) => {
      await write(tx, "undone");
      throw new Error("changed my mind");
    }),
    db.inTransaction((tx) => write(tx, "after")),
  ]);
  expect([before.status, failing.status, after.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(committed()).toEqual(["after", "before"]);
});

test.each([
  ["rolls back everything by itself", "INSERT OR ROLLBACK INTO notes (id) VALUES ('taken')", "UNIQUE"],
  ["refuses the COMMIT", "INSERT INTO notes (id, parent) VALUES ('orphan', 'nobody')", "FOREIGN KEY"],
])("when SQLite %s for one member, the others' writes happen all the same", async (_why, sql, reason) => {
  await db.inTransaction((tx) => write(tx, "taken"));
  const [before, failing, after] = await Promise.allSettled([
    db.inTransaction((tx) => write(tx, "before")),
    db.inTransaction(async (tx) => {
      await tx.query("PRAGMA defer_foreign_keys = ON");
      await tx.query(sql);
    }),
    db.inTransaction((tx) => write(tx, "after")),
  ]);
  expect([before.status, after.status]).toEqual(["fulfilled", "fulfilled"]);
  expect(String((failing as PromiseRejectedResult).reason)).toContain(reason);
  expect(committed()).toEqual(["after", "before", "taken"]);
});

test("a failure that is due to another's write is heard of when that is committed", async () => {
  const first = db.inTransaction((tx) => write(tx, "name"));
  const second = db.inTransaction((tx) => write(tx, "name")).catch(committed);
  expect(await second).toEqual(["name"]);
  await first;
});

test("nobody waits for a long operation that began later", async () => {
  let isOver = false;
  const quick = db.inTransaction((tx) => write(tx, "quick")).then(() => isOver);
  const long = db.inTransaction(async (tx) => {
    await write(tx, "long");
    await sleep(300);
    isOver = true;
  }, BULK);
  expect(await quick).toBe(false);
  await long;
  expect(committed()).toEqual(["long", "quick"]);
});

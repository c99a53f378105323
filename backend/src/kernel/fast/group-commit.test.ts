import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  committedNotes,
  type NotesDatabase,
  openNotes,
  writeNote as write,
} from "../testing/notes-database.js";
import { BULK, type Database } from "../db/database.js";

let notes: NotesDatabase;
let db: Database;
beforeEach(async () => {
  notes = await openNotes();
  ({ db } = notes);
});
afterEach(() => notes.dispose());

const committed = (): string[] => committedNotes(notes.file);

/**
 * Returns the number of transactions in the write-ahead log. Each commit ends with a frame that records the database's
 * size (SQLite, "WAL file format").
 */
function commitsInLog(): number {
  const log = readFileSync(`${notes.file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

test("concurrent writes are one commit; a write that was confirmed is stored", async () => {
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

test("a failing member rolls back only its own writes", async () => {
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
  ["refuses the COMMIT", "INSERT INTO notes (id, parent) VALUES ('orphan', 'missing')", "FOREIGN KEY"],
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

test("no write waits for a long operation that began later", async () => {
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

import { renameSync } from "node:fs";
import BetterSqlite3 from "better-sqlite3";
import { setTimeout as sleep } from "node:timers/promises";
import { toDomainError } from "../errors/to-domain-error.js";
import {
  committedNotes,
  type NotesDatabase,
  openNotes,
  writeNote as write,
} from "../testing/notes-database.js";
import type { Database } from "./database.js";

let notes: NotesDatabase;
let file: string;
let db: Database;
beforeEach(async () => {
  notes = await openNotes();
  ({ file, db } = notes);
  await db.inTransaction((tx) =>
    tx.query("CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT, heldUntil TEXT)"),
  );
});
afterEach(() => notes.dispose());

const committed = (): string[] => committedNotes(file);

async function codeOf(failing: Promise<unknown>): Promise<string> {
  try {
    await failing;
    return "none";
  } catch (error) {
    return toDomainError(error).code;
  }
}

/** Returns the write connection, for simulating faults. */
const writer = (): InstanceType<typeof BetterSqlite3> =>
  (db.write.driver as unknown as { databaseConnection: InstanceType<typeof BetterSqlite3> })
    .databaseConnection;

test("a failed COMMIT leaves nothing behind, and later acknowledged writes are stored", async () => {
  // The COMMIT fails but SQLite leaves the transaction open, unlike on a full disk. The engine must roll
  // back the transaction, so that the next one is not affected.
  const failing = db.inTransaction(async (tx) => {
    await tx.query("PRAGMA defer_foreign_keys = ON");
    await write(tx, "orphan", "missing");
  });
  // Compares the code and not the class, because in jest the driver's error class may come from another test file's
  // realm.
  await expect(failing).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_FOREIGNKEY" });
  expect(writer().inTransaction).toBe(false);
  for (const id of ["a", "b"]) await db.inTransaction((tx) => write(tx, id));
  expect(committed()).toEqual(["a", "b"]);
});

test("so does a statement at which SQLite rolls back the whole transaction by itself", async () => {
  await db.inTransaction((tx) => write(tx, "a"));
  const failing = db.inTransaction(async (tx) => {
    await write(tx, "lost");
    await tx.query("INSERT OR ROLLBACK INTO notes (id) VALUES ('a')");
  });
  await expect(failing).rejects.toThrow("UNIQUE");
  await db.inTransaction((tx) => write(tx, "b"));
  expect(committed()).toEqual(["a", "b"]);
});

test("when the disk is full, writes fail, reads work, the health check reports it, and it recovers by itself", async () => {
  const room = (pages: number): unknown => writer().pragma(`max_page_count = ${String(pages)}`);
  const long = "x".repeat(20_000);
  room(1);
  for (let i = 0; i < 3; i++)
    expect(await codeOf(db.inTransaction((tx) => write(tx, long)))).toBe("UNAVAILABLE");
  expect(await db.query("SELECT id FROM notes")).toEqual([]);
  await expect(db.check()).rejects.toThrow("no room");
  room(1_000_000);
  await db.inTransaction((tx) => write(tx, "a"));
  await db.check();
  expect(committed()).toEqual(["a"]);
});

test("the health check notices by itself that there is room again", async () => {
  writer().pragma("max_page_count = 1");
  await codeOf(db.inTransaction((tx) => write(tx, "x".repeat(20_000))));
  writer().pragma("max_page_count = 1000000");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 4000);
  await db.check();
  expect(committed()).toEqual([]);
});

test("files that are moved away while the server runs get no writes until they are back", async () => {
  await db.inTransaction((tx) => write(tx, "a"));
  renameSync(file, `${file}.away`);
  expect(await codeOf(db.inTransaction((tx) => write(tx, "lost")))).toBe("UNAVAILABLE");
  await expect(db.check()).rejects.toThrow();
  renameSync(`${file}.away`, file);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 4000);
  await db.check();
  await db.inTransaction((tx) => write(tx, "b"));
  expect(committed()).toEqual(["a", "b"]);
});

test("a lock of another process neither blocks this process nor delays anybody longer than 3 s", async () => {
  const other = new BetterSqlite3(file);
  other.exec("BEGIN IMMEDIATE");
  let ticks = 0;
  const clock = setInterval(() => ticks++, 10);
  const began = Date.now();
  const waiting = [1, 2, 3].map((n) => codeOf(db.inTransaction((tx) => write(tx, String(n)))));
  await sleep(500);
  expect(ticks).toBeGreaterThan(10);
  expect(await db.query("SELECT id FROM notes")).toEqual([]);
  expect(await Promise.all(waiting)).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
  expect(Date.now() - began).toBeLessThan(4000);
  const patient = db.inTransaction((tx) => write(tx, "a"));
  other.exec("ROLLBACK");
  await patient;
  clearInterval(clock);
  other.close();
  expect(committed()).toEqual(["a"]);
});

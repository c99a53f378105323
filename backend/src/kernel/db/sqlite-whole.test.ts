import BetterSqlite3 from "better-sqlite3";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { copyFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DATA_MODEL } from "../../app/data-model.js";
import { seedEvents } from "../../app/seed/seed-events.js";
import type { Database } from "./database.js";
import { migrateDatabase } from "./migrate.js";
import { openDatabase } from "./open-database.js";

const folders: string[] = [];
const dbs: Database[] = [];
afterEach(async () => {
  for (const db of dbs.splice(0)) await db.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "club-sqlite-whole-"));
  folders.push(folder);
  return join(folder, "club.sqlite");
}

/** Opens a database and closes it at the end of the test, unless the test has already closed it. */
async function open(file: string): Promise<Database> {
  const db = await openDatabase(`sqlite:${file}`, DATA_MODEL);
  dbs.push(db);
  return db;
}

async function close(db: Database): Promise<void> {
  dbs.splice(dbs.indexOf(db), 1);
  await db.close();
}

/** Returns an open database that contains events. */
async function inUse(): Promise<{ db: Database; file: string }> {
  const file = newFile();
  const db = await open(file);
  await migrateDatabase(db);
  await seedEvents(db);
  return { db, file };
}

const events = async (db: Database): Promise<number> =>
  Number((await db.query<{ n: number }>("SELECT COUNT(*) AS n FROM events"))[0]?.n);

// SQLite's older command line (3.40) checks a lock that an open database holds. Without this lock, the program treats
// the database as unused and deletes the `-wal` file on exit.
const onLinux = existsSync("/proc/locks") ? test : test.skip;
onLinux("an open database keeps the lock that other programs check", async () => {
  const { file } = await inUse();
  const [inode, pid] = [statSync(file).ino, process.pid].map(String);
  expect(readFileSync("/proc/locks", "utf8")).toMatch(
    new RegExp(`READ ${pid ?? ""} \\w+:\\w+:${inode ?? ""} 1073741826 1073742335$`, "m"),
  );
});

test("a file that was copied alone while in use is refused, with instructions", async () => {
  const { file } = await inUse();
  const copy = newFile();
  await copyFile(file, copy);
  const refusal = await open(copy).catch((error: unknown) => error);
  expect((refusal as Error).message).toMatch(
    /^[^\n]*copied without[^\n]*restore a backup[^\n]*touch [^\n]*$/,
  );
  await writeFile(`${copy}-wal`, "");
  await open(copy);
});

test("copied with its `-wal` file it opens with all data", async () => {
  const { file } = await inUse();
  const copy = newFile();
  for (const end of ["", "-wal"]) await copyFile(file + end, copy + end);
  expect(await events(await open(copy))).toBe(5);
});

test("only after the last connection closed is the file alone the whole database", async () => {
  const { db, file } = await inUse();
  await close(await open(file));
  const early = newFile();
  await copyFile(file, early);
  await expect(open(early)).rejects.toThrow("copied without");
  await close(db);
  const copy = newFile();
  await copyFile(file, copy);
  expect(await events(await open(copy))).toBe(5);
});

test("a tool opens and closes what a killed server left, without a question", async () => {
  const { file } = await inUse();
  const killed = newFile();
  for (const end of ["", "-wal"]) await copyFile(file + end, killed + end);
  await close(await open(killed));
  expect(await events(await open(killed))).toBe(5);
});

test("one look with another program after a kill is no reason to stop; a copy without its `-wal` still is", async () => {
  const { db, file } = await inUse();
  const [main, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
  await close(db);
  // Restores the files as a killed server would leave them. Writing into the existing main file keeps its inode number,
  // so the mark in it stays valid.
  writeFileSync(file, main);
  writeFileSync(`${file}-wal`, wal);
  const copy = newFile();
  await copyFile(file, copy);
  const program = new BetterSqlite3(file);
  expect(program.prepare("SELECT COUNT(*) AS n FROM events").get()).toEqual({ n: 5 });
  program.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  await expect(open(copy)).rejects.toThrow("copied without");
  expect(await events(await open(file))).toBe(5);
});

test("a `-wal` file without its main file does not start an empty site", async () => {
  const { file } = await inUse();
  const lost = newFile();
  await copyFile(`${file}-wal`, `${lost}-wal`);
  await expect(open(lost)).rejects.toThrow("back into the same folder");
  await rm(`${lost}-wal`);
  await open(lost);
});

import { pendingStatements } from "../kernel/testing/schema-drift.js";
import { createTestDatabase, type TestDatabase } from "../kernel/testing/test-database.js";
import type { Database } from "../kernel/db/database.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { DATA_MODEL } from "./data-model.js";

let place: TestDatabase;
let db: Database;

beforeEach(async () => {
  place = await createTestDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
});
afterEach(async () => {
  await db.close();
  await place.dispose();
});

async function tableNames(): Promise<string[]> {
  const sql =
    db.dialect === "sqlite"
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()";
  return (await db.query<{ name: string }>(sql)).map(({ name }) => name);
}

test("the migrations make exactly what the entities describe", async () => {
  expect(await pendingStatements(db)).not.toEqual([]);
  await db.write.runMigrations();
  expect(await pendingStatements(db)).toEqual([]);
});

test("a column that an entity lacks is seen as drift", async () => {
  await db.write.runMigrations();
  await db.write.query("ALTER TABLE events ADD COLUMN stray int");
  expect(await pendingStatements(db)).not.toEqual([]);
});

test("every migration can be taken back, and made again", async () => {
  await db.write.runMigrations();
  for (const _migration of DATA_MODEL.migrations) await db.write.undoLastMigration();
  expect((await tableNames()).filter((name) => !name.startsWith("sqlite_"))).toEqual(["migrations"]);
  await db.write.runMigrations();
  expect(await pendingStatements(db)).toEqual([]);
});

import { pendingStatements } from "../kernel/testing/migrations.js";
import { createTestDatabase, type TestDatabase } from "../kernel/testing/test-database.js";
import type { Database } from "../kernel/db/database.js";
import { migrateDatabase } from "../kernel/db/migrate.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { tableNames } from "../kernel/db/schema-state.js";
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

test("the migrations create exactly what the entities describe", async () => {
  expect(await pendingStatements(db)).not.toEqual([]);
  await migrateDatabase(db);
  expect(await pendingStatements(db)).toEqual([]);
});

test("a column that is missing in an entity is detected as drift", async () => {
  await migrateDatabase(db);
  await db.write.query("ALTER TABLE events ADD COLUMN stray int");
  expect(await pendingStatements(db)).not.toEqual([]);
});

test("every migration can be reverted and applied again", async () => {
  await migrateDatabase(db);
  for (const _migration of DATA_MODEL.migrations) await db.write.undoLastMigration();
  const bookkeeping = ["leases", "migrations", ...(db.dialect === "mysql" ? ["migrations_begun"] : [])];
  expect(await tableNames(db)).toEqual(bookkeeping);
  await migrateDatabase(db);
  expect(await pendingStatements(db)).toEqual([]);
});

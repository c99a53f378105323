import { createMigratedDatabase } from "../kernel/testing/migrated-database.js";
import { pendingStatements } from "../kernel/testing/migrations.js";
import { createTestDatabase, type TestDatabase } from "../kernel/testing/test-database.js";
import type { Database } from "../kernel/db/database.js";
import { migrateDatabase } from "../kernel/db/migrate.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { tableNames } from "../kernel/db/schema-state.js";
import { DATA_MODEL } from "./data-model.js";

let place: TestDatabase;
let db: Database;

async function open(created: Promise<TestDatabase>): Promise<void> {
  place = await created;
  db = await openDatabase(place.url, DATA_MODEL);
}
afterEach(async () => {
  await db.close();
  await place.dispose();
});

test("the migrations create exactly what the entities describe", async () => {
  await open(createTestDatabase());
  expect(await pendingStatements(db)).not.toEqual([]);
  await migrateDatabase(db);
  expect(await pendingStatements(db)).toEqual([]);
});

test("a column that is missing in an entity is detected as drift", async () => {
  await open(createMigratedDatabase());
  expect(await pendingStatements(db)).toEqual([]);
  await db.write.query("ALTER TABLE events ADD COLUMN stray int");
  expect(await pendingStatements(db)).not.toEqual([]);
});

test("every migration can be reverted and applied again", async () => {
  await open(createMigratedDatabase());
  for (const _migration of DATA_MODEL.migrations) await db.write.undoLastMigration();
  const bookkeeping = ["leases", "migrations", ...(db.dialect === "mysql" ? ["migrations_begun"] : [])];
  expect(await tableNames(db)).toEqual(bookkeeping);
  await migrateDatabase(db);
  expect(await pendingStatements(db)).toEqual([]);
});

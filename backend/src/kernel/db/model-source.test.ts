import { DATA_MODEL } from "../../app/data-model.js";
import { createMigratedDatabase } from "../testing/migrated-database.js";
import type { TestDatabase } from "../testing/test-database.js";
import type { Database } from "./database.js";
import { LeaseRecord } from "./lease.entity.js";
import { openDatabase } from "./open-database.js";

let places: TestDatabase[];
let open: Database[];

beforeEach(async () => {
  places = [await createMigratedDatabase(), await createMigratedDatabase()];
  open = [];
  for (const { url } of places) open.push(await openDatabase(url, DATA_MODEL));
});
afterEach(async () => {
  for (const db of open) await db.close();
  for (const place of places) await place.dispose();
});

const write = (db: Database | undefined, name: string) =>
  db?.inTransaction((tx) => tx.insert(LeaseRecord, { name, holder: "us", heldUntil: new Date(0) }));

/** Returns the names of the leases that these tests wrote, without those from migrations. */
async function names(db: Database | undefined): Promise<string[] | undefined> {
  const find = { where: { holder: "us" }, order: { name: "ASC" } } as const;
  return (await db?.read((reader) => reader.find(LeaseRecord, find)))?.map(({ name }) => name);
}

test("what the entities mean is worked out once, and each connection asks its own database", async () => {
  const [first, second] = open;
  expect(second?.write.entityMetadatas).toBe(first?.write.entityMetadatas);
  await write(first, "a");
  await write(second, "b");
  expect([await names(first), await names(second)]).toEqual([["a"], ["b"]]);
  await first?.close();
  open.shift();
  await write(second, "c");
  expect(await names(second)).toEqual(["b", "c"]);
});

test("another list of entities is worked out for itself; migrations and options are each connection's own", async () => {
  const [first, second] = open;
  expect(second?.write.migrations).toHaveLength(DATA_MODEL.migrations.length);
  expect(second?.write.options.entities).toBe(first?.write.options.entities);
  const few = await openDatabase(places[0]?.url ?? "", { entities: [LeaseRecord], migrations: [] });
  open.push(few);
  expect(few.write.entityMetadatas.map(({ tableName }) => tableName)).toEqual(["leases"]);
  expect(few.write.migrations).toEqual([]);
});

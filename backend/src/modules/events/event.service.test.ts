import { DATA_MODEL } from "../../app/data-model.js";
import { seedEvents } from "../../app/seed/seed-events.js";
import type { Database } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { EventRepository } from "./event.repository.js";
import { EventService } from "./event.service.js";

let place: TestDatabase;
let db: Database;
let service: EventService;

beforeEach(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  await seedEvents(db);
  service = new EventService(new EventRepository(db));
});
afterEach(async () => {
  await db.close();
  await place.dispose();
});

const change = (sql: string): Promise<number> => db.inTransaction((tx) => execute(tx, sql));

test("the current event is the same inside and outside a transaction", async () => {
  const current = await service.current();
  expect(current?.slug).toBe("syntaxsiege");
  await db.inTransaction(async () => {
    expect(await service.current()).toEqual(current);
    expect(await service.requireNamed(null)).toEqual(current);
    expect(await service.byId(current?.id ?? "")).toEqual(current);
  });
});

test("between events there is none", async () => {
  await change("UPDATE events SET state = 'past' WHERE state = 'current'");
  expect(await service.current()).toBeNull();
  await expect(service.requireNamed(null)).rejects.toMatchObject({ code: "NO_CURRENT_EVENT" });
});

test("of two current events the later one counts", async () => {
  await change("UPDATE events SET state = 'current' WHERE slug = 'game-of-codes'");
  expect((await service.current())?.slug).toBe("game-of-codes");
});

test("unknown events are null by slug and NOT_FOUND by id", async () => {
  expect(await service.bySlug("SyntaxSiege")).toBeNull();
  await expect(service.byId("none")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

import { ALWAYS_CONFIRMED } from "../../kernel/testing/always-confirmed.js";
import { randomUUID } from "node:crypto";
import { DATA_MODEL } from "../../app/data-model.js";
import { seedEvents } from "../../app/seed/seed-events.js";
import type { Caller } from "../../kernel/auth/caller.js";
import type { Database } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { EventAdminRepository } from "./event-admin.repository.js";
import { EventAdminService } from "./event-admin.service.js";
import { EVENT_CURRENT } from "./event.entity.js";
import { EventRepository } from "./event.repository.js";
import { EventService } from "./event.service.js";

const ADMIN: Caller = {
  userId: randomUUID(),
  sessionId: "",
  role: "Superadmin",
  grants: [],
  name: "A",
  email: "",
};

let place: TestDatabase;
/** Two servers that use the same database. */
let servers: { db: Database; events: EventService; admin: EventAdminService }[];
let ids: string[];

beforeEach(async () => {
  place = await createMigratedDatabase();
  servers = [];
  for (let n = 0; n < 2; n++) {
    const db = await openDatabase(place.url, DATA_MODEL);
    await seedEvents(db);
    const events = new EventService(new EventRepository(db));
    servers.push({
      db,
      events,
      admin: new EventAdminService(db, new EventAdminRepository(), events, ALWAYS_CONFIRMED),
    });
  }
  ids = (await first().events.list()).map(({ id }) => id);
});
afterEach(async () => {
  for (const { db } of servers) await db.close();
  await place.dispose();
});

/**
 * Returns the server for the n-th write. On MariaDB, the two servers take turns. On SQLite, only the first server
 * writes.
 */
const writer = (n: number) =>
  servers[first().db.dialect === "sqlite" ? 0 : n % 2] as (typeof servers)[number];
const first = () => servers[0] as (typeof servers)[number];
const current = async (): Promise<string[]> => (await first().events.list("current")).map(({ id }) => id);

test("of events made current at once one is: 50 rounds", async () => {
  for (let round = 0; round < 50; round++) {
    const wanted = ids.filter((_id, n) => n !== round % ids.length);
    const results = await Promise.allSettled(wanted.map((id, n) => writer(n).admin.setCurrent(ADMIN, id)));
    expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
    const currentIds = await current();
    expect(currentIds).toHaveLength(1);
    expect(wanted).toContain(currentIds[0]);
    // Events are not cached, so the other server sees the change immediately.
    expect((await servers[1]?.events.current())?.id).toBe(currentIds[0]);
  }
});

/**
 * Sets the current event without a lock. Reads the current event, then awaits `together`, which waits until both calls
 * have read, and then writes.
 */
function careless(db: Database, target: string, together: () => Promise<void>): Promise<void> {
  return db.query<{ id: string }>("SELECT id FROM events WHERE state = 'current'").then(async (before) => {
    await together();
    await db.inTransaction(async (tx) => {
      for (const { id } of before)
        await execute(tx, "UPDATE events SET state = 'past', currentSlot = NULL WHERE id = ?", [id]);
      await execute(tx, "UPDATE events SET state = 'current', currentSlot = 1 WHERE id = ?", [target]);
    });
  });
}

async function raceCarelessly(): Promise<PromiseSettledResult<void>[]> {
  const before = await current();
  const targets = ids.filter((id) => !before.includes(id)).slice(0, 2);
  let waiting = 0;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const together = (): Promise<void> => {
    if (++waiting === 2) open();
    return gate;
  };
  return Promise.allSettled(targets.map((id) => careless(first().db, id, together)));
}

test("control: without the database's rule, code that reads first makes two current events", async () => {
  await first().db.write.query(
    first().db.dialect === "sqlite"
      ? `DROP INDEX ${EVENT_CURRENT.name}`
      : `DROP INDEX ${EVENT_CURRENT.name} ON events`,
  );
  await raceCarelessly();
  expect(await current()).toHaveLength(2);
});

test("with it, the database refuses the second, whatever the code does", async () => {
  const results = await raceCarelessly();
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(violates(refused[0]?.reason, EVENT_CURRENT)).toBe(true);
  expect(await current()).toHaveLength(1);
});

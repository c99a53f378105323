import { DATA_MODEL } from "../../app/data-model.js";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.js";
import type { Database, Tx } from "./database.js";
import { openDatabase } from "./open-database.js";

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

test("a nested transaction joins the outer one", async () => {
  const [outer, inner] = await db.inTransaction(async (tx) => [
    tx,
    await db.inTransaction((joined) => Promise.resolve(joined)),
  ]);
  expect(inner).toBe(outer);
});

test("what a transaction set off without waiting gets one of its own once the first has ended", async () => {
  let later: Promise<Tx> | undefined;
  const first = await db.inTransaction((tx) => {
    later = new Promise((resolve, reject) => {
      setTimeout(() => {
        db.inTransaction(async (own) => {
          await own.query("SELECT 1");
          return own;
        }).then(resolve, reject);
      }, 100);
    });
    return Promise.resolve(tx);
  });
  expect(await later).not.toBe(first);
});

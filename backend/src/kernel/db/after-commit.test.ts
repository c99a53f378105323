import { DATA_MODEL } from "../../app/data-model.js";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.js";
import { afterCommit, beforeCommit, type Database } from "./database.js";
import { newId } from "./ids.js";
import { leaseTable } from "./leases.js";
import { openDatabase } from "./open-database.js";

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

test("acts once everything is committed, including nested transactions", async () => {
  const story: string[] = [];
  await db.inTransaction(async (outer) => {
    await db.inTransaction((inner) => {
      afterCommit(inner, () => story.push("inner"));
      return Promise.resolve();
    });
    afterCommit(outer, () => story.push("outer"));
    story.push("work");
  });
  expect(story).toEqual(["work", "inner", "outer"]);
});

test("what sums up a transaction is written in it, and undone with it", async () => {
  await db.write.query(leaseTable(db.dialect));
  const name = newId();
  const count = async () => (await db.query("SELECT name FROM leases WHERE name = ?", [name])).length;
  const lease = (fails: boolean) =>
    db.inTransaction((tx) => {
      beforeCommit(tx, () =>
        tx.query("INSERT INTO leases (name, holder, heldUntil) VALUES (?, '', '2000-01-01')", [name]),
      );
      return fails ? Promise.reject(new Error("no")) : Promise.resolve();
    });
  await expect(lease(true)).rejects.toThrow("no");
  expect(await count()).toBe(0);
  await lease(false);
  expect(await count()).toBe(1);
  await expect(lease(false)).rejects.toThrow(); // the name exists already, so the transaction fails
});

test("does not act after a rollback", async () => {
  const act = jest.fn();
  const failed = db.inTransaction((tx) => {
    afterCommit(tx, act);
    return Promise.reject(new Error("no"));
  });
  await expect(failed).rejects.toThrow("no");
  expect(act).not.toHaveBeenCalled();
});

test("acts once, even if the transaction had to be retried", async () => {
  const act = jest.fn();
  let attempts = 0;
  await db.inTransaction((tx) => {
    afterCommit(tx, act);
    // The codes of the SQLite and MySQL drivers for a lost race.
    if (++attempts < 3)
      return Promise.reject(Object.assign(new Error("busy"), { code: "SQLITE_BUSY", errno: 1213 }));
    return Promise.resolve();
  });
  expect(attempts).toBe(3);
  expect(act).toHaveBeenCalledTimes(1);
  expect(act).toHaveBeenCalledWith(db);
});

test("acts outside the transaction, so that its own writes work", async () => {
  const order: string[] = [];
  await new Promise<void>((resolve, reject) => {
    db.inTransaction((tx) => {
      afterCommit(tx, () => {
        db.inTransaction(() => Promise.resolve(order.push("another"))).then(() => {
          resolve();
        }, reject);
      });
      return Promise.resolve(order.push("first"));
    }).catch(reject);
  });
  expect(order).toEqual(["first", "another"]);
});

test("refuses a handle that does not belong to an open transaction", () => {
  expect(() => {
    afterCommit(db.write.manager, jest.fn());
  }).toThrow("open transaction");
});

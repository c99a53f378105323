import { DATA_MODEL } from "../../app/data-model.js";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.js";
import type { Database } from "./database.js";
import { execute } from "./raw-sql.js";
import { leaseTable, LeaseUnavailable, tryLease, withLease } from "./leases.js";
import { openDatabase } from "./open-database.js";

let place: TestDatabase;
let one: Database;
/** A second server's connection to the same database. */
let two: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  one = await openDatabase(place.url, DATA_MODEL);
  two = await openDatabase(place.url, DATA_MODEL);
  for (const db of [one, two]) await db.inTransaction((tx) => tx.query(leaseTable(db.dialect)));
});
afterAll(async () => {
  await one.close();
  await two.close();
  await place.dispose();
});

/** Lets a lease expire, as if its time had passed. */
const pass = (name: string): Promise<number> =>
  one.inTransaction((tx) =>
    execute(tx, "UPDATE leases SET heldUntil = '2020-01-01 00:00:00.000' WHERE name = ?", [name]),
  );

/** Acquires a lease and never releases it, like a killed process. */
async function acquireAndDie(db: Database, name: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    tryLease(db, name, () => {
      resolve();
      return new Promise(() => undefined);
    }).catch(reject);
  });
}

test("of eight at once, only one runs at a time", async () => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await one.query("SELECT 1");
    inside--;
  };
  const all = Array.from({ length: 8 }, (_none, n) =>
    withLease(n % 2 === 0 ? one : two, "eight", work, { waitMs: 60_000 }),
  );
  await Promise.all(all);
  expect(most).toBe(1);
});

test("while one holder has it, others are refused; afterwards the next one gets it", async () => {
  const inner = await withLease(
    one,
    "held",
    async () => {
      await expect(withLease(two, "held", () => Promise.resolve(), {})).rejects.toThrow(LeaseUnavailable);
      return tryLease(two, "held", () => Promise.resolve("never"));
    },
    {},
  );
  expect(inner).toEqual({ held: false });
  expect(await tryLease(two, "held", () => Promise.resolve("mine"))).toEqual({ held: true, result: "mine" });
});

test("it is released when the work fails, and another name is another lease", async () => {
  const failing = withLease(
    one,
    "fails",
    async () => {
      expect(await tryLease(two, "other", () => Promise.resolve(1))).toEqual({ held: true, result: 1 });
      throw new Error("no");
    },
    {},
  );
  await expect(failing).rejects.toThrow("no");
  expect(await tryLease(two, "fails", () => Promise.resolve(2))).toEqual({ held: true, result: 2 });
});

test("a killed holder's lease expires, and the holder notices that it has lost it", async () => {
  await acquireAndDie(one, "killed");
  expect(await tryLease(two, "killed", () => Promise.resolve())).toEqual({ held: false });
  await pass("killed");
  expect(await tryLease(two, "killed", () => Promise.resolve("taken over"))).toEqual({
    held: true,
    result: "taken over",
  });
});

test("with a rest period others must wait after work that succeeded, not after work that failed", async () => {
  const hour = { restMs: 3_600_000 };
  await expect(tryLease(one, "hourly", () => Promise.reject(new Error("no")), hour)).rejects.toThrow("no");
  expect(await tryLease(one, "hourly", () => Promise.resolve(), hour)).toMatchObject({ held: true });
  expect(await tryLease(two, "hourly", () => Promise.resolve(), hour)).toEqual({ held: false });
  await pass("hourly");
  expect(await tryLease(two, "hourly", () => Promise.resolve(), hour)).toMatchObject({ held: true });
});

test("it is renewed while the work runs, and reports when another holder acquired it", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout"] });
  const ends = async (): Promise<string> => {
    const [row] = await one.query<{ heldUntil: unknown }>(
      "SELECT heldUntil FROM leases WHERE name = 'renewed'",
    );
    return JSON.stringify(row?.heldUntil);
  };
  try {
    await withLease(
      one,
      "renewed",
      async (lease) => {
        const before = await ends();
        await jest.advanceTimersByTimeAsync(4000);
        await eventually(async () => expect(await ends()).not.toBe(before));
        lease.requireHeld();
        await pass("renewed");
        await acquireAndDie(two, "renewed");
        await jest.advanceTimersByTimeAsync(4000);
        await eventually(() => {
          expect(() => {
            lease.requireHeld();
          }).toThrow("was lost");
          return Promise.resolve();
        });
      },
      {},
    );
  } finally {
    jest.useRealTimers();
  }
});

async function eventually(expectation: () => Promise<void>): Promise<void> {
  for (let tries = 1000; ; tries--) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise(setImmediate);
    }
  }
}

import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { DomainError } from "../errors/domain-error.js";
import { toDomainError } from "../errors/to-domain-error.js";
import { startRelay, type Relay } from "../testing/relay.js";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.js";
import type { Database, Tx } from "./database.js";
import { execute } from "./raw-sql.js";
import { openDatabase } from "./open-database.js";
import { deferWrite } from "../fast/batch.js";

let place: TestDatabase;
let relay: Relay;
let db: Database;
/** Another client, connected directly to the server. */
let other: Connection;
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  place = await createTestDatabase();
  relay = await startRelay(place.url);
  other = await createConnection(place.url);
  await other.query(
    "CREATE TABLE leases (name varchar(64) PRIMARY KEY, holder varchar(36), heldUntil datetime(3))",
  );
  await other.query("CREATE TABLE notes (id varchar(64) PRIMARY KEY, n int NOT NULL DEFAULT 0)");
  db = await openDatabase(relay.url, { entities: [], migrations: [], log });
});
beforeEach(async () => {
  await other.query("DELETE FROM notes");
  await other.query("INSERT INTO notes (id) VALUES ('held'), ('free')");
  log.warn.mockClear();
});
afterAll(async () => {
  await db.close();
  await relay.close();
  await other.end();
  await place.dispose();
});

const count =
  (id: string) =>
  (tx: Tx): Promise<number> =>
    execute(tx, "UPDATE notes SET n = n + 1 WHERE id = ?", [id]);
const read = (): Promise<unknown[]> => db.query("SELECT n FROM notes WHERE id = 'free'");

/** Returns the error code of `work` ("none" if it succeeds), and its duration in seconds, rounded down. */
async function outcome(work: Promise<unknown>): Promise<{ code: string; seconds: number }> {
  const began = Date.now();
  const code = await work.then(
    () => "none",
    (error: unknown) => toDomainError(error).code,
  );
  return { code, seconds: Math.floor((Date.now() - began) / 1000) };
}

test("while the database hangs, no request waits longer than 3 s; afterwards everything works again", async () => {
  await read();
  relay.hang();
  const waiting = Array.from({ length: 500 }, (_, i) =>
    outcome(i % 2 ? read() : db.inTransaction(count("free"))),
  );
  const health = outcome(db.check());
  const results = await Promise.all(waiting);
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set(["UNAVAILABLE"]));
  expect(Math.max(...results.map(({ seconds }) => seconds))).toBeLessThanOrEqual(3);
  expect((await health).seconds).toBeLessThanOrEqual(1);
  relay.resume();
  await db.inTransaction(count("free"));
  await db.check();
  expect(await read()).toEqual([{ n: expect.any(Number) as number }]);
});

test("an outage is logged once, and its end once", async () => {
  await relay.refuse();
  for (let i = 0; i < 3; i++) expect((await outcome(read())).code).toBe("UNAVAILABLE");
  relay.resume();
  await read();
  expect(log.warn.mock.calls.map(([, text]: unknown[]) => text)).toEqual([
    "database is away",
    "database is back",
  ]);
});

test("waiting for a row that another client locks is given up, and delays no other request", async () => {
  await other.query("BEGIN");
  await other.query("UPDATE notes SET n = 7 WHERE id = 'held'");
  const held = Array.from({ length: 10 }, () => outcome(db.inTransaction(count("held"))));
  expect(await read()).toEqual([{ n: 0 }]);
  expect((await outcome(db.check())).code).toBe("none");
  for (const { code, seconds } of await Promise.all(held)) {
    expect(code).toBe("UNAVAILABLE");
    expect(seconds).toBeLessThanOrEqual(3);
  }
  await other.query("ROLLBACK");
  await db.inTransaction(count("held"));
});

test("while another client locks tables, writes fail, reads work, and the health check reports it", async () => {
  await other.query("LOCK TABLES notes READ, leases READ");
  const [write] = await Promise.all([outcome(db.inTransaction(count("free"))), read()]);
  expect(write.code).toBe("UNAVAILABLE");
  expect((await outcome(db.check())).code).not.toBe("none");
  await other.query("UNLOCK TABLES");
  await db.check();
  await db.inTransaction(count("free"));
});

test("a killed connection is replaced unnoticed, and nothing is done twice", async () => {
  let attempts = 0;
  await db.inTransaction(async (tx) => {
    await count("free")(tx);
    const [row] = await tx.query<{ id: number }[]>("SELECT CONNECTION_ID() AS id");
    if (++attempts === 1) await other.query(`KILL CONNECTION ${String(row?.id)}`);
    await tx.query("SELECT 1");
  });
  expect(attempts).toBe(2);
  expect(await read()).toEqual([{ n: 1 }]);
});

test("a killed statement is retried once", async () => {
  let attempts = 0;
  await db.inTransaction(async (tx) => {
    const slow = tx.query(++attempts === 1 ? "SELECT SLEEP(5) AS killed" : "SELECT 1");
    if (attempts === 1) await killSleeper();
    await slow;
    return count("free")(tx);
  });
  expect(attempts).toBe(2);
  expect(await read()).toEqual([{ n: 1 }]);
});

/** Waits until `SELECT SLEEP(5)` runs, then makes the server kill it. */
async function killSleeper(): Promise<void> {
  const sql = "SELECT id FROM information_schema.processlist WHERE info LIKE 'SELECT SLEEP(5) AS killed'";
  for (;;) {
    const [rows] = await other.query<RowDataPacket[]>(sql);
    if (!rows[0]) continue;
    await other.query(`KILL QUERY ${String(rows[0]["id"])}`);
    return;
  }
}

test("a COMMIT whose reply is lost is reported as such, not retried", async () => {
  const lost = db.inTransaction(async (tx) => {
    await count("free")(tx);
    // From now on, the relay forwards no data, so the reply to COMMIT never arrives.
    relay.hang();
  });
  await expect(lost).rejects.toThrow(new DomainError("UNKNOWN_OUTCOME").message);
  relay.resume();
});

test.each([
  ["ER_TOO_MANY_USER_CONNECTIONS", 1203],
  ["ER_USER_LIMIT_REACHED", 1226],
  ["ER_ACCESS_DENIED_ERROR", 1045],
  ["ER_QUERY_INTERRUPTED", 1317],
  ["ER_RECORD_FILE_FULL", 1114],
  ["ER_NORMAL_SHUTDOWN", 1077],
  ["EHOSTUNREACH", -113],
  [undefined, 1927],
  [undefined, 1969],
])("%s (%s) is an outage, not a bug", (code, errno) => {
  const driverError = Object.assign(new Error("the driver's text"), { code, errno });
  const domain = toDomainError(Object.assign(new Error("query failed"), { code, errno, driverError }));
  expect(domain.code).toBe("UNAVAILABLE");
  expect(domain.retryAfter).toBeGreaterThan(0);
  expect(domain.message).not.toContain("driver");
});

test("a write that was sent with the COMMIT and was killed before it is no unknown outcome", async () => {
  const work = db.inTransaction(async (tx) => {
    await deferWrite(tx, { sql: "UPDATE notes SET n = n + 1 WHERE id = 'free'" });
    await deferWrite(tx, { sql: "KILL QUERY CONNECTION_ID()" });
  });
  expect((await outcome(work)).code).toBe("UNAVAILABLE");
  expect(await read()).toEqual([{ n: 0 }]);
});

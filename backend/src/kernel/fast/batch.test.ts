import { DATA_MODEL } from "../../app/data-model.js";
import { createMigratedDatabase } from "../testing/migrated-database.js";
import { ON_MARIADB, type TestDatabase } from "../testing/test-database.js";
import type { Database, Tx } from "../db/database.js";
import { openDatabase } from "../db/open-database.js";
import { deferWrite, queryBatch, type BatchQuery, type Statement } from "./batch.js";
import { violates } from "../db/unique-key.js";

let place: TestDatabase;
let db: Database;
let statements: string[] = [];
beforeAll(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, { ...DATA_MODEL, onStatement: (sql) => statements.push(sql) });
});
beforeEach(() => {
  statements = [];
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

const lease = (name: string): Statement => ({
  sql: "INSERT INTO leases (name, holder, heldUntil) VALUES (?, '', '2000-01-01')",
  parameters: [name],
});
const countOf = (name: string, ...before: readonly Statement[]): BatchQuery<number> => ({
  statements: [...before, { sql: "SELECT COUNT(*) AS n FROM leases WHERE name = ?", parameters: [name] }],
  answer: ([row]) => Number((row as { n: number | string }).n),
});
const counted = (name: string): Promise<[number]> =>
  db.inTransaction((tx) => queryBatch<[number]>(tx, countOf(name)));
const twice = async (tx: Tx): Promise<void> => {
  for (const name of ["new", "taken", "taken"]) await deferWrite(tx, lease(name));
};

test("each question has its own answer, and sees what those before it wrote", async () => {
  const answers = await db.inTransaction((tx) =>
    queryBatch<[number, number, number]>(
      tx,
      countOf("a; 'b'"),
      countOf("a; 'b'", lease("a; 'b'")),
      countOf("other"),
    ),
  );
  expect(answers).toEqual([0, 1, 0]);
});

test("a write for later is there for the next statement, and after the commit", async () => {
  const seen = await db.inTransaction(async (tx) => {
    await deferWrite(tx, lease("kept"));
    return tx.query<unknown[]>("SELECT name FROM leases WHERE name = 'kept'");
  });
  expect(seen).toHaveLength(1);
  await db.inTransaction((tx) => deferWrite(tx, lease("last")));
  expect(await counted("last")).toEqual([1]);
});

test("a write for later that fails takes the whole transaction with it, and says why", async () => {
  const failed = await db.inTransaction(twice).catch((error: unknown) => error);
  expect(violates(failed, { name: "PRIMARY", table: "leases", columns: ["name"] })).toBe(true);
  expect(await counted("new")).toEqual([0]);
  await db.inTransaction((tx) => deferWrite(tx, lease("taken")));
  expect(await counted("taken")).toEqual([1]);
});

test("what is written for later is dropped with its transaction", async () => {
  const undone = db.inTransaction(async (tx) => {
    await deferWrite(tx, lease("undone"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await counted("undone")).toEqual([0]);
});

test("MariaDB gets two messages: the questions with the beginning, the writes with the end", async () => {
  await db.inTransaction(async (tx) => {
    await queryBatch(tx, countOf("few"), countOf("others"));
    for (const name of ["few", "more"]) await deferWrite(tx, lease(name));
  });
  expect(statements).toHaveLength(ON_MARIADB ? 2 : 4);
});

test("many writes for later do not become one message without end", async () => {
  await db.inTransaction(async (tx) => {
    for (let n = 0; n < 45; n++) await deferWrite(tx, lease(`many ${String(n)}`));
  });
  expect(statements).toHaveLength(ON_MARIADB ? 3 : 45);
});

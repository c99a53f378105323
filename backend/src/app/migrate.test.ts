import { execute } from "../kernel/db/raw-sql.js";
import { migrateDatabase } from "../kernel/db/migrate.js";
import type { Database } from "../kernel/db/database.js";
import { openDatabase } from "../kernel/db/open-database.js";
import { SchemaError } from "../kernel/db/db-errors.js";
import { appliedMigrations, schemaState, tableNames } from "../kernel/db/schema-state.js";
import { createMigratedDatabase } from "../kernel/testing/migrated-database.js";
import { pendingStatements } from "../kernel/testing/migrations.js";
import { createTestDatabase, ON_MARIADB, type TestDatabase } from "../kernel/testing/test-database.js";
import { DATA_MODEL } from "./data-model.js";
import { StatementLines1700000000011 } from "./migrations/1700000000011-statement-lines.js";

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.dispose());

/** Runs `work` on the database as a separate process would. */
async function asProcess<T>(
  work: (db: Database) => Promise<T>,
  onStatement?: (sql: string) => void,
): Promise<T> {
  const db = await openDatabase(place.url, { ...DATA_MODEL, ...(onStatement ? { onStatement } : {}) });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/**
 * Returns whether a statement changes tables or rows. Statements for the lease and for the record of begun migrations
 * do not count.
 */
const isStep = (sql: string): boolean =>
  /^\s*(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)/i.test(sql) && !/leases|migrations_begun/.test(sql);

/**
 * Migrates, but fails like a killed process before step `last` + 1. Returns the SQL of that step, or null if all steps
 * ran.
 */
type MigrateUntil = (last: number) => Promise<string | null>;

/**
 * Runs `work`, and gives it a function that migrates until a given step and then fails like a killed process. All calls
 * of the function share one database object, because opening the object takes as long as a step. Each migration has its
 * own connection, which ends when the migration fails, like the connection of a killed process.
 */
async function killing<T>(work: (migrateUntil: MigrateUntil, db: Database) => Promise<T>): Promise<T> {
  let allowed = Infinity;
  let diedAt: string | null = null;
  const dies = (sql: string): void => {
    if (diedAt === null && isStep(sql) && --allowed < 0) diedAt = sql;
    if (diedAt !== null) throw new Error("killed");
  };
  return asProcess(
    (db) =>
      work(async (last) => {
        allowed = last;
        const failure = await migrateDatabase(db).catch((error: unknown) => error);
        const at = diedAt;
        if (at !== null) expect(String(failure)).toContain("killed");
        [allowed, diedAt] = [Infinity, null];
        return at;
      }, db),
    dies,
  );
}

/** Makes the killed process's lease expire. */
const forgetLease = (db: Database): Promise<number> =>
  db.inTransaction((tx) => execute(tx, "UPDATE leases SET heldUntil = '2020-01-01'"));

const expectWhole = async (db: Database): Promise<void> => {
  expect(await pendingStatements(db)).toEqual([]);
  expect(await schemaState(db)).toBe("current");
  expect(await migrateDatabase(db)).toEqual([]);
};

if (ON_MARIADB) {
  test("killed after each single step, the next start continues, with the same result", async () => {
    let [kills, allowed] = [0, 1];
    const seen = new Set<string>();
    await killing(async (migrateUntil, db) => {
      for (;;) {
        const diedAt = await migrateUntil(allowed);
        if (diedAt === null) break;
        // The data steps of an unfinished migration run again at each start and use up the allowed step, so the process
        // can die at the same statement as before. If so, the next attempt is allowed one more step.
        allowed = seen.has(diedAt) ? allowed + 1 : 1;
        seen.add(diedAt);
        await forgetLease(db);
        expect(++kills).toBeLessThan(700);
      }
    });
    expect(kills).toBeGreaterThan(60);
    await asProcess(expectWhole);
  });
} else {
  test("killed after any number of steps, nothing was changed, and the next start does everything", async () => {
    let steps = 0;
    await killing(async (migrateUntil, db) => {
      while ((await migrateUntil(steps)) !== null) {
        expect(await tableNames(db)).toEqual([]);
        steps += 53; // a prime number, so that the process dies at statements of all kinds
      }
    });
    expect(steps).toBeGreaterThan(60);
    await asProcess(expectWhole);
  });
}

test("finished data steps are not repeated on existing data", async () => {
  const at = DATA_MODEL.migrations.indexOf(StatementLines1700000000011);
  const half = DATA_MODEL.migrations.slice(0, at);
  await asProcess(async (db) => {
    await migrateDatabase(
      db,
      half.map(({ name }) => name),
    );
    await db.inTransaction(async (tx) => {
      await execute(
        tx,
        `INSERT INTO events (id, slug, title, summary, description, image, schedule, venue, feePaise,
        maxTeamSize, firstDay, lastDay, registration, state, notices, createdAt, updatedAt)
        VALUES ('e', 'e', '', '', '', '', '', '', 0, 3, '', '', 'auto', 'past', '', '2025-01-01', '2025-01-01')`,
      );
      await execute(
        tx,
        `INSERT INTO statement_batches (id, eventId, fileName, \`lines\`, actorId, actorName, committedAt)
        VALUES ('b', 'e', '', 1, 'a', '', '2025-01-01')`,
      );
      await execute(
        tx,
        `INSERT INTO statement_rows (id, batchId, line, fingerprint, outcome, amountPaise, paymentId, teamId,
        teamName, created, transactionId) VALUES ('r', 'b', 2, '', 'exact', 1, 'p', 't', 'T', 0, 'x')`,
      );
    });
  });
  const db = await openDatabase(place.url, DATA_MODEL);
  const lines = db.write.migrations[at];
  const runner = db.write.createQueryRunner();
  await lines?.up(runner);
  if (ON_MARIADB) await lines?.up(runner);
  expect(await db.query("SELECT batchId, line FROM statement_lines")).toEqual([{ batchId: "b", line: 2 }]);
  await runner.release();
  await db.close();
});

test("of four that start at once, one migrates and all start", async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => asProcess((db) => migrateDatabase(db))));
  expect(applied.map((names) => names.length).sort((a, b) => a - b)).toEqual([
    0,
    0,
    0,
    DATA_MODEL.migrations.length,
  ]);
  await asProcess(expectWhole);
});

describe("an older build", () => {
  const older = { ...DATA_MODEL, migrations: DATA_MODEL.migrations.slice(0, -1) };
  const newest = DATA_MODEL.migrations.at(-1)?.name ?? "";

  beforeEach(async () => {
    await place.dispose();
    place = await createMigratedDatabase();
  });

  test("refuses a newer schema by name, and reports that it is not ready", async () => {
    const db = await openDatabase(place.url, older);
    expect(await schemaState(db)).toBe("newer");
    const refusal = await migrateDatabase(db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SchemaError);
    expect((refusal as Error).message).toContain(newest);
    expect((refusal as Error).message).not.toContain("\n");
    await db.close();
  });

  if (ON_MARIADB)
    test("refuses one whose migration a newer build did not finish", async () => {
      await killing(async (migrateUntil, db) => {
        await db.write.undoLastMigration();
        // The newest migration may have no other step than its record.
        expect(await migrateUntil(0)).not.toBeNull();
        await forgetLease(db);
      });
      const db = await openDatabase(place.url, { ...older, migrations: older.migrations });
      expect(await appliedMigrations(db)).not.toContain(newest);
      await expect(migrateDatabase(db)).rejects.toThrow(newest);
      await db.close();
    });
});

test("a failing step is reported in one line, with what to do", async () => {
  const stray = ON_MARIADB ? "CREATE VIEW events AS SELECT 1 AS a" : "CREATE TABLE events (a int)";
  await asProcess(async (db) => {
    await db.write.query(stray);
    const failure = await migrateDatabase(db).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaError);
    expect((failure as Error).message).toMatch(
      /^The migration Teams1700000000002 failed: [^\n]*restore[^\n]*$/,
    );
  });
});

import type { AuditAction } from "../contract/audit-labels.js";
import { AsyncResource } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { DATA_MODEL } from "../../app/data-model.js";
import { AuditEntry } from "../audit/audit-entry.entity.js";
import { recordAudit } from "../audit/audit-log.js";
import { createMigratedDatabase } from "../testing/migrated-database.js";
import type { TestDatabase } from "../testing/test-database.js";
import type { Database, Tx } from "./database.js";
import { openDatabase } from "./open-database.js";

let files: TestDatabase;
let db: Database;
beforeAll(async () => {
  files = await createMigratedDatabase();
  db = await openDatabase(files.url, DATA_MODEL);
});
afterAll(async () => {
  await db.close();
  await files.dispose();
});

/** Writes one row, for tests that count rows. */
const write = (tx: Tx, action: string): Promise<void> =>
  recordAudit(tx, {
    actor: null,
    action: action as AuditAction,
    targetType: "test",
    targetId: "test",
    targetName: "Target Name",
  });

async function count(action: string): Promise<number> {
  const [row] = await db.query<{ n: number | string }>(
    "SELECT COUNT(*) AS n FROM audit_entries WHERE action = ?",
    [action],
  );
  return Number(row?.n);
}

test("forty transactions at once all take effect, and one that fails leaves nothing", async () => {
  const all = Array.from({ length: 40 }, (_, i) =>
    db.inTransaction(async (tx) => {
      await write(tx, "forty");
      await sleep(1);
      if (i === 7) throw new Error("seven");
    }),
  );
  const results = await Promise.allSettled(all);
  expect(results.filter((result) => result.status === "rejected")).toHaveLength(1);
  expect(await count("forty")).toBe(39);
});

test("a nested call joins the transaction: both take effect or none", async () => {
  const nested = db.inTransaction(async (tx) => {
    await write(tx, "outer");
    await db.inTransaction((inner) => write(inner, "inner"));
    throw new Error("undone");
  });
  await expect(nested).rejects.toThrow("undone");
  expect([await count("outer"), await count("inner")]).toEqual([0, 0]);
});

test("work that outlives its transaction gets a new one, which can be rolled back", async () => {
  let later: Promise<void> | undefined;
  await db.inTransaction(async (tx) => {
    await write(tx, "first");
    later = sleep(30).then(() =>
      db.inTransaction(async (own) => {
        await write(own, "later");
        throw new Error("later undone");
      }),
    );
  });
  await expect(later).rejects.toThrow("later undone");
  expect([await count("first"), await count("later")]).toEqual([1, 0]);
});

test("a read joins the open transaction; a read outside it sees the state before", async () => {
  await db.inTransaction(async (tx) => {
    await write(tx, "joined");
    expect(await count("joined")).toBe(1);
    expect(await db.read((reader) => reader.countBy(AuditEntry, { action: "joined" as AuditAction }))).toBe(
      1,
    );
  });
  let rowsOutside: Promise<number> | undefined;
  const look = AsyncResource.bind(() => (rowsOutside = count("uncommitted")));
  await db.inTransaction(async (tx) => {
    await write(tx, "uncommitted");
    void look();
    expect(await rowsOutside).toBe(0);
  });
});

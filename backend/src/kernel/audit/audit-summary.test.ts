import { DATA_MODEL } from "../../app/data-model.js";
import type { Database } from "../db/database.js";
import { newId } from "../db/ids.js";
import { openDatabase } from "../db/open-database.js";
import { createMigratedDatabase } from "../testing/migrated-database.js";
import type { TestDatabase } from "../testing/test-database.js";
import { AuditSummary } from "./audit-summary.js";

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
beforeEach(() => db.inTransaction((tx) => tx.query("DELETE FROM audit_entries")));

async function write(
  summary: AuditSummary,
  name: string,
  after: () => void = () => undefined,
): Promise<void> {
  await db.inTransaction(async (tx) => {
    const target = { targetType: "user", targetId: newId(), targetName: name };
    await summary.record(tx, { actor: null, action: "user.delete", ...target, details: { role: "User" } });
    after();
  });
}
async function log(): Promise<{ name: string; count: number; names: string[] }[]> {
  const rows = await db.query<{ targetName: string; details: string }>(
    "SELECT targetName, details FROM audit_entries",
  );
  return rows.map(({ targetName, details }) => {
    const { count, deleted } = JSON.parse(details) as { count: number; deleted: string[][] };
    return { name: targetName, count, names: deleted.map(([name]) => name ?? "") };
  });
}

test("after each deletion the entry lists what was deleted so far, and nothing that was rolled back", async () => {
  const summary = new AuditSummary();
  const fail = () => {
    throw new Error("refused");
  };
  await expect(write(summary, "Zero", fail)).rejects.toThrow("refused");
  expect(await log()).toEqual([]);
  await write(summary, "One");
  expect(await log()).toEqual([{ name: "One", count: 1, names: ["One"] }]);
  await write(summary, "Two");
  await expect(write(summary, "Three", fail)).rejects.toThrow("refused");
  expect(await log()).toEqual([{ name: "One and 1 other", count: 2, names: ["One", "Two"] }]);
});

test("200 of the longest names: all are counted, and as many are named as fit into the column", async () => {
  const summary = new AuditSummary();
  const name = "आ".repeat(120);
  for (let n = 0; n < 200; n++) await write(summary, name);
  const [entry] = await log();
  expect(entry?.count).toBe(200);
  expect(entry?.names.length).toBeGreaterThan(100);
});

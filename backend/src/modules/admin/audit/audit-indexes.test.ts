import { DATA_MODEL } from "../../../app/data-model.js";
import { AuditEntry } from "../../../kernel/audit/audit-entry.entity.js";
import { AUDIT_LABELS } from "../../../kernel/contract/audit-labels.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { AuditRepository, type AuditWish } from "./audit.repository.js";
import { cpuMs } from "../../../kernel/testing/cpu-ms.js";

const ENTRIES = 10_000;
const ACTS = Object.keys(AUDIT_LABELS);
const START = Date.UTC(2025, 0, 1);
const idOf = (kind: string, n: number): string => `01951f2e-7c4a-7b1d-${kind}-${String(n).padStart(12, "0")}`;

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  const work = async (tx: Tx): Promise<void> => {
    for (let start = 0; start < ENTRIES; start += 500)
      await tx.insert(
        AuditEntry,
        Array.from({ length: 500 }, (_none, offset) => entry(start + offset)),
      );
  };
  await db.inTransaction(work, BULK);
  await db.write.query(db.dialect === "sqlite" ? "ANALYZE" : "ANALYZE TABLE audit_entries");
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

function entry(n: number): AuditEntry {
  return {
    id: idOf("9a53", n),
    actorId: idOf("8a53", n % 20),
    actorName: `Admin ${String(n % 20)}`,
    action: ACTS[n % ACTS.length] ?? "",
    targetType: "user",
    targetId: idOf("7a53", n % 500),
    targetName: `Person ${String(n % 500)}`,
    details: '{"fields":["college","phone"]}',
    at: new Date(START + n * 60_000),
  };
}

/** Returns the index that the database uses for a page, and whether the database has to sort entries. */
async function planOf(wish: Partial<AuditWish>): Promise<{ index: string; sorts: boolean }> {
  const querySpy = jest.spyOn(db, "query");
  await new AuditRepository(db).page({ first: 50, from: null, before: null, ...wish });
  const [sql = "", parameters = []] = querySpy.mock.calls[0] ?? [];
  querySpy.mockRestore();
  if (db.dialect === "sqlite") {
    const steps = await db.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    const details = steps.map(({ detail }) => detail).join("; ");
    return { index: details, sorts: /TEMP B-TREE FOR ORDER BY/.test(details) };
  }
  const [step] = await db.query<{ key: string | null; Extra: string }>(`EXPLAIN ${sql}`, parameters);
  return { index: step?.key ?? "", sorts: step?.Extra.includes("filesort") ?? true };
}

const PAGES: [string, string, Partial<AuditWish>][] = [
  ["of everything", "ix_audit_entries_at", {}],
  [
    "of a few days",
    "ix_audit_entries_at",
    { from: new Date(START), before: new Date(START + 3 * 86_400_000) },
  ],
  ["by one person", "ix_audit_entries_actorId_at_id", { actorId: idOf("8a53", 3) }],
  ["about one person", "ix_audit_entries_targetId_at_id", { targetId: idOf("7a53", 3) }],
  ["of one act", "ix_audit_entries_action_at_id", { action: "user.update" }],
];

test.each(PAGES)("a page %s enters %s and sorts nothing", async (_name, index, wish) => {
  const plan = await planOf(wish);
  expect(plan.index).toContain(index);
  expect(plan.sorts).toBe(false);
});

test("the search for an unknown name takes less than a second in ten thousand entries", async () => {
  const from = cpuMs();
  const page = await new AuditRepository(db).page({
    first: 50,
    from: null,
    before: null,
    search: "Unknown Person",
  });
  expect(page.edges).toEqual([]);
  expect(cpuMs() - from).toBeLessThan(1000);
});

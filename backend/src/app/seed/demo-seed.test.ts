import type { Database } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { isTransactionId } from "../../modules/payments/contract/transaction-id.js";
import { readTeamReference } from "../../modules/teams/changes/team-reference.js";
import { EventRepository } from "../../modules/events/event.repository.js";
import { ledgerRows } from "../../modules/statements/book/ledger-rows.js";
import { ledgerLines, ledgerPlacings } from "../../modules/statements/book/ledger.sql.js";
import { receiptsOfEvent, refundsOfEvent } from "../../modules/payments/records/payment-records.sql.js";
import { paymentSums } from "../../modules/statements/book/payment-figures.sql.js";
import { DATA_MODEL } from "../data-model.js";
import { type DemoResult, seedDemo } from "./demo-seed.js";
import { seedEvents } from "./seed-events.js";

let place: TestDatabase;
let db: Database;
beforeEach(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  await seedEvents(db);
});
afterEach(async () => {
  await db.close();
  await place.dispose();
});

const fill = (teams: number, users = 0, seed = 1): Promise<DemoResult> =>
  seedDemo(db, { teams, users, seed }, "a hash");

async function counts(): Promise<number[]> {
  const tables = ["users", "teams", "team_members", "payments", "transaction_claims"];
  const rows = await Promise.all(
    tables.map((table) => db.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)),
  );
  return rows.map(([row]) => Number(row?.n));
}

interface Picture {
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly paymentStatus: string;
  readonly leader: string;
  readonly transactionId: string | null;
}

const PICTURE = `SELECT t.name, t.reference, t.ranking, t.paymentStatus, u.email AS leader, p.transactionId
  FROM teams t JOIN users u ON u.id = t.leaderId LEFT JOIN payments p ON p.teamId = t.id ORDER BY t.id`;

test("creates teams of three, payments of most of them, people without a team, and one Superadmin", async () => {
  expect(await fill(40, 150)).toEqual({ teams: 40, users: 150, adminEmail: "admin@demo.example" });
  const [users, teams, members, payments, claims] = await counts();
  expect([users, teams, members]).toEqual([151, 40, 120]);
  expect(payments).toBeGreaterThan(25);
  expect(payments).toBeLessThan(40);
  const [cash] = await db.query<{ n: number }>("SELECT COUNT(*) AS n FROM payments WHERE transactionId = ''");
  expect(claims).toBe((payments ?? 0) - Number(cash?.n));
});

test("the data is consistent: sizes, leaders, states, steps and spellings agree", async () => {
  await fill(60);
  const odd = await db.query(
    `SELECT t.name FROM teams t LEFT JOIN payments p ON p.teamId = t.id
     WHERE t.paymentStatus <> COALESCE(p.status, 'incomplete') OR t.reference <> p.reference OR p.amountPaise <> 36000
        OR t.memberCount <> (SELECT COUNT(*) FROM team_members m WHERE m.teamId = t.id)
        OR NOT EXISTS (SELECT 1 FROM team_members m WHERE m.teamId = t.id AND m.userId = t.leaderId AND m.isLeader = 1)
        OR (SELECT COUNT(*) FROM payment_steps s WHERE s.paymentId = p.id) <> (CASE WHEN p.id IS NULL THEN 0 WHEN p.status = 'pending' OR p.transactionId = '' THEN 1 ELSE 2 END)
        OR (p.status = 'rejected') <> (p.reason IS NOT NULL)
        OR (p.transactionId <> '' AND NOT EXISTS
          (SELECT 1 FROM transaction_claims c WHERE c.transactionId = p.transactionId AND c.paymentId = p.id))`,
  );
  expect(odd).toEqual([]);
  const teams = await db.query<Picture>(PICTURE);
  expect(new Set(teams.map(({ paymentStatus }) => paymentStatus))).toEqual(
    new Set(["incomplete", "pending", "accepted", "rejected"]),
  );
  const incomplete = teams.filter(({ paymentStatus }) => paymentStatus === "incomplete");
  expect(incomplete.some(({ ranking }) => ranking === 1)).toBe(true); // the payment of this team is due
  expect(incomplete.some(({ ranking }) => ranking !== 1)).toBe(true);
  expect(new Set(teams.map(({ name }) => name)).size).toBe(60);
  expect(teams.filter(({ reference }) => readTeamReference(reference) !== reference)).toEqual([]);
  const ids = teams.flatMap(({ transactionId }) => (transactionId === "" ? [] : (transactionId ?? [])));
  expect(ids.filter((id) => !isTransactionId(id))).toEqual([]);
  const places = teams.flatMap(({ ranking }) => ranking ?? []).sort((a, b) => a - b);
  expect(places).toEqual(places.map((_place, index) => index + 1));
  expect(places.length).toBeGreaterThan(20);
  expect(places.length).toBeLessThan(60);
});

test("the book of the demo equals its ledger: receipts, a statement, cash, a surplus and a refund", async () => {
  await fill(120);
  const event = await new EventRepository(db).current();
  const id = event?.id ?? "";
  const rows = ledgerRows(
    {
      lines: await ledgerLines(db, id),
      placings: await ledgerPlacings(db, id),
      receipts: await receiptsOfEvent(db, id),
      refunds: await refundsOfEvent(db, id),
    },
    "en",
  );
  const { accepted, cash, surplus, refunded } = await paymentSums(db, id);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(rows.flatMap(({ parts }) => parts.map(({ amount }) => amount)))).toBe(
    accepted.amount + surplus.amount,
  );
  expect(rows.at(-1)?.cashTotal).toBe(cash.amount);
  expect(sum(rows.map(({ open }) => open))).toBe(0);
  for (const { count } of [accepted, cash, surplus, refunded]) expect(count).toBeGreaterThan(0);
  expect(rows.some(({ bank }) => bank !== null && bank < 0)).toBe(true);
});

test("everybody in a ranked team that paid has one certificate", async () => {
  await fill(40);
  await fill(80);
  const [row] = await db.query<Record<"certificates" | "holders" | "people", number>>(
    `SELECT (SELECT COUNT(*) FROM certificates) AS certificates,
       (SELECT COUNT(DISTINCT userId) FROM certificates WHERE revokedAt IS NULL) AS holders,
       (SELECT SUM(memberCount) FROM teams WHERE paymentStatus = 'accepted' AND ranking <= 100) AS people`,
  );
  expect(row?.certificates).toBeGreaterThan(0);
  expect([row?.holders, row?.certificates]).toEqual([row?.people, row?.people]);
});

test("a second run adds nothing, a larger one tops up", async () => {
  await fill(10);
  expect(await fill(10)).toEqual({ teams: 0, users: 0, adminEmail: null });
  expect(await fill(7, 20)).toEqual({ teams: 0, users: 0, adminEmail: null });
  expect(await fill(12, 40)).toEqual({ teams: 2, users: 10, adminEmail: null });
  expect((await counts()).slice(0, 3)).toEqual([41, 12, 36]);
});

test("tops up without conflicts with what people changed since", async () => {
  await fill(5);
  const teams = await db.query<Picture>(PICTURE);
  const [first, last] = [teams[0]?.name, teams[4]?.name];
  await db.inTransaction(async (tx) => {
    await execute(tx, "DELETE FROM teams WHERE name = ?", [last]);
    await execute(tx, "UPDATE teams SET name = ?, nameKey = ? WHERE name = ?", [
      last,
      last?.toLowerCase(),
      first,
    ]);
  });
  expect(await fill(6)).toMatchObject({ teams: 2 });
  expect((await counts())[1]).toBe(6);
});

test("the same seed gives the same data, another seed other data", async () => {
  await fill(8);
  const first = await db.query<Picture>(PICTURE);
  const repaint = async (seed: number): Promise<Picture[]> => {
    await db.inTransaction(async (tx) => {
      for (const table of ["refunds", "receipts", "statement_batches", "payments", "teams", "users"])
        await execute(tx, `DELETE FROM ${table}`);
    });
    await fill(8, 0, seed);
    return db.query<Picture>(PICTURE);
  };
  expect(await repaint(2)).not.toEqual(first);
  expect(await repaint(1)).toEqual(first);
});

test("does not change an existing Superadmin", async () => {
  await fill(1);
  await db.inTransaction((tx) =>
    execute(tx, "UPDATE users SET email = 'real@example.org' WHERE role = 'Superadmin'"),
  );
  expect((await fill(2)).adminEmail).toBeNull();
});

test("needs a current event", async () => {
  await db.inTransaction((tx) => execute(tx, "UPDATE events SET state = 'past'"));
  await expect(fill(1)).rejects.toMatchObject({ code: "NO_CURRENT_EVENT" });
});

import { newId } from "../../kernel/db/ids.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import type { Database } from "../../kernel/db/database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { disputes } from "../../modules/payments/records/payment-list.sql.js";
import { allOf } from "../../kernel/paging/keyset.js";
import { revertSince } from "../../kernel/testing/migrations.js";
import { DATA_MODEL } from "../data-model.js";

let place: TestDatabase;
let db: Database;
const eventId = newId();
const at = (day: number) => `2026-03-0${String(day)} 00:00:00.000`;

/** Creates a database with an event, without the migration that adds keys of transaction ids. */
beforeEach(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  await revertSince(db, "TransactionKeys");
  await db.write.query(
    `INSERT INTO events (id, slug, title, summary, description, image, schedule, venue, feePaise, maxTeamSize, firstDay,
       lastDay, registration, state, notices, createdAt, updatedAt)
     VALUES (?, 'siege', 'Siege', '', '', '', '', '', 36000, 3, '2026-03-01', '2026-03-02', 'open', 'upcoming', '[]', ?, ?)`,
    [eventId, at(1), at(1)],
  );
});
afterEach(async () => {
  await db.close();
  await place.dispose();
});

/** Writes the payment of a deleted team, reported on the given day of March, with its claim of the transaction id. */
async function claimed(teamName: string, transactionId: string, day: number): Promise<string> {
  const id = newId();
  await db.write.query(
    `INSERT INTO payments (id, teamId, eventId, teamName, reference, amountPaise, reporterName, status, transactionId, reportedAt)
     VALUES (?, NULL, ?, ?, 'SS-000001', 36000, 'Asha', 'pending', ?, ?)`,
    [id, eventId, teamName, transactionId, at(day)],
  );
  await db.write.query(
    "INSERT INTO transaction_claims (transactionId, paymentId, claimedAt) VALUES (?, ?, ?)",
    [transactionId, id, at(day)],
  );
  return id;
}

test("numbers of before get their keys; of two teams that claimed one, both stay and each shows the other", async () => {
  const [first, second] = [
    await claimed("Alpha", "0000412345678901", 2),
    await claimed("Beta", "UTR412345678901", 1),
  ];
  await claimed("Gamma", "N061250123456789", 3);
  for (const transactionId of ["412345678902", "UPI412345678902"])
    await db.write.query(
      "INSERT INTO refused_claims (id, transactionId, teamId, teamName, reporterName, at) VALUES (?, ?, 'one team', 'Rival', 'Ravi', ?)",
      [newId(), transactionId, at(4)],
    );
  await migrateDatabase(db);
  expect(
    await db.query(
      "SELECT transactionId, transactionKey, twin FROM transaction_claims ORDER BY transactionKey, twin",
    ),
  ).toEqual([
    { transactionId: "UTR412345678901", transactionKey: "412345678901", twin: 0 },
    { transactionId: "0000412345678901", transactionKey: "412345678901", twin: 1 },
    { transactionId: "N061250123456789", transactionKey: "N061250123456789", twin: 0 },
  ]);
  const rivals = "SELECT transactionKey, twin FROM refused_claims WHERE teamName = 'Rival' ORDER BY twin";
  expect(await db.query(rivals)).toEqual([
    { transactionKey: "412345678902", twin: 0 },
    { transactionKey: "412345678902", twin: 1 },
  ]);
  const shown = (await disputes(db, allOf([]))).map(({ paymentId, teamName }) => [paymentId, teamName]);
  expect(shown.sort()).toEqual(
    [
      [first, "Beta"],
      [second, "Alpha"],
    ].sort(),
  );
  const entries = await db.query<{ targetName: string; details: string }>(
    "SELECT targetName, details FROM audit_entries WHERE action = 'payment.sameNumber' ORDER BY targetName",
  );
  expect(entries.map(({ targetName, details }) => [targetName, JSON.parse(details) as unknown])).toEqual([
    ["Alpha", { transactionId: "0000412345678901", also: [["Beta", "UTR412345678901"]] }],
    ["Beta", { transactionId: "UTR412345678901", also: [["Alpha", "0000412345678901"]] }],
  ]);
});

test("broken off half-way it goes on where it was, and nothing is written twice", async () => {
  await claimed("Alpha", "0000412345678901", 2);
  await claimed("Beta", "412345678901", 1);
  await migrateDatabase(db);
  const everything = async () => [
    await db.query("SELECT * FROM transaction_claims ORDER BY transactionId"),
    await db.query("SELECT * FROM refused_claims ORDER BY id"),
    await db.query("SELECT id FROM audit_entries ORDER BY id"),
  ];
  const before = await everything();
  await db.write.query("DELETE FROM migrations WHERE name LIKE 'TransactionKeys%'");
  await migrateDatabase(db);
  expect(await everything()).toEqual(before);
});

test("lines of statements of before are found by the number that they show", async () => {
  await db.write.query(
    `INSERT INTO statement_batches (id, eventId, fileName, \`lines\`, actorId, actorName, committedAt)
     VALUES ('batch', ?, 'march.csv', 2, 'admin', 'Asha', ?)`,
    [eventId, at(1)],
  );
  for (const [line, reference] of [
    [2, "0000412345678901"],
    [3, ""],
  ] as const)
    await db.write.query(
      `INSERT INTO statement_lines (batchId, line, reference, amountText, outcome) VALUES ('batch', ?, ?, '', 'unclaimed')`,
      [line, reference],
    );
  await migrateDatabase(db);
  expect(await db.query("SELECT line, transactionKey FROM statement_lines ORDER BY line")).toEqual([
    { line: 2, transactionKey: "412345678901" },
    { line: 3, transactionKey: "" },
  ]);
});

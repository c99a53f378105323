import type { Database, Tx } from "../db/database.js";
import { MailWithdrawalRepository } from "./mail-withdrawal.repository.js";
import { FailedMailRepository } from "./failed-mail.repository.js";
import { OutboxRepository, type Outcome, type Settled } from "./outbox.repository.js";
import { OutboxFixture } from "./testing/outbox-fixture.js";

const IDS = ["a", "b", "c", "d", "e"];
const NOW = new Date();
const UNSENT = { kind: "unsent", state: "queued", at: NOW, error: "" } as const;
const allWith = (outcome: Outcome): Settled[] => IDS.map((id) => ({ id, outcome }));

let fixture: OutboxFixture;
let db: Database;
const statements: string[] = [];
beforeAll(async () => {
  fixture = await OutboxFixture.open();
  await fixture.queueMany(500);
  db = await fixture.another((sql) => statements.push(sql));
});
afterAll(() => fixture.close());
beforeEach(() => statements.splice(0));

/** Returns, for each statement of `work`, the index with which the database finds the mails. */
async function indexesUsed(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  await db.inTransaction(work);
  const onMails = statements.filter((sql) => /^(?:UPDATE|DELETE|SELECT).* [`"]?outbox_mails/s.test(sql));
  expect(onMails).not.toEqual([]);
  return Promise.all(onMails.map(indexOf));
}

async function indexOf(sql: string): Promise<string> {
  const isSqlite = db.dialect === "sqlite";
  const plan = await db.query<{ detail?: string; key?: string | null }>(
    `EXPLAIN ${isSqlite ? "QUERY PLAN " : ""}${sql}`,
    // The values all differ. With equal values, MariaDB may find while planning that the key does not exist, and then
    // its plan names no index.
    Array.from({ length: sql.split("?").length - 1 }, (_none, n) => `2026-01-${String(10 + n)}`),
  );
  // SQLite's plan also has sorting steps, which read no index.
  const reads = plan.filter(({ detail }) => !isSqlite || /^(?:SEARCH|SCAN) /.test(detail ?? ""));
  return reads.map(({ detail, key }) => /INDEX (\S+)/.exec(detail ?? "")?.[1] ?? key ?? "none").join();
}

const BY_ID = process.env["TEST_DATABASE"] === "mariadb" ? "PRIMARY" : "sqlite_autoindex_outbox_mails_1";

const acquisition = { holder: "x", now: NOW, until: NOW, freeBefore: NOW };
test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ["taken", (tx) => new OutboxRepository(db).acquire(tx, IDS, acquisition)],
  ["held on to", (tx) => new OutboxRepository(db).renew(tx, IDS, "x", NOW)],
  [
    "marked as sent",
    (tx) => new OutboxRepository(db).settle(tx, "x", allWith({ kind: "sent", keepBody: true })),
  ],
  ["forgotten", (tx) => new OutboxRepository(db).settle(tx, "x", allWith({ kind: "forgotten" }))],
  ["tried again later", (tx) => new OutboxRepository(db).settle(tx, "x", allWith(UNSENT))],
  ["released", (tx) => new OutboxRepository(db).settle(tx, "x", allWith({ kind: "released" }))],
  ["queued again", (tx) => new FailedMailRepository(db).queueAgain(tx, IDS)],
  ["looked up to be queued again", () => new FailedMailRepository(db).named(IDS)],
])("of thousands that wait, only those are read that are %s", async (_what, work) => {
  const used = await indexesUsed(work);
  expect(used).toEqual(used.map(() => BY_ID));
});

test("nor are they read for those of a cause that are withdrawn", async () => {
  const used = await indexesUsed((tx) => new MailWithdrawalRepository(db).withdraw(tx, IDS));
  expect(used).toEqual(used.map(() => "ix_outbox_mails_causeId"));
});

test("nor is another's mail read for those to an address", async () => {
  const used = await indexesUsed(async (tx) => {
    await new OutboxRepository(db).forget(tx, "asha@example.org");
    await new OutboxRepository(db).historyOf("asha@example.org");
  });
  expect(used).toEqual(["ix_outbox_mails_recipient", "ix_outbox_mails_recipient"]);
});

import { DATA_MODEL } from "../../app/data-model.js";
import type { Database } from "../db/database.js";
import { openDatabase } from "../db/open-database.js";
import type { Logger } from "../log/logger.js";
import { SmtpSink } from "../testing/smtp-sink.js";
import { createMigratedDatabase } from "../testing/migrated-database.js";
import type { TestDatabase } from "../testing/test-database.js";
import { smtpTransport } from "./mail-transport.js";
import { OutboxWorker } from "./outbox-worker.js";
import { Outbox } from "./outbox.js";
import { OutboxRepository } from "./outbox.repository.js";

const quiet = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() } as unknown as Logger;

let files: TestDatabase;
let db: Database;
let outbox: Outbox;
const workers: OutboxWorker[] = [];
const sinks: SmtpSink[] = [];

beforeEach(async () => {
  files = await createMigratedDatabase();
  db = await openDatabase(files.url, DATA_MODEL);
  outbox = new Outbox("a secret for tests");
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  for (const sink of sinks.splice(0)) await sink.close();
  await db.close();
  await files.dispose();
});

function startWorker(url: string): OutboxWorker {
  const transport = smtpTransport(url, "Club <club@example.org>");
  const worker = new OutboxWorker(db, outbox, new OutboxRepository(db), transport, quiet, "club.example");
  workers.push(worker);
  worker.start();
  return worker;
}

async function startSink(port = 0): Promise<SmtpSink> {
  const sink = await SmtpSink.start(port);
  sinks.push(sink);
  return sink;
}

const queue = (to: string, text: string): Promise<void> =>
  db.inTransaction((tx) => outbox.enqueue(tx, { to, subject: "Your code", text }));

test("sends what was queued, keeps no plain text and empties the body afterwards", async () => {
  await queue("asha@example.org", "Your code is 123456");
  const [before] = await db.query<{ sealedBody: string }>("SELECT sealedBody FROM outbox_mails");
  expect(before?.sealedBody).not.toContain("123456");
  const sink = await startSink();
  startWorker(sink.url);
  const mail = await sink.waitForMail("asha@example.org");
  expect([mail.from, mail.subject, mail.text.trim()]).toEqual([
    "club@example.org",
    "Your code",
    "Your code is 123456",
  ]);
  await eventually(async () => {
    const [row] = await db.query("SELECT state, sealedBody, attempts FROM outbox_mails");
    expect(row).toEqual({ state: "sent", sealedBody: "", attempts: 1 });
  });
});

test("a change that is rolled back sends nothing", async () => {
  const sink = await startSink();
  startWorker(sink.url);
  await expect(
    db.inTransaction(async (tx) => {
      await outbox.enqueue(tx, { to: "ghost@example.org", subject: "Ghost", text: "Boo" });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await queue("asha@example.org", "real");
  await sink.waitForMail("asha@example.org");
  expect(sink.mails.map((mail) => mail.to[0])).toEqual(["asha@example.org"]);
});

test("two workers on one outbox send each mail once", async () => {
  const sink = await startSink();
  for (let i = 0; i < 60; i++) await queue(`student${String(i)}@example.org`, "hello");
  startWorker(sink.url);
  startWorker(sink.url);
  await eventually(async () => {
    const [row] = await db.query<{ n: number | string }>(
      "SELECT COUNT(*) AS n FROM outbox_mails WHERE state = 'sent'",
    );
    expect(Number(row?.n)).toBe(60);
  });
  expect(sink.mails).toHaveLength(60);
  expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(60);
});

test("a mail server that is away is tried again until it is back", async () => {
  const gone = await startSink();
  const { url } = gone;
  await gone.close();
  startWorker(url);
  await queue("asha@example.org", "later");
  await eventually(async () => {
    const [row] = await db.query<{ lastError: string | null }>("SELECT lastError FROM outbox_mails");
    expect(row?.lastError).toContain("ECONNREFUSED");
  });
  const back = await startSink(Number(new URL(url).port));
  expect((await back.waitForMail("asha@example.org")).text).toContain("later");
});

test("a code overtakes a mailing, queued before or under way", async () => {
  const students = Array.from({ length: 200 }, (_none, n) => `student${String(n)}@example.org`);
  await db.inTransaction((tx) =>
    outbox.enqueueMailing(
      tx,
      "a mailing",
      students.map((to) => ({ to, subject: "To all", text: "hello" })),
    ),
  );
  await queue("first@example.org", "a code");
  const sink = await startSink();
  startWorker(sink.url);
  await sink.waitForMail("first@example.org");
  expect(sink.mails.map(({ to }) => to[0])).toEqual(["first@example.org"]);
  await sink.waitForMail("student20@example.org");
  await queue("second@example.org", "another code");
  await sink.waitForMail("second@example.org");
  // A batch was under way, and perhaps the next one already taken.
  expect(sink.mails.length).toBeLessThan(100);
  await eventually(() => {
    expect(sink.mails).toHaveLength(202);
    return Promise.resolve();
  });
});

test("what is due is found in an index, without sorting", async () => {
  const asked = jest.spyOn(db, "query");
  await new OutboxRepository(db).due(new Date(), 1, 10);
  const [sql = "", parameters = []] = asked.mock.calls[0] ?? [];
  asked.mockRestore();
  const plan = JSON.stringify(
    await db.query(`EXPLAIN ${db.dialect === "sqlite" ? "QUERY PLAN " : ""}${sql}`, parameters),
  );
  expect(plan).toContain("ix_outbox_mails_state_priority_nextAttemptAt");
  expect(plan).not.toMatch(/TEMP B-TREE|filesort/);
});

/** Waits until the expectations hold; their last failure is the test's when they never do. */
async function eventually(expectations: () => Promise<void>, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

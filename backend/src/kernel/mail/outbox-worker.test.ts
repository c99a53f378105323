import { SENDERS } from "./outbox-worker.js";
import { toSqlTime } from "../db/raw-sql.js";
import { plainBody } from "./mail-body.js";
import { OutboxRepository } from "./outbox.repository.js";
import { eventually, OutboxFixture } from "./testing/outbox-fixture.js";

let fixture: OutboxFixture;
beforeEach(async () => {
  fixture = await OutboxFixture.open();
});
afterEach(() => fixture.close());

const recipients = (mails: readonly { readonly to: readonly string[] }[]): (string | undefined)[] =>
  mails.map(({ to }) => to[0]);

test("sends queued mails, stores no plain text and empties the body afterwards", async () => {
  await fixture.queue("asha@example.org");
  const [before] = await fixture.rows();
  expect(before?.sealedBody).not.toContain("123456");
  const sink = await fixture.sink();
  fixture.worker(sink.url);
  const mail = await sink.waitForMail("asha@example.org");
  expect([mail.from, mail.subject, mail.text.trim()]).toEqual([
    "club@example.org",
    "Your code",
    "Your code is 123456",
  ]);
  await eventually(async () => {
    const [row] = await fixture.rows();
    expect(row).toMatchObject({ state: "sent", sealedBody: "", attempts: 1, leasedBy: null });
  });
});

test("a subject with a code is stored sealed, and sent unchanged", async () => {
  const sink = await fixture.sink();
  const [mail, sealedSubject] = [
    { to: "asha@example.org", subject: "Your CDC code" },
    "067400 is your CDC code",
  ];
  await fixture.db.inTransaction((tx) =>
    fixture.outbox.enqueueCode(tx, { ...mail, sealedSubject, body: plainBody("067400\n\nis the code.") }),
  );
  const stored = await fixture.db.query("SELECT * FROM outbox_mails");
  expect(stored).toMatchObject([{ subject: "Your CDC code" }]);
  expect(JSON.stringify(stored)).not.toContain("067400");
  fixture.worker(sink.url);
  const sent = await sink.waitForMail("asha@example.org");
  expect([sent.subject, sent.text.trim()]).toEqual([sealedSubject, "067400\n\nis the code."]);
});

test("a change that is rolled back sends nothing", async () => {
  const sink = await fixture.sink();
  fixture.worker(sink.url);
  await expect(
    fixture.db.inTransaction(async (tx) => {
      await fixture.outbox.enqueue(tx, { to: "ghost@example.org", subject: "Ghost", body: ["Boo"] });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await fixture.queue("asha@example.org");
  await sink.waitForMail("asha@example.org");
  expect(recipients(sink.mails)).toEqual(["asha@example.org"]);
});

test("two servers on one outbox send each mail once", async () => {
  const sink = await fixture.sink();
  await fixture.queueMany(200);
  await fixture.servers(sink.url);
  await eventually(async () => expect(await fixture.count("sent")).toBe(200));
  expect(sink.mails).toHaveLength(200);
  expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(200);
});

test("as many mails are in progress at once as there are senders", async () => {
  const sink = await fixture.sink();
  sink.silence();
  for (let n = 0; n < SENDERS + 5; n++) await fixture.queue(`student${String(n)}@example.org`);
  fixture.worker(sink.url);
  await eventually(() => expect(sink.asked.get("connection")).toBe(SENDERS));
  sink.speak();
  await eventually(async () => expect(await fixture.count("sent")).toBe(SENDERS + 5));
});

test("a code overtakes a mailing that the mail server delays", async () => {
  const sink = await fixture.sink();
  sink.delays.set("message", (to) => (to.startsWith("student") ? 60_000 : 0));
  await fixture.queueMany(100);
  fixture.worker(sink.url);
  await eventually(() => expect(sink.asked.get("message")).toBe(SENDERS - 8));
  for (let n = 0; n < 20; n++) await fixture.queue(`code${String(n)}@example.org`);
  for (let n = 0; n < 20; n++) await sink.waitForMail(`code${String(n)}@example.org`);
});

test("a code overtakes mails queued before it, whether mailings or single ones", async () => {
  await fixture.queueMany(50);
  const { outbox, db } = fixture;
  for (let n = 0; n < 50; n++) {
    const news = { to: `member${String(n)}@example.org`, subject: "You were added", body: ["hello"] };
    await db.inTransaction((tx) => outbox.enqueue(tx, news));
  }
  const many = Array.from({ length: 50 }, (_none, n) => ({
    to: `leader${String(n)}@example.org`,
    subject: "Payment accepted",
    body: ["hello"],
  }));
  await db.inTransaction((tx) => outbox.enqueue(tx, ...many));
  await fixture.queue("first@example.org");
  const sink = await fixture.sink();
  fixture.worker(sink.url);
  await eventually(() => expect(sink.mails).toHaveLength(151));
  expect(recipients(sink.mails).indexOf("first@example.org")).toBeLessThan(SENDERS);
});

test("due mails are found by an index, without sorting", async () => {
  const statements: string[] = [];
  const db = await fixture.another((sql) => statements.push(sql));
  const now = new Date();
  await new OutboxRepository(db).due(1, now, now, 10);
  const sql = `EXPLAIN ${db.dialect === "sqlite" ? "QUERY PLAN " : ""}${statements.at(-1) ?? ""}`;
  const time = toSqlTime(now);
  // SQLite's statement contains the priority itself, so it has one parameter less.
  const parameters = [1, "queued", time, time].slice(-(sql.split("?").length - 1));
  const plan = JSON.stringify(await db.query(sql, parameters));
  expect(plan).toContain("ix_outbox_mails_state_priority_nextAttemptAt");
  expect(plan).not.toMatch(/TEMP B-TREE|filesort/);
});

test("a stop releases mails that were not handed over, and another server sends them", async () => {
  const sink = await fixture.sink();
  sink.delays.set("recipient", 30_000);
  await fixture.queue("asha@example.org");
  const worker = fixture.worker(sink.url, { stopMs: 10_000 });
  await eventually(() => expect(sink.asked.get("recipient")).toBe(1));
  await worker.stop();
  expect(await fixture.rows()).toMatchObject([{ state: "queued", leasedBy: null, attempts: 0 }]);
  sink.delays.clear();
  fixture.worker(sink.url);
  await sink.waitForMail("asha@example.org");
  expect(sink.mails).toHaveLength(1);
});

test("a stop waits for the mail server's reply on mails that were handed over", async () => {
  const sink = await fixture.sink();
  sink.silence();
  await fixture.queue("asha@example.org");
  const worker = fixture.worker(sink.url, { stopMs: 10_000 });
  await eventually(() => expect(sink.asked.get("connection")).toBe(1));
  sink.delays.set("message", 300);
  sink.speak();
  await eventually(() => expect(sink.asked.get("message")).toBe(1));
  await worker.stop();
  expect(await fixture.count("sent")).toBe(1);
});

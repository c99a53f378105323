import { setTimeout } from "node:timers/promises";
import { toSqlTime } from "../../kernel/db/raw-sql.js";
import { change, mailsTo } from "../../app/testing/mutations.js";
import { signUpStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";

const DAY = 86_400_000;
let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterEach(() => app.close());

const run = (days = 0) => app.application.services.cleanUps.run(new Date(Date.now() + days * DAY));
const save = (accountYears: number | null, version = 0) =>
  change(admin, "saveCleanUpRules", { accountYears, version: String(version) });
const sql = <Row = unknown>(statement: string, parameters: unknown[] = []) =>
  app.application.services.db.inTransaction((tx) => tx.query<Row[]>(statement, parameters));
const sent = (): Promise<unknown> =>
  sql("UPDATE outbox_mails SET state = 'sent', leasedBy = NULL, sentAt = createdAt");

async function allSent(): Promise<void> {
  const queued = "SELECT id FROM outbox_mails WHERE state = 'queued'";
  while ((await sql<{ id: string }>(queued)).length > 0) await setTimeout(20);
}

async function away(n: number): Promise<string> {
  const { email } = await signUpStudent(app, `away${String(n)}@example.org`);
  const at = toSqlTime(new Date(Date.now() - 1200 * DAY));
  await sql("UPDATE users SET lastSeenAt = ?, createdAt = ? WHERE email = ?", [at, at, email]);
  return email;
}

test("a person who was a Superadmin since the notice is notified again, and not deleted for an old mail", async () => {
  const email = await away(1);
  await save(3);
  await run();
  await sent();
  await sql("UPDATE users SET role = 'Superadmin' WHERE email = ?", [email]);
  expect(await run(31)).toMatchObject({ forgotten: 0 });
  await sql("UPDATE users SET role = 'User' WHERE email = ?", [email]);
  expect(await run(200)).toMatchObject({ notified: 1, forgotten: 0 });
});

test("once the rules are switched off, a run that is under way deletes no more accounts", async () => {
  for (let n = 0; n < 3; n++) await away(n);
  await save(3);
  await run();
  await sent();
  const { db, forgetting } = app.application.services;
  const forget = jest.spyOn(forgetting, "forget");
  const inTransaction = db.inTransaction.bind(db);
  let isSaved = false;
  jest.spyOn(db, "inTransaction").mockImplementation(async (...work) => {
    if (!isSaved && forget.mock.calls.length > 0) {
      isSaved = true;
      expect((await save(null, 1)).error).toBeUndefined();
    }
    return inTransaction(...work);
  });
  expect(await run(31)).toMatchObject({ forgotten: 1 });
  expect(await sql("SELECT id FROM users WHERE email LIKE 'away%'")).toHaveLength(2);
});

test("a person whom the mail did not reach in time stays; one without a working address is deleted", async () => {
  const [waits, gaveUp, late, refused] = [await away(1), await away(2), await away(3), await away(4)];
  await save(3);
  await run();
  await allSent(); // otherwise sending a mail could overwrite the states below
  const set = (email: string, state: string, days: number | null) => {
    const at = days === null ? null : toSqlTime(new Date(Date.now() + days * DAY));
    return sql(
      `UPDATE outbox_mails SET state = ?, leasedBy = NULL, sentAt = ?, nextAttemptAt = COALESCE(?, nextAttemptAt)
       WHERE recipient = ? AND subject = 'Log in to keep your account'`,
      [state, state === "sent" ? at : null, at, email],
    );
  };
  await set(waits, "queued", 40); // no mail server is configured
  await set(gaveUp, "failed", 4); // the mail server was down for days
  await set(late, "sent", 20);
  await set(refused, "failed", 0);
  expect(await run(31)).toMatchObject({ notified: 3, forgotten: 1 });
  expect(await sql("SELECT email FROM users WHERE email LIKE 'away%' ORDER BY email")).toEqual(
    [waits, gaveUp, late].map((email) => ({ email })),
  );
  // The new mail replaces the mail that was still waiting.
  expect((await mailsTo(app, waits)).filter(({ subject }) => subject.startsWith("Log in"))).toHaveLength(1);
  await sent();
  expect(await run(62)).toMatchObject({ forgotten: 3 });
});

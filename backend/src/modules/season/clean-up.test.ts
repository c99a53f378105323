import { HourlyJob } from "../../kernel/jobs/hourly-job.js";
import { toSqlTime } from "../../kernel/db/raw-sql.js";
import type { Logger } from "../../kernel/log/logger.js";
import { change, mailsTo } from "../../app/testing/mutations.js";
import { signUpStudent, TEST_PASSWORD, type TestStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";

const DAY = 86_400_000;
let app: TestApp;
let admin: TestClient;
let students = 0;
beforeEach(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterEach(() => app.close());

const inDays = (days: number): Date => new Date(Date.now() + days * DAY);
/** Marks waiting mails as sent, and runs the clean-up as of `days` days from now. */
const run = async (days = 0) => {
  await sql(
    "UPDATE outbox_mails SET state = 'sent', leasedBy = NULL, sentAt = createdAt WHERE state = 'queued'",
  );
  return app.application.services.cleanUps.run(inDays(days));
};
const save = (rules: object, version = 0) =>
  change(
    admin,
    "saveCleanUpRules",
    { ...rules, version: String(version) },
    "rules { version accountYears lineYears auditedUntil }",
  );
const sql = (statement: string, parameters: unknown[] = []) =>
  app.application.services.db.inTransaction((tx) => tx.query<unknown>(statement, parameters));
const isThere = async ({ email }: TestStudent): Promise<boolean> =>
  (await app.application.services.db.query("SELECT id FROM users WHERE email = ?", [email])).length === 1;

/** Signs up a student whose last visit was `days` days ago. */
async function awaySince(days: number): Promise<TestStudent> {
  const student = await signUpStudent(app, `away${String(++students)}@example.org`);
  const at = toSqlTime(inDays(-days));
  await sql("UPDATE users SET lastSeenAt = ?, createdAt = ? WHERE email = ?", [at, at, student.email]);
  return student;
}
const subjects = async ({ email }: TestStudent): Promise<(string | undefined)[]> =>
  (await mailsTo(app, email)).map(({ subject }) => subject);

test("nothing is deleted before the club has decided", async () => {
  const asha = await awaySince(9000);
  expect([await run(), await run(40)]).toEqual([
    { notified: 0, forgotten: 0, lines: 0 },
    { notified: 0, forgotten: 0, lines: 0 },
  ]);
  expect(await isThere(asha)).toBe(true);
});

test("a person who was away for so many years is notified once, and deleted 30 days later", async () => {
  const [asha, ravi] = [await awaySince(3 * 366), await awaySince(2 * 365)];
  expect((await save({ accountYears: 3 })).error).toBeUndefined();
  expect(await run()).toMatchObject({ notified: 1, forgotten: 0 });
  expect(await run(1)).toMatchObject({ notified: 0, forgotten: 0 });
  expect(await subjects(asha)).toContain("Log in to keep your account");
  expect(await run(29)).toMatchObject({ forgotten: 0 });
  expect(await isThere(asha)).toBe(true);
  expect(await run(31)).toMatchObject({ forgotten: 1 });
  expect([await isThere(asha), await isThere(ravi)]).toEqual([false, true]);
  expect(await subjects(asha)).toEqual(["We deleted your unused account"]);
  // The log has the number, but no name or address.
  const log = await app.application.services.db.query<{ details: string; targetName: string }>(
    "SELECT details, targetName FROM audit_entries WHERE action = 'cleanUp.run'",
  );
  expect(log).toEqual([{ details: '{"notified":0,"forgotten":1,"lines":0}', targetName: "" }]);
  expect((await app.application.services.db.query("SELECT id FROM bin_entries")).length).toBe(0);
});

test("logging in between mail and deletion keeps the account", async () => {
  const asha = await awaySince(1200);
  await save({ accountYears: 3 });
  await run();
  await app.client().logIn(asha.email, TEST_PASSWORD);
  expect(await run(31)).toMatchObject({ forgotten: 0 });
  expect(await isThere(asha)).toBe(true);
});

test("a log-in while accounts are deleted either comes first and keeps its own, or finds none", async () => {
  await save({ accountYears: 3 });
  for (let round = 0; round < 3; round++) {
    const people: TestStudent[] = [];
    for (let n = 0; n < 12; n++) people.push(await awaySince(1200));
    await run();
    // The deletion reads its list of people at its start and deletes the last person last. The log-ins start with that
    // person, so that some log-ins come before the deletion of their account, and others after it.
    const logIns = people.toReversed().map(async (person) => {
      const { status } = await app
        .client()
        .post("/api/auth/login", { email: person.email, password: TEST_PASSWORD });
      return { person, status };
    });
    // At least one person is logged in when the deletion begins, and most log-ins are in progress.
    await Promise.race(logIns);
    const deletion = run(31);
    const replies = await Promise.all(logIns);
    const { forgotten } = await deletion;
    for (const { person, status } of replies)
      expect([status, await isThere(person)]).toEqual(status === 200 ? [200, true] : [401, false]);
    expect(forgotten).toBe(replies.filter(({ status }) => status === 401).length);
    expect(replies.map(({ status }) => status)).toContain(200);
  }
});

test("two servers forget each account once", async () => {
  const people = [await awaySince(1200), await awaySince(1300), await awaySince(1400)];
  await save({ accountYears: 3 });
  const notified = await Promise.all([run(), run()]);
  expect(notified.reduce((all, one) => all + one.notified, 0)).toBe(3);
  const forgetRuns = await Promise.all([run(31), run(31)]);
  expect(forgetRuns.reduce((all, { forgotten }) => all + forgotten, 0)).toBe(3);
  for (const person of people) expect(await subjects(person)).toEqual(["We deleted your unused account"]);
});

test("of two servers one has the hour", async () => {
  const { db, cleanUps } = app.application.services;
  await awaySince(1200);
  await save({ accountYears: 3 });
  const done: object[] = [];
  const log = { info: (facts: object) => done.push(facts), warn: (facts: object) => done.push(facts) };
  const work = { name: "clean-up", run: () => cleanUps.run() };
  const jobs = [1, 2].map(() => new HourlyJob(db, work, log as unknown as Logger));
  await Promise.all(jobs.map((job) => job.runInTurn()));
  expect(done).toEqual([{ notified: 1, forgotten: 0, lines: 0 }]);
});

test("Superadmins, people of an event to come, and who has money open stay", async () => {
  const [member, payer, owed] = [await awaySince(1300), await awaySince(1300), await awaySince(1300)];
  const [past] = await app.application.services.db.query<{ id: string }>(
    "SELECT id FROM events WHERE state = 'past'",
  );
  const createTeam = async ({ client, email }: TestStudent, name: string): Promise<string> => {
    await client.logIn(email, TEST_PASSWORD);
    return (await client.post<{ teamId: string }>("/api/teams", { name })).body.teamId;
  };
  const ids = [
    await createTeam(member, "Now"),
    await createTeam(payer, "Paid"),
    await createTeam(owed, "Owed"),
  ];
  const pay = async (client: TestClient, teamId: string | undefined, id: string, status: string) => {
    await client.post("/api/teams/paymentStatus", { teamId, paymentStatus: "pending", transactionId: id });
    await sql("UPDATE payments SET status = ? WHERE teamId = ?", [status, teamId]);
    await sql("UPDATE teams SET eventId = ?, paymentStatus = ? WHERE id = ?", [past?.id, status, teamId]);
    await sql("UPDATE team_members SET eventId = ? WHERE teamId = ?", [past?.id, teamId]);
  };
  for (const { client, email } of [payer, owed]) await client.logIn(email, TEST_PASSWORD);
  await pay(payer.client, ids[1], "UTR1234567", "pending");
  await pay(owed.client, ids[2], "UTR7654321", "refunded");
  const at = toSqlTime(new Date());
  await sql(
    `INSERT INTO refunds (id, paymentId, openKey, state, amountPaise, reason, requestedByName, requestedAt)
     SELECT 'r1', id, id, 'due', 36000, 'late', 'A', ? FROM payments WHERE teamId = ?`,
    [at, ids[2]],
  );
  await sql("UPDATE users SET lastSeenAt = ?", [toSqlTime(inDays(-1300))]);
  await save({ accountYears: 3 });
  expect(await run()).toMatchObject({ notified: 0 });
  expect(await run(31)).toMatchObject({ forgotten: 0 });
  // Once the refund is paid, the person is notified like others and has 30 days.
  await sql("UPDATE refunds SET openKey = NULL, state = 'paid'");
  expect(await run(32)).toMatchObject({ notified: 1 });
  expect(await run(40)).toMatchObject({ forgotten: 0 });
  expect(await run(63)).toMatchObject({ forgotten: 1 });
  expect([await isThere(member), await isThere(payer), await isThere(owed)]).toEqual([true, true, false]);
});

test("who led a team that paid goes once its event is past: the next one leads it, or it goes and the payment stays", async () => {
  const [asha, ravi, meera] = [await awaySince(1), await awaySince(1), await awaySince(1)];
  const createTeam = async ({ client, email }: TestStudent, name: string): Promise<string> => {
    await client.logIn(email, TEST_PASSWORD);
    const { teamId } = (await client.post<{ teamId: string }>("/api/teams", { name })).body;
    await client.logIn(email, TEST_PASSWORD);
    return teamId;
  };
  const [shared, alone] = [await createTeam(asha, "Shared"), await createTeam(meera, "Alone")];
  await asha.client.post("/api/eventTeam/add-member", { teamId: shared, email: ravi.email });
  await ravi.client.logIn(ravi.email, TEST_PASSWORD);
  await ravi.client.post("/api/eventTeam/accept", { teamId: shared });
  for (const [{ client }, teamId, transactionId] of [
    [asha, shared, "UTR1234567"],
    [meera, alone, "UTR7654321"],
  ] as const)
    await client.post("/api/teams/paymentStatus", { teamId, paymentStatus: "pending", transactionId });
  await sql("UPDATE payments SET status = 'accepted'");
  await sql("UPDATE teams SET paymentStatus = 'accepted'");
  await sql("UPDATE users SET lastSeenAt = ? WHERE email <> ?", [toSqlTime(inDays(-1300)), ravi.email]);
  await save({ accountYears: 3 });
  expect(await run()).toMatchObject({ notified: 0 }); // the event is not over
  await sql("UPDATE events SET state = 'past', currentSlot = NULL");
  expect(await run()).toMatchObject({ notified: 2 });
  expect(await run(31)).toMatchObject({ forgotten: 2 });
  const { db } = app.application.services;
  expect(
    await db.query("SELECT t.name, u.email FROM teams t JOIN users u ON u.id = t.leaderId ORDER BY t.name"),
  ).toEqual([{ name: "Shared", email: ravi.email }]);
  const payments = await db.query<{ teamName: string; status: string; teamId: string | null }>(
    "SELECT teamName, status, teamId FROM payments ORDER BY teamName",
  );
  expect(payments).toEqual([
    { teamName: "Alone", status: "accepted", teamId: null },
    { teamName: "Shared", status: "accepted", teamId: shared },
  ]);
});

test("a person who joined a team after the mail stays, and is notified again when that is over", async () => {
  const asha = await awaySince(1200);
  await save({ accountYears: 3 });
  await run();
  const { token } = asha.client;
  expect(token).not.toBeNull();
  await asha.client.post("/api/teams", { name: "Late" }); // The session is older than the mail, so this is no visit.
  expect(await run(31)).toEqual({ notified: 0, forgotten: 0, lines: 0 });
  await sql("UPDATE events SET state = 'past', currentSlot = NULL");
  expect(await run(32)).toMatchObject({ notified: 1, forgotten: 0 });
  expect(await run(63)).toMatchObject({ forgotten: 1 });
});

test("once the rules are off, no notified person is deleted, and a later rule notifies them again", async () => {
  const asha = await awaySince(1200);
  await save({ accountYears: 3 });
  await run();
  await save({ accountYears: null }, 1);
  await run(31);
  await save({ accountYears: 3 }, 2);
  expect(await run(32)).toMatchObject({ notified: 1, forgotten: 0 });
  expect(await isThere(asha)).toBe(true);
});

import { toSqlTime } from "../../kernel/db/raw-sql.js";
import { change, codeOf } from "../../app/testing/mutations.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { age } from "../../app/testing/unconfirmed-admin.js";

let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterEach(() => app.close());

const save = (rules: object, version = 0) =>
  change(
    admin,
    "saveCleanUpRules",
    { ...rules, version: String(version) },
    "rules { version accountYears lineYears auditedUntil }",
  );
const sql = (statement: string, parameters: unknown[] = []) =>
  app.application.services.db.inTransaction((tx) => tx.query<unknown>(statement, parameters));

test("lines go that are older than so many years and audited; money that is to be placed stays", async () => {
  const [event] = await app.application.services.db.query<{ id: string }>("SELECT id FROM events LIMIT 1");
  await sql(
    "INSERT INTO statement_batches (id, eventId, fileName, `lines`, actorId, actorName, committedAt) VALUES ('b1', ?, 'march.csv', 4, 'a', 'A', ?)",
    [event?.id, toSqlTime(new Date("2020-04-01"))],
  );
  const line = (n: number, date: string, outcome: string, amount: number) =>
    sql(
      `INSERT INTO statement_lines (batchId, line, fingerprint, date, reference, amountPaise, amountText, outcome)
       VALUES ('b1', ?, ?, ?, ?, ?, '', ?)`,
      [n, `f${String(n)}`, date, `UTR${String(n)}`, amount, outcome],
    );
  await line(1, "2020-03-01", "ignored", -36_000);
  await line(2, "2020-03-02", "unclaimed", 36_000);
  await line(3, "2020-03-20", "ignored", -10_00);
  await line(4, "2020-03-31", "ignored", -10_00);
  const shown = await admin.graphql(
    "query ($input: CleanUpRulesInput!) { cleanUpPreview(input: $input) { accounts lines } }",
    { input: { lineYears: 2, auditedUntil: "2020-03-20" } },
  );
  expect(shown.data).toEqual({ cleanUpPreview: { accounts: 0, lines: 2 } });
  expect(codeOf(await save({ lineYears: 2 }))).toBe("BAD_INPUT");
  expect(codeOf(await save({ lineYears: 2, auditedUntil: "2999-01-01" }))).toBe("BAD_INPUT");
  expect(codeOf(await save({ lineYears: 11, auditedUntil: "2020-03-20" }))).toBe("BAD_INPUT");
  await save({ lineYears: 2, auditedUntil: "2020-03-20" });
  expect(await app.application.services.cleanUps.run()).toMatchObject({ lines: 2 });
  const remainingLines = await app.application.services.db.query<{ line: number }>(
    "SELECT line FROM statement_lines ORDER BY line",
  );
  expect(remainingLines.map((row) => row.line)).toEqual([2, 4]);
});

test("of two admins who change the rules at once the second is refused", async () => {
  expect(await save({ accountYears: 5 })).toMatchObject({ rules: { version: "1", accountYears: 5 } });
  expect(codeOf(await save({ accountYears: 2 }))).toBe("VERSION_CHANGED");
  const both = await Promise.all([save({ accountYears: 2 }, 1), save({ accountYears: 4 }, 1)]);
  expect(both.map(codeOf).filter((code) => code === "VERSION_CHANGED")).toHaveLength(1);
});

test("rules that delete something need a confirmation, and each change is in the log", async () => {
  await age(app, 3600);
  expect(codeOf(await save({ accountYears: 5 }))).toBe("CONFIRMATION_NEEDED");
  expect(codeOf(await save({}))).toBeUndefined();
  const log = await app.application.services.db.query<{ details: string }>(
    "SELECT details FROM audit_entries WHERE action = 'cleanUp.rules'",
  );
  expect(log.map(({ details }): unknown => JSON.parse(details))).toEqual([
    { accountYears: null, lineYears: null, auditedUntil: null },
  ]);
});

import { execute } from "../../kernel/db/raw-sql.js";
import { ON_MARIADB } from "../../kernel/testing/test-database.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import { errorFacts } from "./log-facts.js";

const PERSON = "asha.rao@student.example";
/** A name that makes the end of a quoted value hard to find. */
const HOSTILE = `' for key ${PERSON}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: "error" });
});
afterAll(() => app.close());

/** Returns the log line and the reply of a request whose SQL statement fails. */
async function logged(
  sql: string,
  parameters: readonly unknown[],
  times = 1,
): Promise<Record<string, unknown>> {
  const { accounts, db } = app.application.services;
  jest.spyOn(accounts, "viewer").mockImplementation(async () => {
    for (let done = 0; done < times; done++) await db.inTransaction((tx) => execute(tx, sql, parameters));
    throw new Error("the statement was to fail");
  });
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { headers, text } = await client.post("/graphql", { query: "{ viewer { id } }" });
  expect(text).toContain("INTERNAL");
  expect(text).not.toContain(PERSON);
  const line = app.log.find((it) => it["level"] === 50 && it["reqId"] === headers.get("x-request-id"));
  if (!line) throw new Error("nothing was logged");
  return line;
}

const LEASE = "INSERT INTO leases (name, holder, heldUntil) VALUES (?, ?, ?)";
const TIME = "2026-01-01 00:00:00.000";

type Failing = readonly [what: string, sql: string, parameters: readonly unknown[], times: number];
const FAILING: readonly Failing[] = [
  ["a second row of a key", LEASE, [PERSON, PERSON, TIME], 2],
  ["a sly name", LEASE, [HOSTILE, HOSTILE, TIME], 2],
  ["a row without a field", "INSERT INTO leases (name, holder) VALUES (?, ?)", [PERSON, null], 1],
  ["a table that there is not", "INSERT INTO nowhere (name) VALUES (?)", [PERSON], 1],
];
const FAILING_THERE: readonly Failing[] = [
  ["a wrong kind of value", LEASE, ["wrong", "x", PERSON], 1],
  ["a wrong number", "UPDATE users SET epoch = ?", [PERSON], 1],
  ["half a statement", "INSERT INTO leases VALUES (oops ?, ?)", [PERSON, HOSTILE], 1],
];

test.each([...FAILING, ...(ON_MARIADB ? FAILING_THERE : [])])(
  "%s: kind, code, text, statement and stack, and no typed value",
  async (_what, sql, values, times) => {
    const { err } = await logged(sql, values, times);
    expect(Object.keys(err as object).sort()).toEqual(["code", "message", "sql", "stack", "type"]);
    expect(err).toMatchObject({ type: "QueryFailedError", sql, stack: expect.stringContaining(" at ") });
    expect(JSON.stringify(err)).not.toContain(PERSON);
    expect(JSON.stringify(app.log)).not.toContain(PERSON);
  },
);

test("a mail server's reply is logged without the address in it", () => {
  const serverReply = `all recipients were rejected: 550 5.1.1 <${PERSON}> unknown`;
  const error = Object.assign(new Error(serverReply, { cause: new Error(serverReply) }), {
    rejected: [PERSON],
    response: serverReply,
  });
  const facts = JSON.stringify(errorFacts(error));
  expect(facts).not.toContain(PERSON);
  expect(facts).toContain("550 5.1.1");
});

test("parts of a stack trace that look like an address stay", () => {
  const error = Object.assign(new Error("x"), {
    stack: "Error: x\n at run (/site/node_modules/@apollo/server/a.js:1:2)",
  });
  expect(errorFacts(error).stack).toContain("/node_modules/@apollo/server/a.js:1:2");
});

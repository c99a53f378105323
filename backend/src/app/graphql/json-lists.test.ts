import { PaymentStatus } from "../../modules/teams/contract/payment-status.js";
import { seedDemo } from "../seed/demo-seed.js";
import { signUpHolder, signUpStudent } from "../testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import type { TestClient } from "../testing/test-client.js";

const PERSON = "id userId name email phone college universityRollNo codeforcesHandle isLeader confirmed";
const EVERYTHING = `members { ${PERSON} } id name reference ranking paymentStatus rosterLocked note leader { ${PERSON} }`;
/** Characters that JSON escapes, multi-byte characters, and characters with a meaning in SQL. */
const ODD = `"\\'; --\n\t\u0001\u007f\u2028 ₹ é 👩‍💻 {"a":[null]}`;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await seedDemo(app.application.services.db, { teams: 12, users: 40, seed: 1 }, "x");
  const statuses = Object.values(PaymentStatus);
  const teams = await query<{ id: string }>("SELECT id FROM teams ORDER BY name");
  for (const [at, { id }] of teams.entries()) {
    const values = [at % 3 === 0 ? null : at, statuses[at % statuses.length], at % 2 === 0 ? ODD : null, id];
    await query("UPDATE teams SET ranking = ?, paymentStatus = ?, note = ? WHERE id = ?", values);
  }
  await query("UPDATE teams SET name = name || ? WHERE ranking = 4", [ODD]);
  await query("UPDATE team_members SET name = ?, college = ?, phone = NULL", [ODD, ODD]);
  await query(
    "UPDATE team_members SET userId = NULL, email = NULL, confirmedAt = NULL WHERE isLeader = 0 AND teamId > ?",
    [teams[5]?.id],
  );
});
afterAll(() => app.close());

function query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return app.application.services.db.inTransaction((tx) => tx.query<Row[]>(sql, [...parameters]));
}

/**
 * Sends a document twice. The server executes the first request as usual. For the second request, SQLite may write the
 * list as JSON text (kernel/fast/json-lists.ts). Returns both replies, and whether SQLite wrote the second one.
 */
async function twice(
  client: TestClient,
  document: string,
): Promise<{ executed: string; later: string; isWritten: boolean }> {
  const ask = async (): Promise<string> =>
    (await client.send("POST", "/graphql", { query: document })).text.trim();
  const executed = await ask();
  app.takeStatements();
  const later = await ask();
  return { executed, later, isWritten: app.takeStatements().some((sql) => sql.includes("AS json FROM")) };
}

test("teams that SQLite has written are the same text as teams that were read and executed", async () => {
  const { executed, later, isWritten } = await twice(admin, `{ teams { ${EVERYTHING} } }`);
  expect(isWritten).toBe(true);
  expect(later).toBe(executed);
  const { teams } = (JSON.parse(later) as { data: { teams: { note: string | null }[] } }).data;
  expect(teams).toHaveLength(12);
  expect(new Set(teams.map(({ note }) => note))).toEqual(new Set([ODD, null]));
});

test.each([
  ["a field that SQLite does not write", "{ teams { id event { slug } } }"],
  ["another name", "{ all: teams { id name } }"],
  ["another name inside", "{ teams { id called: name } }"],
  ["a fragment", "{ teams { ...part } } fragment part on Team { id }"],
  ["a fragment in place", "{ teams { ... on Team { id } } }"],
  ["a directive", "query ($no: Boolean = false) { teams { id name @include(if: $no) } }"],
  ["a field twice", "{ teams { id leader { id } leader { name } } }"],
  ["a second field", "{ teams { id } viewer { id } }"],
  ["the name of the type", "{ teams { id __typename } }"],
])("an operation with %s is executed", async (_what, document) => {
  const { executed, later, isWritten } = await twice(admin, document);
  expect(isWritten).toBe(false);
  expect(later).toBe(executed);
  expect(JSON.parse(later)).not.toHaveProperty("errors");
});

test("who does not see all is shown what they were shown before", async () => {
  const { client } = await signUpHolder(app, "reader", admin);
  const { executed, later, isWritten } = await twice(client, `{ teams { ${EVERYTHING} } }`);
  expect(isWritten).toBe(false);
  expect(later).toBe(executed);
  expect(later).toContain("•••@");
});

test("who may not see teams is refused as before", async () => {
  const { client } = await signUpStudent(app, "student@example.org");
  for (const [caller, code] of [
    [client, "FORBIDDEN"],
    [app.client(), "UNAUTHENTICATED"],
  ] as const) {
    const { executed, later, isWritten } = await twice(caller, "{ teams { id } }");
    expect(isWritten).toBe(false);
    expect(later).toBe(executed);
    expect(later).toContain(code);
  }
});

test("a caller who takes no JSON gets none", async () => {
  await twice(admin, "{ teams { id ranking } }");
  const asked = { query: "{ teams { id ranking } }" };
  const { status, text } = await admin.send("POST", "/graphql", asked, { accept: "text/html" });
  expect(status).toBe(406);
  expect(text).not.toContain("ranking");
});

test("a team without a leader is an error, not half a text", async () => {
  await query("UPDATE team_members SET isLeader = 0 WHERE teamId = (SELECT MIN(id) FROM teams)");
  const { executed, later } = await twice(admin, "{ teams { name leader { name } } }");
  expect(later).toBe(executed);
  expect(JSON.parse(later)).toMatchObject({ data: null, errors: [{}] });
});

import { createHmac } from "node:crypto";
import { signUpStudent } from "../testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import type { GraphQLReply, TestClient, TestReply } from "../testing/test-client.js";

const MY_TEAM = "{ myTeam { name paymentStatus leader { name codeforcesHandle } members { name } } }";

let app: TestApp;
let production: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({
    NODE_ENV: "production",
    RATE_LIMIT: "on",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(async () => {
  await app.close();
  await production.close();
});

const code = (reply: GraphQLReply): string | undefined => reply.errors?.[0]?.extensions.code;

test("SQL statements: my team takes two with the session, all teams two, whatever their number", async () => {
  const counts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { client } = await signUpStudent(app, `count${String(i)}@example.org`);
    const made = await client.graphql(
      'mutation { createTeam(input: {name: "Count NUMBER"}) { session { token } } }'.replace(
        "NUMBER",
        String(i),
      ),
    );
    client.token = (made.data as { createTeam: { session: { token: string } } }).createTeam.session.token;
    app.takeStatements();
    expect((await client.graphql(MY_TEAM)).data).toMatchObject({ myTeam: { name: `Count ${String(i)}` } });
    expect(app.takeStatements().filter(isRead)).toHaveLength(2);
    const all = await admin.graphql("{ teams { name leader { name } members { name } } }");
    expect((all.data as { teams: unknown[] }).teams).toHaveLength(i + 1);
    counts.push(app.takeStatements().filter(isRead).length);
  }
  expect(counts).toEqual([2, 2, 2]);
});

/** Returns whether a statement belongs to a request. The outbox's polling does not. */
function isRead(sql: string): boolean {
  return !sql.includes("outbox_mails");
}

describe("tokens", () => {
  const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

  test("forged, unsigned and foreign ones are refused", async () => {
    const { client } = await signUpStudent(app, "tokens@example.org");
    const [header = "", payload = "", signature = ""] = (client.token ?? "").split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    const foreign = (head: object, body: object): string => {
      const text = `${base64(head)}.${base64(body)}`;
      return `${text}.${createHmac("sha256", "another key").update(text).digest("base64url")}`;
    };
    const bad = [
      `${base64({ alg: "none", typ: "at+jwt", kid: "1" })}.${payload}.`,
      `${base64({ alg: "none", typ: "at+jwt", kid: "1" })}.${payload}.${signature}`,
      foreign({ alg: "HS256", typ: "at+jwt", kid: "1" }, claims),
      foreign({ alg: "HS256", typ: "at+jwt", kid: "1", jwk: { kty: "oct", k: "YW5vdGhlciBrZXk" } }, claims),
      `${header}.${base64({ ...claims, role: "Superadmin" })}.${signature}`,
      `${header}.${base64({ ...claims, exp: 4_000_000_000 })}.${signature}`,
      "not.a.token",
      "nonsense",
    ];
    expect(code(await client.graphql(MY_TEAM))).toBeUndefined();
    for (const token of bad) {
      client.token = token;
      expect([token, code(await client.graphql(MY_TEAM))]).toEqual([token, "UNAUTHENTICATED"]);
    }
  });

  test("a student's token gives no access to a Superadmin's operations", async () => {
    const { client } = await signUpStudent(app, "curious@example.org");
    expect(code(await client.graphql("{ teams { name } }"))).toBe("FORBIDDEN");
    expect(code(await client.graphql("{ reportedPayments { id } }"))).toBe("FORBIDDEN");
    const decide = 'mutation { decidePayment(input: {paymentId: "x", decision: accepted}) { message } }';
    expect(code(await client.graphql(decide))).toBe("FORBIDDEN");
  });
});

test("a moment may be an argument of its own, as the desk asks what changed since", async () => {
  const { desk, readAt } = (
    (await admin.graphql("{ checkInList { readAt desk { eventId } } }")).data as {
      checkInList: { readAt: string; desk: { eventId: string } };
    }
  ).checkInList;
  const query = `{ checkInChanges(eventId: "${desk.eventId}", since: "${readAt}") { checkIns { id } } }`;
  expect(await admin.graphql(query)).toMatchObject({ data: { checkInChanges: { checkIns: [] } } });
});

describe("bad requests are refused before they cost anything", () => {
  const deep = `{ a: __type(name: "Query") ${"{ ofType ".repeat(12)}{ name }${" }".repeat(12)} }`;
  test.each([
    ["too deep", { query: deep }],
    [
      "too many aliases",
      { query: `{ ${Array.from({ length: 16 }, (_, i) => `a${String(i)}: viewer { id }`).join(" ")} }` },
    ],
    ["too many tokens", { query: `{ ${"viewer { id } ".repeat(600)} }` }],
    ["too many directives", { query: `{ viewer { id ${"@include(if: true) ".repeat(21)} } }` }],
    [
      "two logins in one request",
      {
        query:
          'mutation { a: logIn(input: {email: "a", password: "b"}) { id } b: logIn(input: {email: "a", password: "c"}) { id } }',
      },
    ],
    [
      "two logins behind a fragment",
      {
        query:
          'mutation { ... on Mutation { a: logIn(input: {email: "a", password: "b"}) { id } b: logIn(input: {email: "a", password: "c"}) { id } } }',
      },
    ],
    ["a subscription outside its address", { query: "subscription { paymentQueueChanged { id } }" }],
    ["no such field", { query: "{ viewer { passwordHash } }" }],
    ["a syntax error", { query: "{ viewer { " }],
    [
      "a wrong type",
      { query: "query ($slug: String!) { event(slug: $slug) { id } }", variables: { slug: 7 } },
    ],
    ["a list of operations", [{ query: "{ viewer { id } }" }, { query: "{ viewer { id } }" }]],
  ])("%s", async (_what, body) => {
    const reply = await app.client().post<GraphQLReply>("/graphql", body);
    expect(reply.status).toBe(400);
    expect(reply.text).not.toContain("node_modules");
  });

  const LOG_IN = "mutation ($input: LogInInput!) { logIn(input: $input) { message } }";
  test.each([
    ["a field is missing", { query: LOG_IN, variables: { input: { password: "hunter2" } } }, "email"],
    [
      "a field is unknown",
      { query: LOG_IN, variables: { input: { email: "", password: "hunter2", a: 1 } } },
      '"a"',
    ],
    [
      "a list",
      { query: LOG_IN, variables: { input: { email: "", password: ["hunter2"] } } },
      "input.password",
    ],
    ["no object", { query: LOG_IN, variables: { input: "hunter2" } }, "LogInInput"],
    [
      "a literal list",
      { query: 'mutation { logIn(input: {email: "", password: ["hunter2"]}) { message } }' },
      "String",
    ],
    [
      "a literal that is no object",
      { query: 'mutation { logIn(input: "hunter2") { message } }' },
      "LogInInput",
    ],
    ["no value of an enum", { query: 'mutation { signUp(input: {role: "hunter2"}) { message } }' }, "Role"],
    [
      "a forgotten comma and key",
      { query: 'mutation { logIn(input: {email: "", "hunter2"}) { message } }' },
      "Name",
    ],
  ])("errors do not quote the request: %s", async (_what, body, hint) => {
    const reply = await admin.post<GraphQLReply>("/graphql", body);
    expect([reply.status, reply.text.includes("hunter2")]).toEqual([400, false]);
    expect(reply.body.errors?.map(({ message }) => message).join()).toContain(hint);
    const stream = await admin.post("/graphql/stream", body);
    expect([stream.status, stream.text.includes("hunter2")]).toEqual([400, false]);
  });

  test("malformed JSON, another body type, a mutation over GET", async () => {
    const client = app.client();
    const half = await client.send<GraphQLReply>("POST", "/graphql", '{"query": ');
    expect([half.status, code(half.body)]).toEqual([400, "MALFORMED_JSON"]);
    const form = await client.send<GraphQLReply>("POST", "/graphql", "query={viewer{id}}", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect([form.status, code(form.body)]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    const get = await client.send(
      "GET",
      `/graphql?query=${encodeURIComponent("mutation { logOut { message } }")}`,
      undefined,
      {
        "apollo-require-preflight": "1",
      },
    );
    expect(get.status).toBe(405);
  });

  test("a broken rule of the contract is reported with field and text", async () => {
    const { client } = await signUpStudent(app, "rules@example.org");
    const reply = await client.graphql('mutation { createTeam(input: {name: " "}) { message } }');
    expect(reply.errors?.[0]).toMatchObject({
      message: "Team name must be 2 to 50 characters",
      extensions: { code: "BAD_INPUT", fields: { name: "Team name must be 2 to 50 characters" } },
    });
  });
});

test("an operation name that the document does not have is the client's error", async () => {
  const { url } = app;
  const reply = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "query One { viewer { id } }", operationName: "Other" }),
  });
  expect([reply.status, await reply.json()]).toMatchObject([
    400,
    { errors: [{ message: 'Unknown operation named "Other".' }] },
  ]);
});

test("in production: no introspection, no suggestions, no mailbox", async () => {
  const client = production.client();
  expect(code(await client.graphql("{ __schema { types { name } } }"))).toBe("GRAPHQL_VALIDATION_FAILED");
  expect(JSON.stringify(await client.graphql("{ viewr { id } }"))).not.toContain("viewer");
  expect((await client.get("/dev/mailbox.json")).status).toBe(404);
});

test("an address gets one code a minute", async () => {
  const client = production.client();
  const ask = (): Promise<TestReply> => client.post("/api/auth/verify-email", { email: "often@example.org" });
  expect((await ask()).status).toBe(200);
  const again = await ask();
  expect([again.status, again.body["code"]]).toEqual([429, "CODE_RATE_LIMITED"]);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(50);
});

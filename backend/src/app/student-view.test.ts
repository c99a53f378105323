import type { GraphQLSchema } from "graphql";
import type { RestServices } from "../rest/rest-services.js";
import { restRoutes } from "../rest/routes/all.routes.js";
import type { Database } from "../kernel/db/database.js";
import { toSqlTime } from "../kernel/db/values.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { change, codeOf } from "./testing/mutations.js";
import { OPERATION_POLICY } from "./testing/policy.js";
import { createPolicyFixture, type PolicyFixture } from "./testing/policy-fixture.js";
import { sampleOperation } from "./testing/sample-operation.js";
import { sampleValues } from "./testing/sample-values.js";
import { startTestApp, TEST_ADMIN } from "./testing/test-app.js";
import type { GraphQLReply, TestClient } from "./testing/test-client.js";

const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
const REASON = "She cannot find her team's payment";

const schema: GraphQLSchema = buildGraphQLSchema({ get: () => undefined });
const MUTATIONS = Object.values(schema.getMutationType()?.getFields() ?? {});
const QUERIES = Object.values(schema.getQueryType()?.getFields() ?? {});

/** Repeated by hand: what the student's screens show, beside what everybody may read. */
const SHOWN = [
  "myTeam",
  "teamByName",
  "teamPayment",
  "receipt",
  "teamPasses",
  "teamInvitations",
  "invitationLink",
  "joinRequests",
  "myInvitations",
  "myListings",
  "listedPeople",
  "listedTeams",
  "notifications",
  "reminders",
  "nameInResults",
  "myCertificates",
  "handleProof",
];

let fixture: PolicyFixture;
let admin: TestClient;
let leaderId: string;

beforeAll(async () => {
  fixture = await createPolicyFixture();
  leaderId = await idOf("leader@example.org");
});
afterAll(() => fixture.app.close());
beforeEach(async () => {
  admin = fixture.app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterEach(() => fixture.restore());

const db = (): Database => fixture.app.application.services.db;

async function idOf(email: string): Promise<string> {
  const [row] = await db().query<{ id: string }>("SELECT id FROM users WHERE email = ?", [email]);
  return row?.id ?? "";
}

interface Started {
  readonly viewId: string;
  readonly endsAt: string;
  readonly client: TestClient;
}

/** Begins a view, and gives a client with its token and no cookies. */
async function start(userId = leaderId, by = admin): Promise<Started> {
  const reply = await change(
    by,
    "startStudentView",
    { userId, reason: REASON },
    "viewId endsAt session { token email role grants }",
  );
  if (reply.error) throw new Error(reply.error.extensions.code);
  const { viewId, endsAt, session } = reply as unknown as {
    viewId: string;
    endsAt: string;
    session: { token: string };
  };
  const client = fixture.app.client();
  client.token = session.token;
  return { viewId, endsAt, client };
}

const viewer = async (client: TestClient): Promise<unknown> =>
  (await client.graphql("{ viewer { email role grants } }")).data?.["viewer"];

async function codeOfQuery(client: TestClient, name: string): Promise<string | null> {
  const field = QUERIES.find((one) => one.name === name);
  if (!field) throw new Error(name);
  const { query, variables } = sampleOperation("query", field, sampleValues(fixture, NO_ID));
  return (await client.graphql(query, variables)).errors?.[0]?.extensions.code ?? null;
}

/** All that the database holds, but for what is written at any time. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = db()
    .write.entityMetadatas.map(({ tableName }) => tableName)
    .filter((name) => !["outbox_mails", "leases"].includes(name));
  const held: Record<string, unknown> = {};
  for (const table of tables) held[table] = await db().query(`SELECT * FROM ${table}`);
  return held;
}

interface LogEntry {
  readonly action: string;
  readonly actorName: string;
  readonly targetId: string;
  readonly details: string;
}

async function log(): Promise<LogEntry[]> {
  const { data } = await admin.graphql(
    "{ auditEntries(first: 20) { edges { node { action actorName targetId targetName details } } } }",
  );
  const { edges } = data?.["auditEntries"] as { edges: { node: LogEntry }[] };
  return edges.map(({ node }) => node).filter(({ action }) => action.startsWith("user.view"));
}

async function setSession(column: string, value: unknown): Promise<void> {
  await db().inTransaction((tx) =>
    tx.query(`UPDATE sessions SET ${column} = ? WHERE viewId IS NOT NULL`, [value]),
  );
}

describe("what is shown", () => {
  test("the student's screens, with their name and role and without any grant", async () => {
    const { client, endsAt } = await start();
    expect(await viewer(client)).toEqual({ email: "leader@example.org", role: "TEAM_LEADER", grants: [] });
    const minutes = (new Date(endsAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const { data } = await client.graphql("{ myTeam { name } }");
    expect(data).toEqual({ myTeam: { name: "Segfault" } });
  });

  test("a holder of rights is seen as a student: their part of the admin area stays closed", async () => {
    const { client } = await start(await idOf("treasurer@example.org"));
    expect(await viewer(client)).toMatchObject({ grants: [] });
    expect(await codeOfQuery(client, "reportedPayments")).toBe("NOT_IN_VIEW");
  });

  test("a pass without its address and its code, which would let somebody in", async () => {
    const query = `{ teamPasses(teamId: "${fixture.teamId}") { personName url qrSvg } }`;
    await db().inTransaction((tx) => tx.query("UPDATE events SET feePaise = 0"));
    const own = (await fixture.as("leader").graphql(query)).data?.["teamPasses"];
    expect(own).toMatchObject([{ url: expect.stringContaining("/pass#") as string }]);
    const { client } = await start();
    const seen = (await client.graphql(query)).data?.["teamPasses"];
    expect(seen).toMatchObject([{ url: null, qrSvg: null }]);
  });

  test("nothing else: each query is public, shown, or refused", async () => {
    const { client } = await start();
    const refused: string[] = [];
    for (const { name } of QUERIES) {
      const code = await codeOfQuery(client, name);
      if (code === "NOT_IN_VIEW") refused.push(name);
    }
    const forSignedIn = QUERIES.map(({ name }) => name).filter(
      (name) => OPERATION_POLICY[`Query.${name}`]?.anonymous !== "allowed",
    );
    expect(refused.sort()).toEqual(forSignedIn.filter((name) => !SHOWN.includes(name)).sort());
    expect(refused).toEqual(
      expect.arrayContaining(["exportMyData", "sessions", "secondFactors", "teamCalendar", "confirmedUntil"]),
    );
  });

  test("reading all of it writes nothing: nothing is seen, read, counted or noted in the student's name", async () => {
    const { client } = await start();
    const before = await everything();
    for (const name of SHOWN) expect(await codeOfQuery(client, name)).not.toBe("NOT_IN_VIEW");
    expect(await everything()).toEqual(before);
  });
});

describe("nothing can be changed", () => {
  test("every mutation of the schema is refused, whoever else may call it", async () => {
    const { client } = await start();
    const before = await everything();
    const codes: Record<string, string | undefined> = {};
    for (const field of MUTATIONS) {
      const { query, variables } = sampleOperation("mutation", field, sampleValues(fixture, NO_ID));
      const reply = await client.send<GraphQLReply>("POST", "/graphql", { query, variables });
      codes[field.name] = reply.body.errors?.[0]?.extensions.code;
      expect([field.name, reply.status]).toEqual([field.name, 403]);
    }
    expect(MUTATIONS.length).toBeGreaterThan(150);
    expect(new Set(Object.values(codes))).toEqual(new Set(["VIEW_READ_ONLY"]));
    expect(await everything()).toEqual(before);
  });

  test("every route that writes, or reads more than everybody may, is refused", async () => {
    const { client } = await start();
    const before = await everything();
    for (const { method, path, access, upload } of restRoutes({} as RestServices)) {
      const address = `/api${path.replace(/:\w+/g, NO_ID)}`;
      const type = upload ? { "content-type": "image/png" } : {};
      const reply = await client.send(
        method,
        address,
        method === "GET" ? undefined : upload ? "x" : {},
        type,
      );
      const isRead = method === "GET" && access === "public";
      expect([method, path, reply.body["code"] === "VIEW_READ_ONLY"]).toEqual([method, path, !isRead]);
    }
    expect(await everything()).toEqual(before);
  });

  test("its token renews nothing, and is no access token under any other name", async () => {
    const { client } = await start();
    for (const [name, value] of admin.cookies) client.cookies.set(name, value);
    expect((await client.post("/api/auth/refresh")).body["code"]).toBe("VIEW_READ_ONLY");
    expect((await client.post("/api/auth/logout")).body["code"]).toBe("VIEW_READ_ONLY");
    expect(await viewer(admin)).toMatchObject({ email: TEST_ADMIN.email });
    const { sessions } = fixture.app.application.services;
    expect(await sessions.authenticate(client.token ?? "")).toBeNull();
  });
});

describe("who may begin one", () => {
  test("not without having confirmed in the last ten minutes", async () => {
    await db().inTransaction((tx) => tx.query("UPDATE sessions SET confirmedAt = NULL"));
    await expect(start()).rejects.toThrow("CONFIRMATION_NEEDED");
    expect(await log()).toEqual([]);
  });

  test("never of a Superadmin, oneself included", async () => {
    await expect(start(await idOf(TEST_ADMIN.email))).rejects.toThrow("VIEW_OF_SUPERADMIN");
    const { client } = await start();
    await db().inTransaction((tx) =>
      tx.query("UPDATE users SET role = 'Superadmin' WHERE id = ?", [leaderId]),
    );
    expect(await viewer(client)).toBeNull();
  });

  test.each(["", "ab", "x".repeat(201), "two\nlines"])("not with %j as the reason", async (reason) => {
    const { error } = await change(admin, "startStudentView", { userId: leaderId, reason });
    expect(error?.extensions.code).toBe("BAD_INPUT");
    expect(Object.keys(error?.extensions.fields ?? {})).toEqual(["reason"]);
  });

  test("not of somebody who does not exist", async () => {
    await expect(start(NO_ID)).rejects.toThrow("USER_NOT_FOUND");
  });
});

describe("it ends", () => {
  test("when it is stopped, at once, and stays so", async () => {
    const { client, viewId } = await start();
    expect(await viewer(client)).not.toBeNull();
    expect(codeOf(await change(admin, "endStudentView", { viewId }))).toBeUndefined();
    expect(await viewer(client)).toBeNull();
    expect((await client.graphql("{ myTeam { name } }")).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect(codeOf(await change(admin, "endStudentView", { viewId }))).toBeUndefined();
    expect((await log()).map(({ action }) => action)).toEqual(["user.view-end", "user.view-start"]);
  });

  test("not by another session of the Superadmin, nor by anybody else", async () => {
    const { client, viewId } = await start();
    const other = fixture.app.client();
    await other.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    await change(other, "endStudentView", { viewId });
    expect(await viewer(client)).not.toBeNull();
  });

  test("when another one begins in the same session", async () => {
    const first = await start();
    const second = await start(fixture.memberUserId);
    expect(await viewer(first.client)).toBeNull();
    expect(await viewer(second.client)).toMatchObject({ email: "member@example.org" });
    expect((await log()).map(({ action, details }) => [action, details])).toEqual([
      ["user.view-start", JSON.stringify({ reason: REASON })],
      ["user.view-end", JSON.stringify({ ended: "another view began" })],
      ["user.view-start", JSON.stringify({ reason: REASON })],
    ]);
  });

  test("with the Superadmin's log-out", async () => {
    const { client } = await start();
    await admin.post("/api/auth/logout");
    expect(await viewer(client)).toBeNull();
  });

  test("with the Superadmin's role, which raises their epoch, and with their role alone", async () => {
    const { client } = await start();
    await db().inTransaction((tx) =>
      tx.query("UPDATE users SET epoch = epoch + 1 WHERE email = ?", [TEST_ADMIN.email]),
    );
    expect(await viewer(client)).toBeNull();
    await db().inTransaction((tx) =>
      tx.query("UPDATE users SET epoch = epoch - 1 WHERE email = ?", [TEST_ADMIN.email]),
    );
    expect(await viewer(client)).not.toBeNull();
    await db().inTransaction((tx) =>
      tx.query("UPDATE users SET role = 'User' WHERE email = ?", [TEST_ADMIN.email]),
    );
    expect(await viewer(client)).toBeNull();
  });

  test("with the Superadmin's change of password, on every device", async () => {
    const { client } = await start();
    const { error } = await change(admin, "changePassword", {
      currentPassword: TEST_ADMIN.password,
      newPassword: "another long password",
    });
    expect(error).toBeUndefined();
    expect(await viewer(client)).toBeNull();
  });

  test("with the session's own end, and when its time is up, whatever is read meanwhile", async () => {
    const { client } = await start();
    const past = toSqlTime(new Date(Date.now() - 1000));
    const [held] = await db().query<{ expiresAt: string }>(
      "SELECT expiresAt FROM sessions WHERE viewId IS NOT NULL",
    );
    await setSession("expiresAt", past);
    expect(await viewer(client)).toBeNull();
    await setSession("expiresAt", held?.expiresAt);
    expect(await viewer(client)).not.toBeNull();
    const [ends] = await db().query("SELECT viewEndsAt FROM sessions WHERE viewId IS NOT NULL");
    expect(await db().query("SELECT viewEndsAt FROM sessions WHERE viewId IS NOT NULL")).toEqual([ends]);
    await setSession("viewEndsAt", past);
    expect(await viewer(client)).toBeNull();
  });

  test("on every server: another one on the same database knows it, and knows its end", async () => {
    const { url } = db().write.options as { url?: string };
    const other = await startTestApp({
      DATABASE_URL: url ?? `sqlite:${String(db().write.options.database)}`,
    });
    try {
      const { client, viewId } = await start();
      const there = other.client();
      there.token = client.token;
      expect(await viewer(there)).toMatchObject({ email: "leader@example.org" });
      await change(admin, "endStudentView", { viewId });
      expect(await viewer(there)).toBeNull();
    } finally {
      await other.close();
    }
  });

  test("a stream of it ends with it, and counts for whoever looks", async () => {
    const { client, viewId } = await start();
    const stop = new AbortController();
    const open = (token: string | null): Promise<Response> =>
      fetch(`${fixture.app.url}/graphql/stream`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token ?? ""}` },
        body: JSON.stringify({ query: "subscription { notificationsChanged { unread } }" }),
        signal: stop.signal,
      });
    const streams = [];
    for (let n = 0; n < 32; n++) streams.push(await open(client.token));
    expect((await open(client.token)).status).toBe(429);
    expect((await open(fixture.tokens.leader)).status).toBe(200);
    await change(admin, "endStudentView", { viewId });
    const reader = streams[0]?.body?.getReader();
    let done = false;
    while (!done) done = (await reader?.read())?.done ?? true;
    stop.abort();
    expect((await open(client.token).catch(() => null))?.status ?? 401).toBe(401);
  }, 30_000);
});

describe("it is recorded", () => {
  test("who looked at whom and why, and that it ended by itself", async () => {
    await start();
    const { studentViews } = fixture.app.application.services;
    await studentViews.run();
    expect(await log()).toMatchObject([{ action: "user.view-start" }]);
    await setSession("viewEndsAt", toSqlTime(new Date(Date.now() - 1000)));
    await Promise.all([studentViews.run(), studentViews.run()]);
    expect(await log()).toEqual([
      expect.objectContaining({ action: "user.view-end", details: JSON.stringify({ ended: "by itself" }) }),
      expect.objectContaining({
        action: "user.view-start",
        targetId: leaderId,
        targetName: "Asha Rao",
        details: JSON.stringify({ reason: REASON }),
      }),
    ]);
  });

  test("also after the Superadmin logged out in the middle of it", async () => {
    await start();
    await admin.post("/api/auth/logout");
    await fixture.app.application.services.studentViews.run();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    expect((await log()).map(({ action }) => action)).toEqual(["user.view-end", "user.view-start"]);
  });

  test("the student finds it in their own download", async () => {
    await start();
    const { data } = await fixture.as("leader").graphql("{ exportMyData }");
    const { auditLog } = JSON.parse(data?.["exportMyData"] as string) as { auditLog: LogEntry[] };
    expect(auditLog).toContainEqual(
      expect.objectContaining({ action: "user.view-start", details: JSON.stringify({ reason: REASON }) }),
    );
  });
});

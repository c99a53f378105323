import { signUpStudent, TEST_PASSWORD } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const UPDATE =
  "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { message user { id name email } } }";
const idOf = async (email: string): Promise<string> => {
  const { data } = await admin.graphql("query ($s: String) { users(search: $s) { edges { node { id } } } }", {
    s: email,
  });
  return (data as { users: { edges: { node: { id: string } }[] } }).users.edges[0]?.node.id ?? "";
};

test("users come by page, each page one statement in addition to the session's", async () => {
  for (const name of ["a", "b", "c"]) await signUpStudent(app, `${name}@page.example`, { name: `Same Name` });
  const query = `query ($after: String) { users(first: 2, after: $after, search: "PAGE.example") {
    edges { node { email } } pageInfo { hasNextPage endCursor } } }`;
  app.takeStatements();
  const first = (await admin.graphql(query)).data as { users: { pageInfo: { endCursor: string } } };
  // Excludes the statements of the mail worker, which polls on its own schedule.
  expect(app.takeStatements().filter((sql) => !sql.includes("outbox_mails"))).toHaveLength(2);
  expect(first).toMatchObject({ users: { edges: [{}, {}], pageInfo: { hasNextPage: true } } });
  const second = await admin.graphql(query, { after: first.users.pageInfo.endCursor });
  expect(second.data).toMatchObject({ users: { edges: [{}], pageInfo: { hasNextPage: false } } });
  const counted = await admin.graphql('{ users(first: 1, search: "page.example") { totalCount } }');
  expect(counted.data).toEqual({ users: { totalCount: 3 } });
  for (const args of ['after: "nonsense"', "first: 101", "first: 0"]) {
    const { errors } = await admin.graphql(`{ users(${args}) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  }
});

const cursorOf = (json: string): string => Buffer.from(json).toString("base64url");
test.each([
  ["infinite", "users", '[1e999,"a"]'],
  ["of the list by name", "users", '["Asha","a"]', "sort: CREATED_AT,"],
  ["no day", "auditEntries", '["2025-02-30 00:00:00.000","a"]'],
  ["a number", "auditEntries", '[20250101,"a"]'],
  ["of the list by name", "paymentsPage", '["Asha","a"]'],
  ["of the list by name", "teamsPage", '["Asha","a"]', "sort: CREATED_AT,"],
])("a cursor that is %s is refused by %s", async (_what, list, position, sort = "") => {
  const { errors } = await admin.graphql(
    `{ ${list}(${sort} after: "${cursorOf(position)}") { totalCount } }`,
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT", fields: { after: expect.anything() } });
});

test("the search knows the case of every alphabet, and no wildcards", async () => {
  await signUpStudent(app, "odon@search.example", { name: "Ödön Őze" });
  const matchCount = async (search: string): Promise<unknown> => {
    const { data } = await admin.graphql("query ($s: String) { users(search: $s) { totalCount } }", {
      s: search,
    });
    return (data as { users: { totalCount: number } }).users.totalCount;
  };
  for (const search of ["Ödön", "ÖDÖN", "ödön ő"])
    expect([search, await matchCount(search)]).toEqual([search, 1]);
  for (const search of ["öd_n", "ö%n", "!", "_"])
    expect([search, await matchCount(search)]).toEqual([search, 0]);
});

test("a changed person is notified and signed out, and the change is logged", async () => {
  const { client } = await signUpStudent(app, "old@example.org");
  const userId = await idOf("old@example.org");
  const { data } = await admin.graphql(UPDATE, {
    input: { userId, name: "New  Name", email: "NEW@example.org" },
  });
  expect(data).toEqual({
    updateUser: {
      message: "User updated.",
      user: { id: userId, name: "New Name", email: "new@example.org" },
    },
  });
  expect((await client.get("/api/teams")).status).toBe(401);
  const [mail] = await app.application.services.outboxRepository.newest(1);
  expect(mail).toMatchObject({ recipient: "old@example.org", subject: "Your e-mail address was changed" });
  const log = await admin.graphql(
    `{ auditEntries(action: "user.update") { edges { node { targetId details } } } }`,
  );
  expect(log.data).toMatchObject({
    auditEntries: { edges: [{ node: { targetId: userId, details: '{"fields":["name","email"]}' } }] },
  });
});

test("the last Superadmin stays, also when two demote each other", async () => {
  const adminId = await idOf(TEST_ADMIN.email);
  const demote = (client: TestClient, userId: string) =>
    client.graphql(UPDATE, { input: { userId, role: "USER" } });
  expect((await demote(admin, adminId)).errors?.[0]?.extensions.code).toBe("LAST_SUPERADMIN");
  await signUpStudent(app, "second@example.org");
  const secondId = await idOf("second@example.org");
  await admin.graphql(UPDATE, { input: { userId: secondId, role: "SUPERADMIN" } });
  const { userAdmin } = app.application.services;
  await app.client().logIn("second@example.org", TEST_PASSWORD);
  const sessions = await app.application.services.db.query<{ id: string; userId: string }>(
    "SELECT id, userId FROM sessions WHERE confirmedAt IS NOT NULL",
  );
  const caller = (userId: string) => {
    const sessionId = sessions.find((session) => session.userId === userId)?.id ?? "";
    return { userId, sessionId, role: "Superadmin", grants: [], name: "", email: "" } as const;
  };
  for (let round = 0; round < 20; round++) {
    await Promise.allSettled([
      userAdmin.update(caller(adminId), { userId: secondId, role: "User" }),
      userAdmin.update(caller(secondId), { userId: adminId, role: "User" }),
    ]);
    const superadmins = await app.application.services.db.query<{ id: string }>(
      "SELECT id FROM users WHERE role = 'Superadmin'",
    );
    expect(superadmins).toHaveLength(1);
    const [{ id }] = superadmins as [{ id: string }];
    await userAdmin.update(caller(id), { userId: id === adminId ? secondId : adminId, role: "Superadmin" });
  }
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});

test("the same over REST, and a team is changed within its limits", async () => {
  const { client } = await signUpStudent(app, "lead@example.org");
  const made = await client.post<{ teamId: string }>("/api/teams", { name: "Admins Pick" });
  await signUpStudent(app, "moved@example.org");
  const path = `/api/superadmin/users/${await idOf("moved@example.org")}`;
  const { teamId } = made.body;
  expect((await admin.send("PUT", path, { teamId, codeforceHandle: "h_1" })).status).toBe(200);
  const { body } = await admin.get<{ users: Record<string, unknown>[] }>("/api/superadmin/users");
  expect(body.users.find((user) => user["email"] === "moved@example.org")).toMatchObject({
    teamId,
    codeforceHandle: "h_1",
  });
  const { outbox, outboxRepository } = app.application.services;
  const [mail] = (await outboxRepository.newest(50)).filter((one) => one.recipient === "moved@example.org");
  expect(mail?.subject).toBe("You were added to a team for Syntax Siege 2025");
  expect(outbox.openBody(mail?.sealedBody ?? "")).toContain('the team "Admins Pick"');
  await app.application.services.db.inTransaction((tx) =>
    tx.query("UPDATE teams SET paymentStatus = 'pending' WHERE id = ?", [teamId]),
  );
  // Unlike the error for leaders, this error does not advise writing to the club.
  expect((await admin.send("PUT", path, { teamId: "" })).body).toMatchObject({
    code: "ROSTER_LOCKED",
    message:
      "The roster is locked because the team's payment is pending or accepted. Reject the payment or take back its acceptance first.",
  });
  const leader = `/api/superadmin/users/${await idOf("lead@example.org")}`;
  expect((await admin.send("DELETE", leader)).body["code"]).toBe("LEADS_PAID_TEAM");
  // Many clients send a DELETE like this: with a JSON content type, but without a body.
  const deleted = await admin.send("DELETE", path, "");
  expect(deleted.body).toEqual({ status: "success", message: "User deleted." });
  expect((await admin.send("DELETE", path)).status).toBe(404);
});

test("figures are counted, and only Superadmins see them", async () => {
  const { data } = await admin.graphql(
    "{ statistics { totalEvents upcomingEvents completedEvents pendingPayments } }",
  );
  expect(data).toEqual({
    statistics: { totalEvents: 5, upcomingEvents: 2, completedEvents: 3, pendingPayments: 1 },
  });
  const { client } = await signUpStudent(app, "nosy@example.org");
  for (const query of [
    "{ users { totalCount } }",
    "{ statistics { users } }",
    "{ auditEntries { totalCount } }",
  ]) {
    expect((await client.graphql(query)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await app.client().graphql(query)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  }
  expect((await client.get("/api/superadmin/users")).status).toBe(403);
});

test("people are sorted by whatever a table shows, those without it last, and selected on all pages", async () => {
  const people = { anil: "Zeta College", bela: "", Charu: "alpha college" };
  for (const [name, college] of Object.entries(people)) {
    await signUpStudent(app, `${name.toLowerCase()}@sorted.example`, { name: `${name} Rao` });
    const userId = await idOf(`${name.toLowerCase()}@sorted.example`);
    await admin.graphql(UPDATE, { input: { userId, college } });
  }
  const walk = async (args: string): Promise<string> => {
    const seen: string[] = [];
    for (let after = "", more = true; more;) {
      const { data } =
        await admin.graphql(`{ users(search: "rao sorted", first: 1, after: "${after}", ${args}) {
        edges { node { name } } pageInfo { hasNextPage endCursor } } }`);
      const { edges, pageInfo } = (data as { users: UsersPage }).users;
      seen.push(...edges.map(({ node }) => node.name.slice(0, 1)));
      [after, more] = [pageInfo.endCursor ?? "", pageInfo.hasNextPage];
    }
    return seen.join("");
  };
  expect(await walk("sort: NAME")).toBe("abC");
  expect(await walk("sort: COLLEGE")).toBe("Cab");
  expect(await walk("sort: COLLEGE, direction: DESC")).toBe("aCb");
  expect(await walk("sort: TEAM")).toHaveLength(3);
  const { data } = await admin.graphql(`{ users(search: "sorted", first: 1, sort: NAME) { ids } }`);
  expect((data as { users: { ids: string[] } }).users.ids).toHaveLength(3);
  const past = await admin.graphql('{ users(search: "sorted", eventSlug: "algOlympics") { totalCount } }');
  expect(past.data).toEqual({ users: { totalCount: 3 } });
});

interface UsersPage {
  readonly edges: { readonly node: { readonly name: string } }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

test("of two who edit the same field of a person from what they saw, the later one is shown the current value", async () => {
  await signUpStudent(app, "edited@example.org");
  const userId = await idOf("edited@example.org");
  let expected = "Test College";
  for (let round = 0; round < 10; round++) {
    const replies = await Promise.all(
      ["A", "B"].map((who) =>
        admin.graphql(UPDATE, { input: { userId, college: `${who}${String(round)}`, expected } }),
      ),
    );
    const codes = replies.map(({ errors }) => errors?.[0]?.extensions.code ?? "saved");
    expect(codes.sort()).toEqual(["CONFLICT", "saved"]);
    const { data } = await admin.graphql(`{ users(ids: ["${userId}"]) { edges { node { college } } } }`);
    expected =
      (data as { users: { edges: { node: { college: string } }[] } }).users.edges[0]?.node.college ?? "";
  }
});

import { signUpHolder, signUpStudent, TEST_PASSWORD } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { addDays, indiaDay } from "../../../kernel/contract/india-time.js";

interface Entry {
  readonly action: string;
  readonly actorName: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly details: string;
}

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const QUERY = `query ($search: String, $actorId: ID, $targetId: ID, $from: String, $to: String) {
  auditEntries(first: 50, search: $search, actorId: $actorId, targetId: $targetId, from: $from, to: $to) {
    edges { node { action actorName targetId targetName details } } } }`;
async function entries(narrow: object): Promise<Entry[]> {
  const { data, errors } = await admin.graphql(QUERY, { ...narrow });
  expect(errors).toBeUndefined();
  return (data as { auditEntries: { edges: { node: Entry }[] } }).auditEntries.edges.map(({ node }) => node);
}
const UPDATE = "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { message } }";

async function person(name: string, email: string): Promise<{ id: string; client: TestClient }> {
  const { client } = await signUpStudent(app, email, { name });
  const { data } = await client.graphql("{ viewer { id } }");
  return { id: (data as { viewer: { id: string } }).viewer.id, client };
}

test("a person is found by their former name, after a new name and after their deletion", async () => {
  const { id } = await person("Aarav Kaur", "aarav@example.org");
  await admin.graphql(UPDATE, { input: { userId: id, role: "SUPERADMIN" } });
  expect(await entries({ search: "Aarav Kaur" })).toEqual([
    expect.objectContaining({ action: "user.update", targetId: id, targetName: "Aarav Kaur" }),
  ]);
  await admin.graphql(UPDATE, { input: { userId: id, name: "Aarav Singh" } });
  await admin.graphql("mutation ($id: ID!) { deleteUser(input: {userId: $id}) { message } }", { id });
  expect((await entries({ search: "aarav" })).map(({ action, targetName }) => [action, targetName])).toEqual([
    ["user.delete", "Aarav Singh"],
    ["user.update", "Aarav Kaur"],
    ["user.update", "Aarav Kaur"],
  ]);
});

test("a team and an event are named too", async () => {
  const { client } = await person("Asha Rao", "asha@example.org");
  const { body } = await client.post<{ team: { _id: string } }>("/api/eventTeam/create-team", {
    name: "Segfault",
  });
  await admin.send("PUT", `/api/superadmin/teams/${body.team._id}`, { ranking: 3 });
  await admin.send("PUT", `/api/superadmin/teams/${body.team._id}`, { name: "Core Dump" });
  await admin.send("DELETE", `/api/superadmin/teams/${body.team._id}`);
  const about = await entries({ targetId: body.team._id });
  expect(about.map(({ action, targetName }) => [action, targetName])).toEqual([
    ["team.delete", "Core Dump"],
    ["team.update", "Segfault"],
    ["team.update", "Segfault"],
  ]);
});

test("narrowed to who did it, who it is about, and to days in India", async () => {
  const { id } = await person("Bela Das", "bela@example.org");
  const { client } = await signUpHolder(app, "desk", admin);
  await admin.graphql(UPDATE, { input: { userId: id, college: "Another" } });
  const { data } = await admin.graphql("{ viewer { id } auditActors { id name } }");
  const { viewer, auditActors } = data as {
    viewer: { id: string };
    auditActors: { id: string; name: string }[];
  };
  expect(auditActors.filter((actor) => actor.id === viewer.id)).toHaveLength(1);
  const by = await entries({ actorId: viewer.id });
  expect(by.length).toBeGreaterThan(1);
  expect(new Set(by.map(({ actorName }) => actorName)).size).toBe(1);
  expect(await entries({ targetId: id })).toHaveLength(1);
  const today = indiaDay(new Date());
  expect(await entries({ targetId: id, from: today, to: today })).toHaveLength(1);
  expect(await entries({ targetId: id, to: addDays(today, -1) })).toEqual([]);
  expect(await entries({ targetId: id, from: addDays(today, 1) })).toEqual([]);
  const invalidDayReply = await admin.graphql(QUERY, { from: "2025-02-30" });
  expect(invalidDayReply.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_INPUT",
    fields: { from: expect.anything() },
  });
  // The helper's grant does not allow reading the audit log.
  const studentReply = await client.graphql("{ auditEntries { totalCount } }");
  expect(studentReply.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("a day begins at midnight in India, not in Greenwich", async () => {
  const at = "2025-03-01 18:30:00.000"; // The start of 2 March in India.
  const { db } = app.application.services;
  const { id } = await person("Chitra Sen", "chitra@example.org");
  await admin.graphql(UPDATE, { input: { userId: id, college: "Another" } });
  await db.inTransaction((tx) => tx.query("UPDATE audit_entries SET at = ? WHERE targetId = ?", [at, id]));
  expect(await entries({ targetId: id, to: "2025-03-01" })).toHaveLength(0);
  expect(await entries({ targetId: id, from: "2025-03-02", to: "2025-03-02" })).toHaveLength(1);
});

test("who reads a list of people is written down, over GraphQL and REST, once an hour with what it returned", async () => {
  const reader = await signUpHolder(app, "reader", admin);
  await (await person("Leads Well", "leads@example.org")).client.post("/api/teams", { name: "Seen" });
  const READS = "{ listReads { edges { node { userName list times entries } } } }";
  const reads = async (client: TestClient) => {
    const { data, errors } = await client.graphql(READS);
    if (errors) return errors[0]?.extensions.code;
    const { edges } = (data as { listReads: { edges: { node: { userName: string } }[] } }).listReads;
    return edges.map(({ node }) => node).filter(({ userName }) => userName === reader.name);
  };
  const { data } = await reader.client.graphql("{ allUsers { name email } }");
  const people = (data as { allUsers: object[] }).allUsers.length;
  await reader.client.graphql("{ teams { name } }"); // Covers queries whose JSON the database itself produces.
  await reader.client.graphql("{ teamsPage(first: 1) { edges { node { name } } } }");
  await reader.client.graphql("{ teamsPage(first: 1) { edges { node { name } } } }");
  await reader.client.graphql('{ users(search: "no such name") { edges { node { name } } } }');
  const { body } = await reader.client.get<{ users: object[] }>("/api/superadmin/users");
  const teams = (await reader.client.get<{ teams: object[] }>("/api/superadmin/teams")).body.teams.length;
  expect(body.users).toHaveLength(people);
  expect(await reads(admin)).toEqual([
    { userName: reader.name, list: "teams", times: 2, entries: 2 * teams },
    { userName: reader.name, list: "allUsers", times: 2, entries: 2 * people },
    { userName: reader.name, list: "teamsPage", times: 2, entries: 2 },
  ]);
  expect(await reads(reader.client)).toBe("FORBIDDEN");
  const own = await reader.client.graphql("{ recentActivity { edges { node { kind list } } } }");
  expect(JSON.stringify(own.data)).toContain("teamsPage");
});

test("what an account was refused for lack of a right is written down, over GraphQL and REST, and for visitors nothing", async () => {
  const { id, client } = await person("Tries Doors", "doors@example.org");
  // The second execution runs the compiled query.
  for (let i = 0; i < 2; i++) await client.graphql("{ allUsers { name } }");
  await client.get("/api/superadmin/users");
  await client.graphql('mutation { endUserSessions(input: { userId: "x" }) { message } }');
  await app.client().graphql("{ allUsers { name } }");
  const lines = `{ accountActivity(userId: "${id}") { edges { node { kind outcome list times } } } }`;
  const { data } = await admin.graphql(lines);
  const nodes = (data as { accountActivity: { edges: { node: { list: string } }[] } }).accountActivity.edges;
  const refused = { kind: "REFUSED", outcome: "REFUSED" };
  expect(nodes.map(({ node }) => node).sort((a, b) => a.list.localeCompare(b.list))).toEqual([
    { ...refused, list: "allUsers", times: 2 },
    { ...refused, list: "endUserSessions", times: 1 },
    { ...refused, list: "GET /superadmin/users", times: 1 },
  ]);
});

test("what a person read stays known when their account is deleted; log-ins to it do not", async () => {
  const { id, client } = await person("Reads Much", "reads@example.org");
  const { activities, db } = app.application.services;
  await app.client().logIn("reads@example.org", TEST_PASSWORD);
  activities.listRead({ userId: id, name: "Reads Much" }, "users", 7);
  await activities.flush();
  const kinds = () => db.query("SELECT kind, userName FROM activities WHERE userId = ? ORDER BY kind", [id]);
  expect(await kinds()).toEqual([
    { kind: "LIST_READ", userName: "Reads Much" },
    { kind: "LOG_IN", userName: "" },
  ]);
  const deletion = { input: { password: TEST_PASSWORD } };
  await client.graphql(
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { message } }",
    deletion,
  );
  activities.attempted({ userId: id, method: "PASSWORD", outcome: "WRONG", userAgent: "" });
  await activities.flush();
  expect(await kinds()).toEqual([{ kind: "LIST_READ", userName: "Reads Much" }]);
});

import { Follower } from "../../../app/testing/follower.js";
import { giveGrants, signUpHolder, signUpStudent, type TestStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../../app/testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterEach(() => app.close());

const code = (reply: GraphQLReply): string | null => reply.errors?.[0]?.extensions.code ?? null;
const payments = (client: TestClient): Promise<GraphQLReply> =>
  client.graphql("{ reportedPayments { id teamName } }");
const idOf = async ({ client }: TestStudent): Promise<string> =>
  ((await client.graphql("{ viewer { id } }")).data as { viewer: { id: string } }).viewer.id;
const SET = "mutation ($input: SetGrantsInput!) { setGrants(input: $input) { message user { grants } } }";
const PROMOTE =
  "mutation ($id: ID!) { updateUser(input: {userId: $id, role: SUPERADMIN}) { user { grants } } }";

/** Creates a team. Returns its leader, its id, and a function with which the leader reports a payment. */
async function reportingTeam(
  name: string,
): Promise<{ leader: TestStudent; teamId: string; report: (id: string) => Promise<void> }> {
  const leader = await signUpStudent(app, `${name.toLowerCase()}@example.org`);
  const { body } = await leader.client.post<{ team: { _id: string }; session: { token: string } }>(
    "/api/eventTeam/create-team",
    { name },
  );
  leader.client.token = body.session.token;
  const report = async (transactionId: string): Promise<void> => {
    const reply = await leader.client.graphql(
      "mutation ($id: ID!, $tx: String!) { reportPayment(input: {teamId: $id, transactionId: $tx}) { message } }",
      { id: body.team._id, tx: transactionId },
    );
    expect(reply.errors).toBeUndefined();
  };
  return { leader, teamId: body.team._id, report };
}

test("a grant counts from the next request on, with the token that was there before, and so does losing it", async () => {
  const asha = await signUpStudent(app, "asha@example.org");
  expect(code(await payments(asha.client))).toBe("FORBIDDEN");
  const token = asha.client.token;
  await giveGrants(asha, ["treasurer", "reader"], admin);
  expect(asha.client.token).toBe(token);
  expect(code(await payments(asha.client))).toBeNull();
  expect((await asha.client.graphql("{ viewer { role grants } }")).data).toEqual({
    viewer: { role: "USER", grants: ["TREASURER", "READER"] },
  });
  await giveGrants(asha, [], admin);
  expect(code(await payments(asha.client))).toBe("FORBIDDEN");
  expect((await asha.client.get("/api/superadmin/payments")).status).toBe(403);
});

test("identity and rights are one statement by primary key, grants or not", async () => {
  const { client } = await signUpHolder(app, "treasurer", admin);
  app.takeStatements();
  await client.get("/api/superadmin/payments");
  const aboutThem = app
    .takeStatements()
    // Ignores the mail worker's own statements.
    .filter((sql) => /\b(?:sessions|users)\b/.test(sql) && !sql.includes("outbox_mails"));
  expect(aboutThem).toEqual([
    expect.stringMatching(/u\.grants.* FROM sessions s JOIN users u .* WHERE s\.id = \?/s),
  ]);
});

test("a login still answers the keys of the specification and no others", async () => {
  await signUpHolder(app, "desk", admin);
  const { body } = await app
    .client()
    .post("/api/auth/login", { email: "desk@example.org", password: "a long enough password" });
  expect(Object.keys(body).sort()).toEqual(["email", "id", "message", "name", "role", "token", "userId"]);
});

test("the person is notified by mail, and the log says who gave and took which grants, by name", async () => {
  const asha = await signUpStudent(app, "asha@example.org", { name: "Asha Rao" });
  await giveGrants(asha, ["treasurer", "desk"], admin);
  await giveGrants(asha, ["desk", "content"], admin);
  await giveGrants(asha, ["content", "desk"], admin); // The same grants again, so nothing changes.
  const { outboxRepository, outbox } = app.application.services;
  const mails = (await outboxRepository.newest(50))
    .filter(({ recipient, subject }) => recipient === "asha@example.org" && subject.includes("rights"))
    .map(({ sealedBody }) => outbox.openBody(sealedBody));
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatch(/new rights.*Content.*no longer have.*Treasurer.*\/admindashboard/s);
  const { data } = await admin.graphql(
    '{ auditEntries(first: 10, action: "user.grants") { edges { node { targetName details } } } }',
  );
  const entries = (data as { auditEntries: { edges: { node: { targetName: string; details: string } }[] } })
    .auditEntries.edges;
  expect(entries.map(({ node }) => [node.targetName, JSON.parse(node.details) as unknown])).toEqual([
    ["Asha Rao", { given: ["content"], taken: ["treasurer"] }],
    ["Asha Rao", { given: ["treasurer", "desk"], taken: [] }],
  ]);
});

test("a new Superadmin has no grants left to come back to, and can be given none", async () => {
  const asha = await signUpHolder(app, "desk", admin);
  const id = await idOf(asha);
  expect((await admin.graphql(PROMOTE, { id })).data).toEqual({ updateUser: { user: { grants: [] } } });
  expect(code(await admin.graphql(SET, { input: { userId: id, grants: ["DESK"] } }))).toBe(
    "GRANTS_OF_SUPERADMIN",
  );
  await admin.graphql("mutation ($id: ID!) { updateUser(input: {userId: $id, role: USER}) { message } }", {
    id,
  });
  await asha.client.logIn("desk@example.org", "a long enough password");
  expect(code(await payments(asha.client))).toBe("FORBIDDEN");
});

test("an unknown grant and an unknown user are refused", async () => {
  const asha = await signUpStudent(app, "asha@example.org");
  const path = `/api/superadmin/users/${await idOf(asha)}/grants`;
  for (const grants of [["emperor"], "treasurer", null, Array(6).fill("reader")])
    expect((await admin.send("PUT", path, { grants })).status).toBe(400);
  const unknownId = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
  expect(code(await admin.graphql(SET, { input: { userId: unknownId, grants: ["DESK"] } }))).toBe(
    "USER_NOT_FOUND",
  );
});

test("a stream ends at the next event once its reader lost the grant for it", async () => {
  const treasurer = await signUpHolder(app, "treasurer", admin);
  const { report } = await reportingTeam("Segfault");
  const follower = new Follower(treasurer.client, "subscription { paymentQueueChanged { teamName } }");
  expect((await follower.next()).errors).toBeUndefined();
  await giveGrants(treasurer, [], admin);
  await report("UTR12345678");
  const last = await follower.next();
  expect(code(last)).toBe("FORBIDDEN");
  expect(last.data?.["paymentQueueChanged"] ?? null).toBeNull();
  expect(await follower.ending()).toBe("complete");
});

test("what a holder sees of other people follows one rule, in every list and on both transports", async () => {
  await reportingTeam("Segfault");
  const deskHolder = await signUpHolder(app, "desk", admin);
  const reader = await signUpHolder(app, "reader", admin);
  const treasurer = await signUpHolder(app, "treasurer", admin);
  const whole = {
    email: "segfault@example.org",
    phone: "9876543210",
    universityRollNo: "R-segfault@example.org",
  };
  const bare = { email: "s•••@example.org", phone: null, universityRollNo: null };

  const ofUsers = async ({ client }: TestStudent): Promise<object | undefined> => {
    const { data } = await client.graphql("{ allUsers { email phone universityRollNo college } }");
    const { allUsers } = data as { allUsers: { email: string }[] };
    return allUsers.find(({ email }) => email.startsWith("s"));
  };
  expect(await ofUsers(deskHolder)).toMatchObject({ ...whole, college: "Test College" });
  expect(await ofUsers(reader)).toEqual({ ...bare, college: null });

  // Hidden fields can be neither searched nor sorted, because the result would reveal them.
  const count = async ({ client }: TestStudent, search: string): Promise<unknown> => {
    const { data } = await client.graphql(
      `{ users(search: "${search}") { totalCount } teamsPage(search: "${search}") { totalCount } }`,
    );
    return [data?.["users"], data?.["teamsPage"]].map((list) => (list as { totalCount: number }).totalCount);
  };
  expect(await count(deskHolder, "R-segfault")).toEqual([1, 1]);
  expect(await count(reader, "R-segfault")).toEqual([0, 0]);
  for (const sort of ["EMAIL", "COLLEGE", "ROLL_NO"]) {
    const { errors } = await reader.client.graphql(`{ users(sort: ${sort}) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  }

  const ofTeams = async ({ client }: TestStudent): Promise<object | undefined> => {
    const { data } = await client.graphql("{ teams { leader { email phone universityRollNo } } }");
    return (data as { teams: { leader: object }[] }).teams[0]?.leader;
  };
  expect(await ofTeams(deskHolder)).toEqual(whole);
  expect(await ofTeams(reader)).toEqual(bare);

  const ofRows = async ({ client }: TestStudent): Promise<object | undefined> => {
    const { users } = (await client.get<{ users: { email: string }[] }>("/api/superadmin/users")).body;
    return users.find(({ email }) => email.startsWith("s"));
  };
  expect(await ofRows(deskHolder)).toMatchObject(whole);
  expect(await ofRows(reader)).toMatchObject(bare);

  // This query is for everyone. It shows the treasurer the leader's address, for writing to the leader, but no other
  // personal data.
  const byName = await treasurer.client.graphql(
    '{ teamByName(name: "Segfault") { leader { email phone universityRollNo } } }',
  );
  expect(byName.data).toEqual({ teamByName: { leader: { ...bare, email: whole.email } } });
});

test("content writes the texts of events; fee, registration, sizes, ranks, days and state are a Superadmin's", async () => {
  const { client } = await signUpHolder(app, "content", admin);
  const { data } = await client.graphql(
    `{ events { id slug title summary description image schedule venue fee minTeamSize maxTeamSize firstDay lastDay registration
       registrationOpensAt registrationClosesAt state qualifyingRank notices { title description link } } }`,
  );
  const { events } = data as { events: { id: string; state: string; title: string }[] };
  const upcoming = events.find(({ state }) => state.toLowerCase() === "upcoming");
  if (!upcoming) throw new Error("no upcoming event");
  const { id, ...fields } = upcoming;
  const update =
    "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { title state } } }";
  const written = await client.graphql(update, { input: { ...fields, eventId: id, title: "Another title" } });
  expect(written.data).toMatchObject({ updateEvent: { event: { title: "Another title" } } });
  for (const fact of [
    ...[{ fee: 100 }, { registration: "open" }, { registrationOpensAt: "2027-01-01T00:00:00.000Z" }],
    ...[{ registrationClosesAt: "2027-01-01T00:00:00.000Z" }, { minTeamSize: 1 }, { maxTeamSize: 9 }],
    ...[{ qualifyingRank: 99 }, { lastDay: "2099-12-31" }, { state: "past" }, { state: "current" }],
  ]) {
    const input = { ...fields, eventId: id, title: "A third title", ...fact };
    expect([fact, code(await client.graphql(update, { input }))]).toEqual([fact, "FORBIDDEN"]);
  }
  const create = "mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { state } } }";
  const made = { ...fields, slug: "brand-new" };
  expect(code(await client.graphql(create, { input: made }))).toBe("FORBIDDEN");
});

test("a treasurer may send a statement of a megabyte; a student may not", async () => {
  const treasurer = await signUpHolder(app, "treasurer", admin);
  const student = await signUpStudent(app, "asha@example.org");
  const csv = `Date,Narration,Amount\n${"01/03/2025,Some transfer of a member,360\n".repeat(4000)}`;
  const inspect = "query ($input: InspectStatementInput!) { inspectStatement(input: $input) { lines } }";
  expect((await treasurer.client.graphql(inspect, { input: { csv } })).data).toEqual({
    inspectStatement: { lines: 4000 },
  });
  const refused = await student.client.send("POST", "/graphql", {
    query: inspect,
    variables: { input: { csv } },
  });
  expect(refused.status).toBe(413);
});

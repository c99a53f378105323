import { add, done, followedTeam, report, type TestTeam } from "../testing/followed-teams.js";
import { Follower } from "../testing/follower.js";
import { signUpStudent } from "../testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import type { GraphQLReply, TestClient } from "../testing/test-client.js";

const TEAM = `subscription ($teamId: ID!) { teamChanged(teamId: $teamId) {
  id paymentStatus leader { name phone codeforcesHandle } members { id email phone }
} }`;
const QUEUE = "subscription { paymentQueueChanged { id teamName status disputedBy } }";

let app: TestApp;
let admin: TestClient;
let teams = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const code = (reply: GraphQLReply): string | undefined => reply.errors?.[0]?.extensions.code;
const newTeam = (): Promise<TestTeam> => followedTeam(app, ++teams);

/** Returns a follower that has received its first event. */
async function following(client: TestClient, query: string, variables = {}): Promise<Follower> {
  const follower = new Follower(client, query, variables);
  const first = await follower.next();
  expect(first.errors).toBeUndefined();
  return follower;
}

describe("a team", () => {
  test("notifies its people at once, each with what they may see; no other user", async () => {
    const team = await newTeam();
    const { client: member, email } = await signUpStudent(app, "follows@example.org");
    const early = new Follower(member, TEAM, { teamId: team.id });
    expect(code(await early.next())).toBe("FORBIDDEN");
    expect(await early.ending()).toBe("complete");

    const leads = await following(team.leader, TEAM, { teamId: team.id });
    await add(team, email);
    expect((await leads.next()).data).toMatchObject({
      teamChanged: { leader: { phone: "9876543210" }, members: [{ email, phone: null }] },
    });
    await done(member, "mutation ($id: ID!) { acceptMembership(input: {teamId: $id}) { message } }", {
      id: team.id,
    });
    expect((await leads.next()).data).toMatchObject({ teamChanged: { members: [{ phone: "9876543210" }] } });
    const follows = await following(member, TEAM, { teamId: team.id });
    const memberId = await firstMember(team);
    await done(
      team.leader,
      'mutation ($id: ID!, $m: ID!) { updateHandle(input: {teamId: $id, memberId: $m, codeforcesHandle: "x_y"}) { message } }',
      { id: team.id, m: memberId },
    );
    expect((await follows.next()).data).toMatchObject({
      teamChanged: { leader: { phone: null }, members: [{ id: memberId }] },
    });
    await leads.next();

    await done(team.leader, "mutation ($m: ID!) { removeMember(input: {memberId: $m}) { message } }", {
      m: memberId,
    });
    expect(code(await follows.next())).toBe("FORBIDDEN");
    expect(await follows.ending()).toBe("complete");
    expect((await leads.next()).data).toMatchObject({ teamChanged: { members: [] } });

    await done(team.leader, "mutation ($id: ID!) { deleteTeam(input: {teamId: $id}) { message } }", {
      id: team.id,
    });
    expect(code(await leads.next())).toBe("TEAM_NOT_FOUND");
    expect(await leads.ending()).toBe("complete");
  });

  test("a refused change is not announced", async () => {
    const team = await newTeam();
    const leads = await following(team.leader, TEAM, { teamId: team.id });
    const refused = await team.leader.graphql(
      'mutation ($id: ID!) { addMember(input: {teamId: $id, email: "unknown@example.org"}) { message } }',
      { id: team.id },
    );
    expect(code(refused)).toBe("ACCOUNT_NOT_FOUND");
    expect((await report(team, "UTR000000001")).errors).toBeUndefined();
    expect((await leads.next()).data).toMatchObject({ teamChanged: { paymentStatus: "pending" } });
    expect(leads.waiting).toEqual([]);
    leads.stop();
  });

  async function firstMember(team: TestTeam): Promise<string> {
    const reply = await done(team.leader, "{ myTeam { members { id } } }");
    return (reply.data as { myTeam: { members: { id: string }[] } }).myTeam.members[0]?.id ?? "";
  }
});

test("the payment queue notifies a Superadmin of reports, disputes and decisions, and the team of its decision", async () => {
  const [team, other] = [await newTeam(), await newTeam()];
  const student = new Follower(team.leader, QUEUE);
  expect(code(await student.next())).toBe("FORBIDDEN");
  const queue = await following(admin, QUEUE);
  const leads = await following(team.leader, TEAM, { teamId: team.id });

  expect((await report(team, "UTR000000002")).errors).toBeUndefined();
  const reported = (await queue.next()).data as { paymentQueueChanged: { id: string } };
  expect(reported).toMatchObject({ paymentQueueChanged: { teamName: team.name, status: "pending" } });
  expect((await leads.next()).data).toMatchObject({ teamChanged: { paymentStatus: "pending" } });

  expect(code(await report(other, "UTR000000002"))).toBe("TRANSACTION_TAKEN");
  expect((await queue.next()).data).toMatchObject({ paymentQueueChanged: { disputedBy: [other.name] } });

  await done(
    admin,
    "mutation ($id: ID!) { decidePayment(input: {paymentId: $id, decision: accepted}) { message } }",
    { id: reported.paymentQueueChanged.id },
  );
  expect((await queue.next()).data).toMatchObject({ paymentQueueChanged: { status: "accepted" } });
  expect((await leads.next()).data).toMatchObject({ teamChanged: { paymentStatus: "accepted" } });
  queue.stop();
  leads.stop();
});

test("a revoked session gets no more events; the stream ends, so that a browser requests a new token", async () => {
  const team = await newTeam();
  const leads = await following(team.leader, TEAM, { teamId: team.id });
  const adminFollows = await following(admin, TEAM, { teamId: team.id });
  const token = team.leader.token;
  await done(team.leader, "mutation { logOut { message } }");
  await team.leader.logIn(`leader${String(teams)}@example.org`, "a long enough password");
  expect((await report(team, "UTR000000003")).errors).toBeUndefined();
  await adminFollows.next();
  expect(await leads.ending()).toBe("broken");
  expect(leads.waiting).toEqual([]);
  adminFollows.stop();

  const late = app.client();
  late.token = token;
  expect((await open(late, { query: TEAM, variables: { teamId: team.id } })).status).toBe(401);
});

const open = (client: TestClient, body: unknown): Promise<{ status: number; body: GraphQLReply }> =>
  client.post<GraphQLReply>("/graphql/stream", body);

describe("anything but a subscription by a signed-in person is refused", () => {
  test.each([
    ["a query", { query: "{ viewer { id } }" }],
    ["a mutation", { query: "mutation { logOut { message } }" }],
    ["no such field", { query: "subscription { teamChangd { id } }" }],
    ["introspection", { query: "subscription { __schema { types { name } } }" }],
    ["two fields", { query: "subscription { a: paymentQueueChanged { id } b: paymentQueueChanged { id } }" }],
    ["a syntax error", { query: "subscription {" }],
    ["too many tokens", { query: `subscription { paymentQueueChanged { ${"id ".repeat(2000)} } }` }],
    ["variables that are a list", { query: QUEUE, variables: [1] }],
    ["no query", { variables: {} }],
    ["a list of operations", [{ query: QUEUE }]],
    ["no operations", { operations: [] }],
    ["operations that are no list", { operations: { query: QUEUE } }],
  ])("%s", async (_what, body) => {
    const reply = await open(admin, body);
    expect([
      reply.status,
      ["GRAPHQL_VALIDATION_FAILED", "BAD_INPUT"].includes(code(reply.body) ?? ""),
    ]).toEqual([400, true]);
    expect(JSON.stringify(reply.body)).not.toContain("Did you mean");
  });

  test("not signed in, another method, not JSON", async () => {
    const anonymous = await open(app.client(), { query: QUEUE });
    expect([anonymous.status, code(anonymous.body)]).toEqual([401, "UNAUTHENTICATED"]);
    expect((await admin.get("/graphql/stream")).status).toBe(404);
    const form = await admin.send("POST", "/graphql/stream", "query=x", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(form.status).toBe(415);
  });
});

describe("several subscriptions in one stream", () => {
  const both = (team: TestTeam) => [
    { query: TEAM, variables: { teamId: team.id } },
    { query: "subscription { notificationsChanged { unread } }" },
  ];
  /**
   * Follows several subscriptions in one stream, as the site does. The client sees each event with the position of its
   * subscription.
   */
  const followAll = (client: TestClient, operations: readonly object[]): Follower =>
    new Follower(client, "", {}, { operations });
  type Event = { readonly operation: number; readonly result?: GraphQLReply };
  const next = async (follower: Follower) => (await follower.next()) as unknown as Event;

  test("each event says which one it belongs to; one that is refused or invalid ends alone", async () => {
    const team = await newTeam();
    const others = [{ query: QUEUE }, { query: "subscription { nothing }" }];
    const follower = followAll(team.leader, [...both(team), ...others]);
    const first: Event[] = [];
    while (first.length < 6) first.push(await next(follower));
    first.sort((one, other) => one.operation - other.operation);
    expect(first).toMatchObject([
      { operation: 0, result: { data: { teamChanged: { id: team.id } } } },
      { operation: 1, result: { data: { notificationsChanged: { unread: expect.any(Number) } } } },
      { operation: 2, result: { errors: [{ extensions: { code: "FORBIDDEN" } }] } },
      { operation: 2 },
      { operation: 3, result: { errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] } },
      { operation: 3 },
    ]);
    expect((await report(team, "UTR000000009")).errors).toBeUndefined();
    expect(await next(follower)).toMatchObject({
      operation: 0,
      result: { data: { teamChanged: { paymentStatus: "pending" } } },
    });
    follower.stop();
  });

  test("a stream ends once all of its subscriptions have", async () => {
    const { client } = await signUpStudent(app, "only-refused@example.org");
    const follower = followAll(client, [{ query: QUEUE }, { query: QUEUE }]);
    expect(await follower.ending()).toBe("complete");
  });

  test("a revoked session ends all of them at once, so that a browser comes back with a new token", async () => {
    const team = await newTeam();
    const follower = followAll(team.leader, both(team));
    await follower.next();
    await follower.next();
    await done(team.leader, "mutation { logOut { message } }");
    await team.leader.logIn(`leader${String(teams)}@example.org`, "a long enough password");
    expect((await report(team, "UTR000000010")).errors).toBeUndefined();
    expect(await follower.ending()).toBe("broken");
  });
});

test("an account has at most 32 subscriptions, and a server that stops ends them all in time", async () => {
  const own = await startTestApp();
  const boss = own.client();
  await boss.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const followers = await Promise.all(Array.from({ length: 32 }, () => following(boss, QUEUE)));
  for (const body of [{ query: QUEUE }, { operations: [{ query: QUEUE }] }]) {
    const more = await open(boss, body);
    expect([more.status, code(more.body)]).toEqual([429, "RATE_LIMITED"]);
  }
  followers[0]?.stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  followers[0] = await following(boss, QUEUE);

  const before = Date.now();
  await own.close();
  expect(Date.now() - before).toBeLessThan(10_000); // Docker kills a process that takes ten seconds or more to stop.
  for (const follower of followers) expect(await follower.ending()).toBe("broken");
});

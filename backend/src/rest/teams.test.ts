import { signUpStudent } from "../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../app/testing/test-app.js";
import type { TestClient } from "../app/testing/test-client.js";

interface Reply {
  readonly status: string;
  readonly message: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly teamId: string;
  readonly session?: { readonly token: string };
  readonly team: {
    readonly _id: string;
    readonly name: string;
    readonly leader: Record<string, unknown>;
    readonly members: { readonly _id: string; readonly memberId: string; readonly name: string }[];
  } | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ASHA = { name: "Asha Rao", email: "asha@example.org", phone: "9876543210", universityRollNo: "A1" };

async function leaderOf(name: string, email: string): Promise<{ client: TestClient; teamId: string }> {
  const { client } = await signUpStudent(app, email);
  const made = await client.post<Reply>("/api/teams", { name });
  expect([made.status, made.body.message]).toEqual([201, "Team created successfully!"]);
  client.token = made.body.session?.token ?? null;
  return { client, teamId: made.body.teamId };
}

test("the record variant over REST: create, look, add, edit", async () => {
  const early = await signUpStudent(app, "early@example.org");
  expect((await early.client.get<Reply>("/api/teams")).body).toEqual({ team: null });

  const { client, teamId } = await leaderOf("Record Breakers", "leader@example.org");
  const added = await client.post<Reply>("/api/teams/addMembers", {
    teamId,
    members: [{ ...ASHA, codeforceHandle: "asha" }],
  });
  expect([added.status, added.body]).toEqual([
    200,
    { status: "success", message: "Member added successfully!" },
  ]);
  const mine = (await client.get<Reply>("/api/teams")).body.team;
  expect(mine).toMatchObject({
    _id: teamId,
    name: "Record Breakers",
    payment: { status: "incomplete" },
    ranking: null,
    members: [{ ...ASHA, codeforceHandle: "asha" }],
  });

  const path = `/api/teams/members/${mine?.members[0]?.memberId ?? ""}`;
  const edited = await client.send<Reply>("PUT", path, { ...ASHA, codeforceHandle: "rao" });
  expect([edited.status, edited.body]).toEqual([
    200,
    { status: "success", message: "Member details updated successfully!" },
  ]);
  const refused = await client.send<Reply>("PUT", path, { phone: "1111111111" });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["phone"]]);
  expect((await client.get<Reply>("/api/teams")).body.team?.members).toMatchObject([
    { phone: "9876543210", codeforceHandle: "rao" },
  ]);
});

test("a team by its name: whole for its people, masked for other students, closed to visitors", async () => {
  const { client, teamId } = await leaderOf("Finders", "finder@example.org");
  const own = (await client.get<Reply>("/api/teams?name=FINDERS")).body.team;
  expect(own).toMatchObject({ _id: teamId, leader: { email: "finder@example.org", phone: "9876543210" } });
  const { client: stranger } = await signUpStudent(app, "stranger@example.org");
  const seen = await stranger.get<Reply>("/api/teams?name=Finders");
  expect(seen.body.team).toMatchObject({ _id: teamId, leader: { email: "f•••@example.org", phone: null } });
  expect(seen.text).not.toContain("finder@example.org");
  const none = await stranger.get<Reply>("/api/teams?name=Unknown");
  expect([none.status, none.body]).toEqual([404, { message: "Team not found.", code: "TEAM_NOT_FOUND" }]);
  expect((await stranger.get("/api/teams?name=a&name=b")).status).toBe(400);
  for (const path of ["/api/teams", "/api/teams?name=Finders"])
    expect((await app.client().get(path)).status).toBe(401);
});

describe("adding a member", () => {
  let client: TestClient;
  let teamId: string;
  beforeAll(async () => {
    ({ client, teamId } = await leaderOf("Strict", "strict@example.org"));
  });
  const add = (members: unknown) => client.post<Reply>("/api/teams/addMembers", { teamId, members });

  test.each([
    ["no roll number", { name: "Asha" }, "universityRollNo", "University Roll Number is required."],
    [
      "a blank roll number",
      { name: "Asha", universityRollNo: " " },
      "universityRollNo",
      "University Roll Number is required.",
    ],
    ["no name", { universityRollNo: "1" }, "name", "Name is required"],
    ["a wrong e-mail", { ...ASHA, email: "asha" }, "email", "Invalid email format"],
    ["a wrong phone", { ...ASHA, phone: "12" }, "phone", "Phone number must be 10 digits"],
  ])("needs its fields: %s", async (_what, member, field, text) => {
    const reply = await add([member]);
    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([400, "BAD_INPUT", { [field]: text }]);
  });

  test.each([[[]], [[ASHA, ASHA]], ["a text"], [undefined], [[null]], [["text"]], [[[ASHA]]]])(
    "takes exactly one: %j",
    async (members) => {
      const reply = await add(members);
      expect([reply.status, reply.body.code]).toEqual([400, "BAD_INPUT"]);
    },
  );

  test("stops at three people, and the same rules and texts hold in GraphQL", async () => {
    const record = (n: number) => ({ name: "Member", universityRollNo: `M${String(n)}` });
    expect((await add([record(1)])).status).toBe(200);
    const mutation =
      "mutation ($input: AddMemberRecordInput!) { addMemberRecord(input: $input) { message team { members { id } } } }";
    const second = await client.graphql(mutation, { input: { teamId, ...record(2) } });
    expect(second.data).toMatchObject({
      addMemberRecord: { message: "Member added successfully!", team: { members: [{}, {}] } },
    });
    const third = await add([record(3)]);
    expect([third.status, third.body.message]).toEqual([409, "A team cannot have more than 3 members."]);
    const same = await client.graphql(mutation, { input: { teamId, ...record(3) } });
    expect(same.errors?.[0]).toMatchObject({
      message: "A team cannot have more than 3 members.",
      extensions: { code: "TEAM_FULL" },
    });
    const blank = await client.graphql(mutation, { input: { teamId, name: "A", universityRollNo: "" } });
    expect(blank.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_INPUT",
      fields: { universityRollNo: "University Roll Number is required." },
    });
  });

  test("a member is edited and a team found in GraphQL", async () => {
    const teamReply = await client.graphql('{ teamByName(name: "strict") { id members { id phone } } }');
    const [first] = (teamReply.data as { teamByName: { members: { id: string }[] } }).teamByName.members;
    const reply = await client.graphql(
      "mutation ($input: UpdateMemberRecordInput!) { updateMemberRecord(input: $input) { message team { members { phone codeforcesHandle } } } }",
      { input: { memberId: first?.id, phone: "1234567890", codeforcesHandle: "h_1" } },
    );
    expect(reply.data).toMatchObject({
      updateMemberRecord: {
        message: "Member details updated successfully!",
        team: { members: [{ phone: "1234567890", codeforcesHandle: "h_1" }, { phone: null }] },
      },
    });
  });

  test("is the leader's or a Superadmin's", async () => {
    const { client: other } = await leaderOf("Others", "other@example.org");
    const body = { teamId, members: [ASHA] };
    expect((await other.post<Reply>("/api/teams/addMembers", body)).body.code).toBe("FORBIDDEN");
    expect((await app.client().post("/api/teams/addMembers", body)).status).toBe(401);
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    expect((await admin.post<Reply>("/api/teams/addMembers", body)).body.code).toBe("TEAM_FULL");
  });
});

test("adding by the dozen is slowed down, since each may send a mail or reveal an account", async () => {
  const strict = await startTestApp({ RATE_LIMIT: "on" });
  try {
    const { client } = await signUpStudent(strict, "spam@example.org");
    const made = await client.post<Reply>("/api/teams", { name: "Spam" });
    client.token = made.body.session?.token ?? null;
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) {
      const body = { teamId: made.body.teamId, members: [{ name: "A", universityRollNo: String(i) }] };
      statuses.push((await client.post("/api/teams/addMembers", body)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const byEmail = { teamId: made.body.teamId, email: "unknown@example.org" };
    expect((await client.post("/api/eventTeam/add-member", byEmail)).status).toBe(429);
  } finally {
    await strict.close();
  }
});

import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { signUpStudent } from "../../../app/testing/students.js";
import type { TestClient } from "../../../app/testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

let count = 0;
async function student(name: string) {
  const account = await signUpStudent(app, `departure${String(++count)}@example.org`, { name });
  const { data } = await admin.graphql("{ allUsers { id email } }");
  const { allUsers } = data as { allUsers: { id: string; email: string }[] };
  return { ...account, id: allUsers.find(({ email }) => email === account.email)?.id ?? "" };
}
type Known = Awaited<ReturnType<typeof student>>;

async function team(leader: Known, name: string, members: readonly Known[] = []): Promise<string> {
  const created = await leader.client.send("POST", "/api/eventTeam/create-team", {
    name,
    leaderId: leader.id,
  });
  leader.client.token = (created.body["session"] as { token: string }).token;
  const { _id: teamId } = created.body["team"] as { _id: string };
  for (const { client, email } of members) {
    await leader.client.send("POST", "/api/eventTeam/add-member", { teamId, email });
    await client.send("POST", "/api/eventTeam/accept", { teamId });
  }
  return teamId;
}

async function impactsOf(...userIds: string[]) {
  const { data, errors } = await admin.graphql(
    `query ($userIds: [ID!]!) {
      accountDeletionImpacts(userIds: $userIds) { userId teamName eventTitle outcome nextLeaderName others }
    }`,
    { userIds },
  );
  return errors ?? (data as { accountDeletionImpacts: object[] }).accountDeletionImpacts;
}

test("says what happens to each team, and the deletion does exactly that", async () => {
  const [asha, ravi, zoya] = [
    await student("Asha Rao"),
    await student("Ravi Iyer"),
    await student("Zoya Khan"),
  ];
  const teamId = await team(asha, "Passes On", [ravi]);
  await team(zoya, "Goes");
  const inTeam = { teamName: "Passes On", eventTitle: "Syntax Siege 2025", others: 1 };
  const impacts = await impactsOf(asha.id, ravi.id, zoya.id);
  expect(impacts).toHaveLength(3);
  expect(impacts).toEqual(
    expect.arrayContaining([
      { ...inTeam, userId: asha.id, outcome: "LEADER_CHANGED", nextLeaderName: "Ravi Iyer" },
      { ...inTeam, userId: ravi.id, outcome: "MEMBER_REMOVED", nextLeaderName: null },
      {
        ...inTeam,
        userId: zoya.id,
        teamName: "Goes",
        outcome: "TEAM_DELETED",
        nextLeaderName: null,
        others: 0,
      },
    ]),
  );
  for (const { id } of [asha, zoya])
    expect((await admin.send("DELETE", `/api/superadmin/users/${id}`)).status).toBe(200);
  const { data } = await admin.graphql("{ teams { id name leader { name } } }");
  expect(data).toEqual({ teams: [{ id: teamId, name: "Passes On", leader: { name: "Ravi Iyer" } }] });
});

test("the leader of a team with a reported payment is blocked; a person without a team has no impact", async () => {
  const [leader, teamless] = [await student("Uma Das"), await student("No Team")];
  const teamId = await team(leader, "Blocked");
  const report = { teamId, paymentStatus: "pending", transactionId: "UTR000000077" };
  expect((await leader.client.send("POST", "/api/teams/paymentStatus", report)).status).toBe(200);
  expect(await impactsOf(leader.id, teamless.id)).toMatchObject([{ userId: leader.id, outcome: "BLOCKED" }]);
  expect((await admin.send("DELETE", `/api/superadmin/users/${leader.id}`)).status).toBe(409);
});

test("a wrong id and too many are refused", async () => {
  const badInput = [{ extensions: { code: "BAD_INPUT" } }];
  expect(await impactsOf("nonsense")).toMatchObject(badInput);
  const { id } = await student("Many Times");
  expect(await impactsOf(...Array.from({ length: 501 }, () => id))).toMatchObject(badInput);
  expect(await impactsOf()).toEqual([]);
});

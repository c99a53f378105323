// Tests over HTTP, in the role of an attacker, that a person added by a team's leader joins only by agreeing.
import { mailsTo } from "./testing/mutations.js";
import { signUpStudent, type TestStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

interface Person {
  readonly memberId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly universityRollNo: string | null;
  readonly codeforceHandle: string | null;
  readonly confirmed: boolean;
}
interface TeamBody {
  readonly team: { readonly _id: string; readonly leader: Person; readonly members: readonly Person[] };
}

let app: TestApp;
let leader: TestStudent;
let asha: TestStudent;
let teamId: string;
beforeEach(async () => {
  app = await startTestApp();
  leader = await signUpStudent(app, "leader@example.org", { name: "Some Stranger" });
  asha = await signUpStudent(app, "asha@example.org");
  const made = await leader.client.post<TeamBody & { session: { token: string } }>(
    "/api/eventTeam/create-team",
    { name: "Trap" },
  );
  leader.client.token = made.body.session.token;
  teamId = made.body.team._id;
});
afterEach(() => app.close());

const add = (email = asha.email) =>
  leader.client.post<TeamBody>("/api/eventTeam/add-member", { teamId, email });
const report = () =>
  leader.client.post("/api/teams/paymentStatus", {
    teamId,
    paymentStatus: "pending",
    transactionId: "412345678901",
  });
const teamAsSeenBy = async ({ client }: TestStudent) =>
  (await client.post<TeamBody>("/api/eventTeam/get-team")).body.team;
const handleOf = async ({ client }: TestStudent): Promise<unknown> =>
  (await client.graphql("{ viewer { codeforcesHandle } }")).data?.["viewer"];

describe("a stranger who adds a known address", () => {
  test("and reports an invented payment cannot lock them in: they leave, and the stranger is notified", async () => {
    expect((await add()).body).toMatchObject({ message: "Member added successfully!" });
    expect((await report()).status).toBe(200);
    const leaveReply = await asha.client.post("/api/eventTeam/leave", { teamId });
    expect([leaveReply.status, leaveReply.body["message"]]).toEqual([200, "You have left the team."]);
    expect((await teamAsSeenBy(leader)).members).toEqual([]);
    const mails = await mailsTo(app, leader.email);
    expect(mails.map(({ subject }) => subject)).toContain("Asha Rao declined a place in your team");
  });

  test("and reports an invented payment cannot keep them from creating a team of their own", async () => {
    await add();
    await report();
    const own = await asha.client.post<TeamBody>("/api/eventTeam/create-team", { name: "Own" });
    expect(own.status).toBe(201);
    expect(own.body.team.leader.name).toBe("Asha Rao");
    expect((await teamAsSeenBy(leader)).members).toEqual([]);
  });

  test("learns the name, and nothing else of the account until its owner accepts", async () => {
    await asha.client.graphql(
      'mutation { updateProfile(input: { name: "Asha Rao", codeforcesHandle: "asha_r" }) { message } }',
    );
    const { team } = (await add()).body;
    const [added] = team.members;
    expect(added).toMatchObject({
      name: "Asha Rao",
      email: asha.email,
      phone: null,
      universityRollNo: null,
      codeforceHandle: null,
      confirmed: false,
    });
    const { data } = await leader.client.graphql("{ myTeam { members { phone college universityRollNo } } }");
    expect(data).toEqual({
      myTeam: { members: [{ phone: null, college: null, universityRollNo: null }] },
    });
    const accepted = await asha.client.post<TeamBody>("/api/eventTeam/accept", { teamId });
    expect(accepted.body).toMatchObject({ message: "You are in the team now." });
    expect((await teamAsSeenBy(leader)).members).toMatchObject([
      {
        phone: "9876543210",
        universityRollNo: `R-${asha.email}`,
        codeforceHandle: "asha_r",
        confirmed: true,
      },
    ]);
  });

  test("changes the team's record, never the account's handle", async () => {
    const {
      team: { members },
    } = (await add()).body;
    await leader.client.post("/api/eventTeam/update-team", {
      teamId,
      email: asha.email,
      codeforcesHandle: "evil",
    });
    await leader.client.send("PUT", `/api/teams/members/${String(members[0]?.memberId)}`, {
      codeforceHandle: "more_evil",
    });
    expect((await teamAsSeenBy(leader)).members[0]?.codeforceHandle).toBe("more_evil");
    expect(await handleOf(asha)).toEqual({ codeforcesHandle: null });
    await asha.client.post("/api/eventTeam/leave", { teamId });
    await leader.client.post("/api/teams/addMembers", {
      teamId,
      members: [{ name: "A", email: asha.email, universityRollNo: "1", codeforceHandle: "evil" }],
    });
    expect(await handleOf(asha)).toEqual({ codeforcesHandle: null });
    await asha.client.post("/api/eventTeam/accept", { teamId });
    expect(await handleOf(asha)).toEqual({ codeforcesHandle: null });
  });
});

test("a typed-in record that matches a new account waits for its owner's acceptance, and reveals nothing to the leader before", async () => {
  const typed = { name: "Ravi", email: "ravi@example.org", universityRollNo: "77", codeforceHandle: "petr" };
  await leader.client.post("/api/teams/addMembers", { teamId, members: [typed] });
  const ravi = await signUpStudent(app, typed.email, { name: "Ravi Kumar" });
  const [record] = (await teamAsSeenBy(leader)).members;
  expect(record).toMatchObject({ name: "Ravi", phone: null, universityRollNo: "77", confirmed: false });
  expect((await handleOf(ravi)) as object).toEqual({ codeforcesHandle: null });
  await ravi.client.post("/api/eventTeam/accept", { teamId });
  const team = await teamAsSeenBy(leader);
  expect(team.members).toMatchObject([{ name: "Ravi Kumar", codeforceHandle: "petr", confirmed: true }]);
  expect(team.members[0]?.phone).toBe("9876543210");
});

test("an unconfirmed person sees team, event and leader, but neither the payment nor how to reach the others", async () => {
  const third = await signUpStudent(app, "third@example.org", { name: "Third Person" });
  await add(third.email);
  await third.client.post("/api/eventTeam/accept", { teamId });
  await add();
  const seen = await teamAsSeenBy(asha);
  expect(seen.leader).toMatchObject({ name: "Some Stranger", email: leader.email, phone: null });
  expect(seen.members).toMatchObject([
    { name: "Third Person", email: "t•••@example.org", phone: null, universityRollNo: null },
    { name: "Asha Rao", email: asha.email, confirmed: false },
  ]);
  const ask = `query { myTeam { reference } teamPayment(teamId: "${teamId}") { status } }`;
  const { errors } = await asha.client.graphql(ask);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_CONFIRMED"]);
  expect((await asha.client.graphql("{ myTeam { reference } }")).data).toEqual({
    myTeam: { reference: null },
  });
  await asha.client.post("/api/eventTeam/accept", { teamId });
  expect((await asha.client.graphql(ask)).errors).toBeUndefined();
});

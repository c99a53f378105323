import { signUpStudent } from "../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../app/testing/test-app.js";
import type { TestClient } from "../app/testing/test-client.js";

/** A document in the replies, with the fields that these tests use. */
interface MemberDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly codeforceHandle: string | null;
}
interface TeamDocument {
  readonly _id: string;
  readonly name: string;
  readonly leader: MemberDocument;
  readonly members: MemberDocument[];
  readonly payment: { readonly status: string };
  readonly ranking: number | null;
}
interface Reply {
  readonly message: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly hasTeam: boolean;
  readonly team: TeamDocument;
  readonly teams: Record<string, unknown>[];
  readonly payments: Record<string, unknown>[];
  readonly session?: { readonly token: string; readonly role: string };
}

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({ UPI_ID: "club@upi", BANK_ACCOUNT_NAME: "Club" });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

test("the whole journey over REST: team, member, handles, payment, decision", async () => {
  const { client: leader } = await signUpStudent(app, "leader@example.org", { name: "Asha Rao" });
  const { client: member } = await signUpStudent(app, "member@example.org", { name: "Ravi Kumar" });
  const none = await leader.post<Reply>("/api/eventTeam/get-team", {});
  expect(none.body).toEqual({ hasTeam: false, team: null });

  const made = await leader.post<Reply>("/api/eventTeam/create-team", { name: " Segfault " });
  expect([made.status, made.body.message]).toEqual([201, "Team created successfully!"]);
  expect(made.body.team).toMatchObject({
    name: "Segfault",
    members: [],
    payment: { status: "incomplete" },
    ranking: null,
  });
  expect(made.body.session?.role).toBe("Team Leader");
  // The old token stays valid, so a client that ignores the new token is not logged out.
  const own = await leader.get<Reply>("/api/teams");
  expect([own.status, own.body.team.name]).toEqual([200, "Segfault"]);
  leader.token = made.body.session?.token ?? null;

  const teamId = made.body.team._id;
  const added = await leader.post<Reply>("/api/eventTeam/add-member", {
    teamId,
    email: "Member@example.org",
  });
  expect([added.status, added.body.message]).toEqual([200, "Member added successfully!"]);
  expect(added.body.team.members[0]).toMatchObject({ phone: null, universityRollNo: null, confirmed: false });
  const accepted = await member.post<Reply>("/api/eventTeam/accept", { teamId });
  expect([accepted.status, accepted.body.message]).toEqual([200, "You are in the team now."]);
  expect(accepted.body.team.members[0]).toMatchObject({ phone: "9876543210", confirmed: true });
  for (const [client, email, codeforcesHandle] of [
    [leader, "leader@example.org", "asha"],
    [member, "member@example.org", "ravi"],
  ] as const) {
    const reply = await client.post("/api/eventTeam/update-team", { teamId, email, codeforcesHandle });
    expect(reply.status).toBe(200);
  }
  const foreign = { teamId, email: "leader@example.org", codeforcesHandle: "xyz" };
  expect((await member.post("/api/eventTeam/update-team", foreign)).status).toBe(403);
  const seen = await member.post<Reply>("/api/eventTeam/get-team", {});
  expect(seen.body.hasTeam).toBe(true);
  expect(seen.body.team.leader).toMatchObject({ name: "Asha Rao", codeforceHandle: "asha", phone: null });
  expect(seen.body.team.members[0]).toMatchObject({ codeforceHandle: "ravi", phone: "9876543210" });

  const report = { teamId, paymentStatus: "pending", transactionId: "utr 1234-5678" };
  expect((await member.post("/api/teams/paymentStatus", report)).status).toBe(403);
  const reported = await leader.post("/api/teams/paymentStatus", report);
  expect(reported.body).toEqual({
    status: "success",
    message: "Form submitted successfully! Payment status updated to pending.",
  });
  const locked = await leader.send<Reply>(
    "DELETE",
    `/api/eventTeam/members/${seen.body.team.members[0]?.memberId ?? ""}`,
  );
  expect([locked.status, locked.body.code]).toEqual([409, "ROSTER_LOCKED"]);

  const path = `/api/superadmin/payments/${teamId}/decision`;
  expect((await leader.post(path, { decision: "accepted" })).status).toBe(403);
  const silent = await admin.post<Reply>(path, { decision: "rejected" });
  expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([400, ["reason"]]);
  expect((await admin.post(path, { decision: "accepted" })).body).toEqual({
    status: "success",
    message: "Payment accepted.",
  });
  const again = await admin.post<Reply>(path, { decision: "rejected", reason: "too late" });
  expect([again.status, again.body.code]).toEqual([409, "PAYMENT_NOT_PENDING"]);
  const after = await member.post<Reply>("/api/eventTeam/get-team", {});
  expect(after.body.team.payment).toEqual({ status: "accepted" });
});

test("lists: masked for strangers, whole for a Superadmin, closed to visitors", async () => {
  const { client: stranger } = await signUpStudent(app, "stranger@example.org");
  const list = await stranger.get<Reply>("/api/eventTeam/get-all-team");
  expect(list.body.teams[0]).toMatchObject({
    name: "Segfault",
    leaderId: { name: "Asha Rao", email: "l•••@example.org" },
  });
  expect(list.text).not.toContain("leader@example.org");
  const all = await admin.get<Reply>("/api/superadmin/teams");
  expect(all.body.teams[0]).toMatchObject({
    name: "Segfault",
    leader: { email: "leader@example.org", phone: "9876543210" },
  });
  const payments = await admin.get<Reply>("/api/superadmin/payments");
  expect(payments.body.payments[0]).toMatchObject({
    transactionId: "UTR12345678",
    status: "accepted",
    amount: 36_000,
  });
  for (const path of ["/api/eventTeam/get-all-team", "/api/superadmin/teams", "/api/superadmin/payments"]) {
    expect((await app.client().get(path)).status).toBe(401);
  }
  expect((await stranger.get("/api/superadmin/teams")).status).toBe(403);
});

test("ids in a body are checked against the caller", async () => {
  const { client } = await signUpStudent(app, "liar@example.org");
  const mine = await admin.get<Reply>("/api/superadmin/teams");
  const leaderId = (mine.body.teams[0]?.["leader"] as MemberDocument | undefined)?._id;
  expect((await client.post("/api/eventTeam/get-team", { userId: leaderId })).status).toBe(403);
  expect((await client.post("/api/eventTeam/create-team", { name: "Not mine", leaderId })).status).toBe(403);
  expect((await admin.post<Reply>("/api/eventTeam/get-team", { userId: leaderId })).body.hasTeam).toBe(true);
});

test.each([
  ["/api/eventTeam/create-team", {}, { name: "Team name must be 2 to 50 characters" }],
  ["/api/eventTeam/create-team", { name: "  x  " }, { name: "Team name must be 2 to 50 characters" }],
  ["/api/eventTeam/create-team", { name: "x".repeat(51) }, { name: "Team name must be 2 to 50 characters" }],
  ["/api/eventTeam/create-team", { name: { $ne: 1 } }, { name: "Team name must be 2 to 50 characters" }],
  [
    "/api/eventTeam/add-member",
    { teamId: "7", email: "x" },
    { teamId: "This id is not valid", email: "Invalid email format" },
  ],
  ["/api/eventTeam/get-team", { userId: ["x"] }, { userId: "This id is not valid" }],
  ["/api/eventTeam/leave", {}, { teamId: "This id is not valid" }],
  [
    "/api/teams/paymentStatus",
    { teamId: 1, paymentStatus: "accepted", transactionId: "<b>" },
    {
      teamId: "This id is not valid",
      paymentStatus: "You can report only the status “pending”",
      transactionId: "Transaction ID must be 8 to 64 letters and digits, with at least 6 digits",
    },
  ],
])("%s refuses %j and changes nothing", async (path, body, fields) => {
  const client = app.client();
  await client.logIn("liar@example.org", "a long enough password");
  const before = await admin.get("/api/superadmin/teams");
  const reply = await client.post<Reply>(path, body);
  expect([reply.status, reply.body.code, reply.body.fields]).toEqual([400, "BAD_INPUT", fields]);
  expect((await admin.get("/api/superadmin/teams")).text).toBe(before.text);
});

test("events are public", async () => {
  const list = await app.client().get<{ events: Record<string, unknown>[] }>("/api/events");
  expect(list.body.events.map((event) => event["state"]).sort()).toEqual([
    "current",
    "past",
    "past",
    "past",
    "upcoming",
  ]);
  const one = await app.client().get<{ event: Record<string, unknown> }>("/api/events/syntaxsiege");
  expect(one.body.event).toMatchObject({ slug: "syntaxsiege", fee: 36_000, registrationOpen: true });
  expect((await app.client().get("/api/events/nothing")).status).toBe(404);
});

// Tests changing the e-mail address, ending sessions, exporting personal data and deleting the account, over HTTP.
import { signUpStudent, TEST_PASSWORD, type TestStudent } from "./testing/students.js";
import { change, codeOf, isSignedIn, mailsTo } from "./testing/mutations.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

let app: TestApp;
let students = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const student = (): Promise<TestStudent> => signUpStudent(app, `closing${String(++students)}@example.org`);
async function device({ email }: { readonly email: string }): Promise<TestClient> {
  const client = app.client();
  await client.logIn(email, TEST_PASSWORD);
  return client;
}
async function createTeam(client: TestClient, name: string): Promise<string> {
  const made = await client.post<{ teamId: string; session?: { token: string } }>("/api/teams", { name });
  client.token = made.body.session?.token ?? client.token;
  return made.body.teamId;
}

describe("e-mail address", () => {
  const request = (client: TestClient, newEmail: string) =>
    change(client, "requestEmailChange", { newEmail });

  test("changes with the code mailed to the new one; the old one is notified, and tokens end", async () => {
    const asha = await student();
    const other = await device(asha);
    await createTeam(asha.client, "Movers");
    const codeReply = await request(asha.client, "Moved@example.org");
    expect(codeReply.message).toBe("A code is on its way to the new address.");
    const otp = await app.mailedCode("moved@example.org");
    const input = { newEmail: "moved@example.org", otp, password: TEST_PASSWORD };
    const wrongPassword = await change(asha.client, "changeEmail", {
      ...input,
      password: "not the password",
    });
    expect(wrongPassword.error?.extensions).toMatchObject({
      code: "WRONG_PASSWORD",
      fields: { password: expect.any(String) },
    });
    const changed = await change(asha.client, "changeEmail", input, "session { token email }");
    expect(changed).toMatchObject({
      message: "Your e-mail address was changed.",
      session: { email: "moved@example.org" },
    });
    expect([await isSignedIn(asha.client), await isSignedIn(other)]).toEqual([false, false]);
    asha.client.token = changed.session?.token ?? null;
    const { data } = await asha.client.graphql("{ viewer { email } myTeam { leader { email } } }");
    expect(data).toEqual({
      viewer: { email: "moved@example.org" },
      myTeam: { leader: { email: "moved@example.org" } },
    });
    const [noticeMail] = await mailsTo(app, asha.email);
    expect([noticeMail?.subject, noticeMail?.text]).toEqual([
      "Your e-mail address was changed",
      expect.stringContaining("moved@example.org"),
    ]);
    expect((await other.post("/api/auth/refresh")).status).toBe(401);
    expect((await asha.client.post("/api/auth/refresh")).status).toBe(200);
    await device({ email: "moved@example.org" });
    await expect(device(asha)).rejects.toThrow("login");
    expect(codeOf(await change(asha.client, "changeEmail", input))).toBe("INVALID_OTP"); // a code works only once
  });

  test("a taken address gets a mail without a code, and the reply does not reveal it", async () => {
    const [one, two] = [await student(), await student()];
    const codeReply = await request(one.client, two.email);
    expect(codeReply.message).toBe("A code is on its way to the new address.");
    const [mail] = await mailsTo(app, two.email);
    expect(mail?.text).toContain("already has an account");
    expect(mail?.text).not.toMatch(/\b[0-9]{6}\b/);
    expect(codeOf(await request(one.client, one.email.toUpperCase()))).toBe("BAD_INPUT");
    expect(codeOf(await request(app.client(), "anyone@example.org"))).toBe("UNAUTHENTICATED");
  });

  test("an address that another account has taken since is refused, and so is a code for another one", async () => {
    const { client, email } = await student();
    await request(client, "race@example.org");
    const otp = await app.mailedCode("race@example.org");
    const input = { newEmail: "race@example.org", otp, password: TEST_PASSWORD };
    expect(codeOf(await change(client, "changeEmail", { ...input, newEmail: "else@example.org" }))).toBe(
      "INVALID_OTP",
    );
    const db = app.application.services.db;
    await db.inTransaction((tx) =>
      tx.query("UPDATE users SET email = ? WHERE email = ?", ["race@example.org", TEST_ADMIN.email]),
    );
    expect(codeOf(await change(client, "changeEmail", input))).toBe("EMAIL_TAKEN");
    await db.inTransaction((tx) =>
      tx.query("UPDATE users SET email = ? WHERE email = ?", [TEST_ADMIN.email, "race@example.org"]),
    );
    await device({ email });
  });
});

describe("sessions", () => {
  const list = async (client: TestClient) =>
    (await client.graphql("{ sessions { id current userAgent createdAt lastSeenAt expiresAt } }")).data?.[
      "sessions"
    ] as {
      id: string;
      current: boolean;
    }[];

  test("are listed, the current one marked, and end one by one or all others at once", async () => {
    const asha = await student();
    const [second, third] = [await device(asha), await device(asha)];
    const sessions = await list(asha.client);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const own = (await list(second)).find(({ current }) => current);
    const ended = await change(asha.client, "endSession", { id: own?.id });
    expect(ended.message).toBe("The device was logged out.");
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
    expect((await second.post("/api/auth/refresh")).status).toBe(401);
    expect(codeOf(await change(asha.client, "endSession", { id: own?.id }))).toBe("SESSION_NOT_FOUND");
    await change(asha.client, "endOtherSessions", null);
    expect([await isSignedIn(third), await isSignedIn(asha.client)]).toEqual([false, true]);
    expect(await list(asha.client)).toHaveLength(1);
  });

  test("of other people can be neither seen nor ended", async () => {
    const [one, two] = [await student(), await student()];
    const [theirs] = await list(two.client);
    expect(codeOf(await change(one.client, "endSession", { id: theirs?.id }))).toBe("SESSION_NOT_FOUND");
    expect(await isSignedIn(two.client)).toBe(true);
  });
});

test("the export holds everything about the person and nothing secret or of others", async () => {
  const [asha, other] = [await student(), await student()];
  const teamId = await createTeam(asha.client, "Exporters");
  await asha.client.post("/api/eventTeam/add-member", { teamId, email: other.email });
  await asha.client.post("/api/teams/paymentStatus", {
    teamId,
    paymentStatus: "pending",
    transactionId: "EXPORT000001",
  });
  const text = (await asha.client.graphql("{ exportMyData }")).data?.["exportMyData"] as string;
  const document = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(document)).toEqual([
    "exportedAt",
    "account",
    "sessions",
    "recentActivity",
    "lastSeen",
    "handleProof",
    "teams",
    "invitations",
    "listings",
    "checkIns",
    "payments",
    "mails",
    "notifications",
    "nameInResults",
    "auditLog",
    "certificates",
    "savedViews",
    "secondFactors",
  ]);
  expect(document["account"]).toMatchObject({ email: asha.email, phone: "9876543210" });
  expect(document["teams"]).toMatchObject([
    { event: "Syntax Siege 2025", team: "Exporters", email: asha.email },
  ]);
  expect(document["payments"]).toMatchObject([
    { teamName: "Exporters", transactionId: "EXPORT000001", status: "pending" },
  ]);
  expect(document["sessions"]).toHaveLength(1);
  expect(document["mails"]?.length).toBeGreaterThan(0);
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/argon2|hash|token/i);
  expect((await app.client().graphql("{ exportMyData }")).errors?.[0]?.extensions.code).toBe(
    "UNAUTHENTICATED",
  );
});

describe("deleting the account", () => {
  test("deletes the personal data, hands the team over and ends every session", async () => {
    const [asha, nextLeader] = [await student(), await student()];
    const second = await device(asha);
    const teamId = await createTeam(asha.client, "Heirs");
    await asha.client.post("/api/eventTeam/add-member", { teamId, email: nextLeader.email });
    await nextLeader.client.post("/api/eventTeam/accept", { teamId });
    const wrongPassword = await change(asha.client, "deleteAccount", { password: "not the password" });
    expect(codeOf(wrongPassword)).toBe("WRONG_PASSWORD");
    const deletion = await change(asha.client, "deleteAccount", { password: TEST_PASSWORD });
    expect(deletion.message).toBe("Your account was deleted.");
    expect([await isSignedIn(asha.client), await isSignedIn(second)]).toEqual([false, false]);
    expect((await second.post("/api/auth/refresh")).status).toBe(401);
    await expect(device(asha)).rejects.toThrow("login");
    expect(await mailsTo(app, asha.email)).toMatchObject([{ subject: "Your account was deleted" }]);
    const db = app.application.services.db;
    expect(await db.query("SELECT id FROM code_challenges WHERE email = ?", [asha.email])).toEqual([]);
    expect(await db.query("SELECT id FROM team_members WHERE email = ?", [asha.email])).toEqual([]);
    await nextLeader.client.post("/api/auth/refresh").then((reply) => {
      nextLeader.client.token = String(reply.body["token"]);
    });
    const { data } = await nextLeader.client.graphql("{ myTeam { id leader { email } members { id } } }");
    expect(data).toEqual({ myTeam: { id: teamId, leader: { email: nextLeader.email }, members: [] } });
    await signUpStudent(app, asha.email); // the address is free again
  });

  test("is refused for the leader of a paid team and for the last Superadmin; nothing changes", async () => {
    const { client } = await student();
    const teamId = await createTeam(client, "Payers");
    await client.post("/api/teams/paymentStatus", {
      teamId,
      paymentStatus: "pending",
      transactionId: "DELETE000001",
    });
    expect(codeOf(await change(client, "deleteAccount", { password: TEST_PASSWORD }))).toBe(
      "LEADS_PAID_TEAM",
    );
    expect(await isSignedIn(client)).toBe(true);
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    expect(codeOf(await change(admin, "deleteAccount", { password: TEST_ADMIN.password }))).toBe(
      "LAST_SUPERADMIN",
    );
    expect(await isSignedIn(admin)).toBe(true);
  });

  test("a payment stays when the account that reported it is deleted", async () => {
    const { client } = await student();
    const teamId = await createTeam(client, "Rejected");
    await client.post("/api/teams/paymentStatus", {
      teamId,
      paymentStatus: "pending",
      transactionId: "OUTLIVE000001",
    });
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    await admin.post(`/api/superadmin/payments/${teamId}/decision`, {
      decision: "rejected",
      reason: "not found",
    });
    await change(client, "deleteAccount", { password: TEST_PASSWORD });
    const db = app.application.services.db;
    expect(
      await db.query(
        "SELECT teamId, reporterId, teamName, reporterName FROM payments WHERE transactionId = 'OUTLIVE000001'",
      ),
    ).toEqual([{ teamId: null, reporterId: null, teamName: "Rejected", reporterName: "Asha Rao" }]);
  });
});

import { change, codeOf, isSignedIn, mailsTo as allMailsTo } from "../../../app/testing/mutations.js";
import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  admin = await signedIn();
});
afterEach(() => app.close());

async function signedIn(email = TEST_ADMIN.email, password = TEST_ADMIN.password): Promise<TestClient> {
  const client = app.client();
  await client.logIn(email, password);
  return client;
}

/** Returns the mails to an address, except the notices about the log-ins above. */
const mailsTo = async (to: string) =>
  (await allMailsTo(app, to)).filter(({ subject }) => subject !== "New login to your account");

const PATH = "/api/superadmin/profile";
const same = { name: "The Admin", email: TEST_ADMIN.email };
const REPLY = "profile { name email phone college universityRollNo } session { token email }";
const update = (client: TestClient, input: object) => change(client, "updateAdminProfile", input, REPLY);

test("the dashboard reads over both transports what the form wrote", async () => {
  const input = { ...same, name: " The  Admin ", phone: "9876543210", college: "C", universityRollNo: "R" };
  const reply = await update(admin, input);
  const profile = { ...input, name: "The Admin" };
  expect(reply).toMatchObject({ message: "Profile updated successfully!", profile, session: null });
  expect((await admin.get(PATH)).body).toEqual(profile);
  const { data } = await admin.graphql(
    "{ adminProfile { name email phone college universityRollNo } statistics { totalEvents } }",
  );
  expect(data).toEqual({ adminProfile: profile, statistics: { totalEvents: 5 } });
  // Absent fields do not change, and empty fields are cleared. No session ends.
  expect((await admin.send("PUT", PATH, { ...same, phone: "" })).body).toEqual({
    status: "success",
    message: "Profile updated successfully!",
  });
  expect((await admin.get(PATH)).body).toEqual({ ...profile, phone: null });
});

test("a save from an old tab keeps the name and e-mail that another tab saved", async () => {
  const renamed = await update(admin, { name: "New Name", email: "new@club.example" });
  admin.token = renamed.session?.token ?? null;
  const reply = await update(admin, { phone: "9876543210" });
  const profile = { name: "New Name", email: "new@club.example", phone: "9876543210" };
  expect(reply).toMatchObject({ profile });
  expect(codeOf(await update(admin, { name: "" }))).toBe("BAD_INPUT");
  expect(codeOf(await update(admin, { email: "" }))).toBe("BAD_INPUT");
});

test("a password of the own name is refused, also where only the password is sent", async () => {
  await update(admin, { name: "Meena Sen" });
  expect(codeOf(await update(admin, { password: "Meena Sen 2026" }))).toBe("BAD_INPUT");
});

test.each([undefined, null, "", "   ", " ".repeat(12)])(
  "a blank password %j leaves the password unchanged",
  async (password) => {
    const other = await signedIn();
    const { status, body } = await admin.send("PUT", PATH, { ...same, password });
    expect([status, body["session"]]).toEqual([200, undefined]);
    expect(await isSignedIn(admin)).toBe(true);
    expect(await isSignedIn(other)).toBe(true);
    expect(await isSignedIn(await signedIn())).toBe(true);
    expect(await mailsTo(TEST_ADMIN.email)).toEqual([]);
  },
);

test("a new password ends every other session, notifies the owner, and the page goes on", async () => {
  const other = await signedIn();
  const reply = await admin.send<{ session: { token: string } }>("PUT", PATH, {
    ...same,
    password: "another long password",
  });
  expect(reply.status).toBe(200);
  expect(await isSignedIn(admin)).toBe(false);
  expect(await isSignedIn(other)).toBe(false);
  expect((await refresh(other)).status).toBe(401);
  admin.token = reply.body.session.token;
  expect(await isSignedIn(admin)).toBe(true);
  expect((await refresh(admin)).status).toBe(200);
  expect(await mailsTo(TEST_ADMIN.email)).toMatchObject([{ subject: "Your password was changed" }]);
  await expect(signedIn()).rejects.toThrow("Invalid Username or Password");
  await signedIn(TEST_ADMIN.email, "another long password");
});

test("a new e-mail is reported to the old address, with a new password too, and nothing secret is logged", async () => {
  const other = await signedIn();
  const input = { ...same, email: " NEW@Club.example".trim(), password: "another long password" };
  const reply = await update(admin, input);
  expect(reply.session?.email).toBe("new@club.example");
  expect(await isSignedIn(other)).toBe(false);
  expect((await refresh(other)).status).toBe(401);
  admin.token = reply.session?.token ?? null;
  expect(await isSignedIn(admin)).toBe(true);
  const subjects = (await mailsTo(TEST_ADMIN.email)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(["Your e-mail address was changed", "Your password was changed"]);
  expect(await mailsTo("new@club.example")).toEqual([]);
  const { data } = await admin.graphql(
    '{ auditEntries(action: "profile.update") { edges { node { details } } } }',
  );
  expect(data).toMatchObject({
    auditEntries: { edges: [{ node: { details: '{"fields":["name","email","password"]}' } }] },
  });
  await signedIn("new@club.example", "another long password");
});

test("a taken e-mail is a conflict that changes nothing, the password neither", async () => {
  await signUpStudent(app, "taken@example.org");
  const input = { ...same, email: "TAKEN@example.org", password: "another long password" };
  const { status, body } = await admin.send("PUT", PATH, input);
  expect([status, body["message"]]).toEqual([409, "Email is already registered"]);
  expect(codeOf(await update(admin, input))).toBe("EMAIL_TAKEN");
  expect(await isSignedIn(admin)).toBe(true);
  await signedIn();
});

test("of two changes to one e-mail at once, one is made", async () => {
  await signUpStudent(app, "second@example.org");
  const id = (await admin.graphql('{ users(search: "second@") { edges { node { id } } } }')).data as {
    users: { edges: { node: { id: string } }[] };
  };
  await change(admin, "updateUser", { userId: id.users.edges[0]?.node.id, role: "SUPERADMIN" });
  const second = await signedIn("second@example.org", "a long enough password");
  const wanted = { name: "Same", email: "wanted@example.org" };
  const replies = await Promise.all([admin, second].map((client) => update(client, wanted)));
  expect(replies.map((reply) => codeOf(reply) ?? "made").sort()).toEqual(["EMAIL_TAKEN", "made"]);
});

function refresh(client: TestClient) {
  return client.send("POST", "/api/auth/refresh", {}, { "sec-fetch-site": "same-origin" });
}

import { PERSONAL_FIELDS, type PersonalData } from "../kernel/contract/personal-data.js";
import { execute } from "../kernel/db/raw-sql.js";
import { appCode } from "./testing/app-code.js";
import { firstStep, secondStep, setUpApp } from "./testing/second-factors.js";
import {
  giveGrants,
  signUpBody,
  signUpStudent,
  TEST_PASSWORD,
  type TestStudent,
} from "./testing/students.js";
import { change, codeOf, isSignedIn, mailsTo } from "./testing/mutations.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

const NEW_PASSWORD = "another long password";

let app: TestApp;
let students = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const student = (overrides: Record<string, unknown> = {}): Promise<TestStudent> =>
  signUpStudent(app, `person${String(++students)}@example.org`, overrides);

async function secondDevice({ email }: TestStudent): Promise<TestClient> {
  const client = app.client();
  await client.logIn(email, TEST_PASSWORD);
  return client;
}

describe("profile", () => {
  const VIEWER = `viewer { name ${PERSONAL_FIELDS.join(" ")} }`;
  // Every field gets a different value, so that the test notices a field that is not stored or not read.
  const NEW = Object.fromEntries(PERSONAL_FIELDS.map((field, place) => [field, `N_${String(place)}`]));
  const DATA = { ...(NEW as unknown as PersonalData), name: "New  Name", phone: "1234567890" };

  test("changes the account and the copy in the team; absent fields stay, empty ones are cleared", async () => {
    const { client } = await student();
    const made = await client.graphql(
      'mutation { createTeam(input: {name: "Profile"}) { session { token } } }',
    );
    client.token = (made.data as { createTeam: { session: { token: string } } }).createTeam.session.token;
    const changed = await change(client, "updateProfile", DATA, VIEWER);
    expect(changed).toMatchObject({
      message: "Profile updated successfully!",
      viewer: { ...DATA, name: "New Name" },
    });
    const { data } = await client.graphql(
      "{ myTeam { leader { name phone universityRollNo codeforcesHandle } } }",
    );
    const { phone, universityRollNo, codeforcesHandle } = DATA;
    expect(data).toEqual({
      myTeam: { leader: { name: "New Name", phone, universityRollNo, codeforcesHandle } },
    });
    const cleared = await change(client, "updateProfile", { phone: "", codeforcesHandle: null }, VIEWER);
    expect(cleared.viewer).toEqual({ ...DATA, name: "New Name", phone: null, codeforcesHandle: null });
  });

  test("name, college and roll number are fixed once the team has reported its payment; contact data is not", async () => {
    const { client } = await student();
    const made = await client.post<{ teamId: string; session: { token: string } }>("/api/teams", {
      name: "Settled",
    });
    client.token = made.body.session.token;
    const { teamId } = made.body;
    await client.post("/api/teams/paymentStatus", {
      teamId,
      paymentStatus: "pending",
      transactionId: "SETTLED000001",
    });
    const before = await client.graphql(`{ ${VIEWER} myTeam { leader { name phone universityRollNo } } }`);
    for (const lockedChange of [{}, { college: "Elsewhere" }, { universityRollNo: "X 1" }]) {
      const { name } = before.data?.["viewer"] as { name: string };
      const input = { name: Object.keys(lockedChange).length === 0 ? "Another Name" : name, ...lockedChange };
      expect(codeOf(await change(client, "updateProfile", input))).toBe("PERSON_LOCKED");
    }
    expect(
      (await client.graphql(`{ ${VIEWER} myTeam { leader { name phone universityRollNo } } }`)).data,
    ).toEqual(before.data);
    const { name } = before.data?.["viewer"] as { name: string };
    const reachable = { name, phone: "5555555555", codeforcesHandle: "settled" };
    expect((await change(client, "updateProfile", reachable)).message).toBe("Profile updated successfully!");

    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    const { data } = await client.graphql("{ viewer { id } }");
    const userId = (data?.["viewer"] as { id: string }).id;
    const corrected = await change(admin, "updateUser", { userId, name: "Corrected Name" });
    expect(corrected.error).toBeUndefined();
    expect((await client.graphql("{ myTeam { leader { name } } }")).data).toEqual({
      myTeam: { leader: { name: "Corrected Name" } },
    });
  });

  test("another participant's roll number is refused with a clear text", async () => {
    const [one, two] = [await student(), await student()];
    for (const [i, { client }] of [one, two].entries()) {
      const made = await client.graphql(
        `mutation { createTeam(input: {name: "Twin ${String(i)}"}) { session { token } } }`,
      );
      client.token = (made.data as { createTeam: { session: { token: string } } }).createTeam.session.token;
    }
    const twin = { name: "Asha Rao", universityRollNo: ` r-${one.email.toUpperCase()}` };
    const refused = await change(two.client, "updateProfile", twin);
    expect(refused.error?.extensions).toMatchObject({
      code: "IDENTITY_TAKEN",
      fields: { universityRollNo: expect.stringContaining("roll number") },
    });
    expect(codeOf(await change(two.client, "updateProfile", { name: "A" }))).toBe("BAD_INPUT");
  });
});

describe("password", () => {
  test("ends every other session, notifies the owner, and gives this device a new one", async () => {
    const asha = await student();
    const { client, email } = asha;
    const other = await secondDevice(asha);
    const stolen = app.client();
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value);
    const input = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await change(client, "changePassword", input, "session { token }");
    expect(changed.message).toBe("Password updated successfully!");
    // both clients still have the old tokens
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([false, false]);
    client.token = changed.session?.token ?? null;
    expect(await isSignedIn(client)).toBe(true);
    expect((await client.post("/api/auth/refresh")).status).toBe(200);
    expect((await other.post("/api/auth/refresh")).status).toBe(401);
    expect((await stolen.post("/api/auth/refresh")).status).toBe(401);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain("Your password was changed");
    await app.client().logIn(email, NEW_PASSWORD);
  });

  test("needs the current one, and a new one", async () => {
    const { client } = await student();
    const wrongInput = { currentPassword: "not the password", newPassword: NEW_PASSWORD };
    expect((await change(client, "changePassword", wrongInput)).error?.extensions).toMatchObject({
      code: "WRONG_PASSWORD",
      fields: { currentPassword: "The password is wrong. Try again." },
    });
    const same = { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD };
    expect((await change(client, "changePassword", same)).error?.extensions.fields).toEqual({
      newPassword: "The new password must differ from the current one",
    });
    const short = { currentPassword: TEST_PASSWORD, newPassword: "short" };
    expect(codeOf(await change(client, "changePassword", short))).toBe("BAD_INPUT");
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe("a password that is guessed first", () => {
  const refused = (reply: { status: number; body: Record<string, unknown> }, field = "password") => {
    const { fields } = reply.body as { fields?: Record<string, string> };
    return [reply.status, reply.body["code"], Object.keys(fields ?? {})].join() === `400,BAD_INPUT,${field}`;
  };
  const COMMON = ["password", "12345678", "iloveyou1"];

  test("is refused at sign-up: a common one, the own name or address, the club's and the events' words", async () => {
    const email = "meera.nair@students.example";
    const client = app.client();
    await client.post("/api/auth/verify-email", { email });
    await client.post("/api/auth/verify-email-otp", { email, otp: await app.mailedCode(email) });
    const sent = (password: string) =>
      client.post("/api/auth/signup", signUpBody(email, { name: "Meera Nair", password }));
    for (const password of [
      ...COMMON,
      "Meera Nair",
      "nair2026!",
      "students1",
      "syntaxsiege",
      "Syntax Siege #1",
    ])
      expect([password, refused(await sent(password))]).toEqual([password, true]);
    expect((await sent("three purple elephants")).status).toBe(201);
  });

  test("is refused at a change, a reset and in the Superadmin's own profile, and the old one stays", async () => {
    const asha = await student();
    const currentPassword = TEST_PASSWORD;
    for (const newPassword of [...COMMON, "asharao1"])
      expect(
        (await change(asha.client, "changePassword", { currentPassword, newPassword })).error,
      ).toMatchObject({
        extensions: { code: "BAD_INPUT", fields: { newPassword: expect.any(String) as string } },
      });
    const { email } = asha;
    const client = app.client();
    await client.post("/api/auth/forget-pass", { email });
    await client.post("/api/auth/forget-pass-verify-otp", { email, otp: await app.mailedCode(email) });
    const reset = (newPassword: string) => client.post("/api/auth/set-new-password", { email, newPassword });
    expect(refused(await reset("password"), "newPassword")).toBe(true);
    expect((await client.post("/api/auth/login", { email, password: TEST_PASSWORD })).status).toBe(200);
    // The refused password above did not use up the proof.
    expect((await reset("three purple elephants")).status).toBe(200);
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    const profile = { name: "Superadmin", email: TEST_ADMIN.email, password: "superadmin1" };
    expect(refused(await admin.send("PUT", "/api/superadmin/profile", profile))).toBe(true);
  });

  test("asks a holder of rights for another one at the next log-in, with and without two steps, and no student", async () => {
    const tara = await student({ name: "Tara" });
    const { db, hasher } = app.application.services;
    const weaken = async () => {
      const hash = await hasher.hash("password");
      const sql = "UPDATE users SET passwordHash = ? WHERE email = ?";
      await db.inTransaction((tx) => execute(tx, sql, [hash, tara.email]));
    };
    const codes = async () => [
      (await tara.client.get("/api/superadmin/users")).body["code"],
      codeOf(await change(tara.client, "createTeam", { name: `Team ${String(students)}` })),
    ];
    await weaken();
    await tara.client.logIn(tara.email, "password");
    expect(await codes()).toEqual(["FORBIDDEN", undefined]);

    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    await giveGrants(tara, ["desk"], admin);
    // Not refused yet, because the session began before the rights were given.
    expect((await tara.client.get("/api/superadmin/users")).status).toBe(200);
    await tara.client.logIn(tara.email, "password");
    expect(await codes()).toEqual(["PASSWORD_CHANGE_NEEDED", "PASSWORD_CHANGE_NEEDED"]);
    const passwords = { currentPassword: "password", newPassword: NEW_PASSWORD };
    const changed = await change(tara.client, "changePassword", passwords, "session { token }");
    tara.client.token = changed.session?.token ?? null;
    expect((await tara.client.get("/api/superadmin/users")).status).toBe(200);

    const { secret } = await setUpApp(app, tara.client, NEW_PASSWORD);
    await weaken();
    const { ticket } = await firstStep(tara.client, tara.email, "password");
    tara.client.token = (await secondStep(tara.client, ticket, { code: appCode(secret) })).token ?? null;
    expect((await codes())[0]).toBe("PASSWORD_CHANGE_NEEDED");
    const again = await change(tara.client, "changePassword", passwords, "session { token }");
    expect(codeOf(again)).toBeUndefined();
  });
});

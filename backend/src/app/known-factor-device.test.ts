import { PasswordHasher } from "../kernel/auth/password-hasher.js";
import { WaitingLine } from "../kernel/limits/waiting-line.js";
import { appCode } from "./testing/app-code.js";
import { change, codeOf, isSignedIn, mailsTo } from "./testing/mutations.js";
import {
  firstStep,
  forgetSteps,
  protectedStudent,
  secondStep,
  ticketOf,
  wrongCode,
} from "./testing/second-factors.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { age, confirm } from "./testing/unconfirmed-admin.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: "on" });
});
afterAll(() => app.close());

test("others' guesses do not delay a known browser, which has ten tries of its own", async () => {
  const asha = await protectedStudent(app, "known@example.org");
  const own = app.client();
  const code = () => ({ code: appCode(asha.secret) });
  expect((await secondStep(own, await ticketOf(app, asha), code())).status).toBe(200);
  for (let i = 0; i < 5; i++)
    await secondStep(app.client(), await ticketOf(app, asha), { code: wrongCode(asha.secret) });
  await forgetSteps(app);
  const stranger = await secondStep(app.client(), await ticketOf(app, asha), code());
  expect(stranger.code).toBe("RATE_LIMITED");
  expect((await secondStep(own, await ticketOf(app, asha), code())).status).toBe(200);

  const answers: (string | undefined)[] = [];
  for (let i = 0; i < 16; i++)
    answers.push((await secondStep(own, await ticketOf(app, asha), { code: wrongCode(asha.secret) })).code);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "SECOND_FACTOR_WRONG"));
  expect(answers.slice(10)).toContain("RATE_LIMITED"); // after its ten tries, the known browser counts as unknown
});

test("a Superadmin is notified of each unknown browser, and of none twice", async () => {
  const noticeMails = async () =>
    (await mailsTo(app, TEST_ADMIN.email)).filter(({ subject }) => subject === "New login to your account");
  const client = app.client();
  for (let i = 0; i < 2; i++) {
    expect((await firstStep(client, TEST_ADMIN.email, TEST_ADMIN.password)).status).toBe(200);
    expect(await noticeMails()).toHaveLength(1);
  }
  await app.client().logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  expect(await noticeMails()).toHaveLength(2);
  const { email } = await protectedStudent(app, "student@example.org");
  expect((await firstStep(app.client(), email, TEST_PASSWORD)).status).toBe(401);
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).not.toContain(
    "New login to your account",
  );
});

describe("recent activity", () => {
  interface Line {
    readonly kind: string;
    readonly method: string | null;
    readonly outcome: string | null;
    readonly times: number;
    readonly userAgent: string;
  }
  async function activityOf(client: TestClient): Promise<Line[]> {
    const { data } = await client.graphql(
      "{ recentActivity(first: 20) { edges { node { kind method outcome times userAgent } } } }",
    );
    return (data as { recentActivity: { edges: { node: Line }[] } }).recentActivity.edges.map(
      ({ node }) => node,
    );
  }
  const counts = (lines: readonly Line[]) =>
    lines.map(({ method, outcome, times }) => `${method ?? ""} ${outcome ?? ""} ${String(times)}`).sort();

  test("has every log-in by its method and how it ended, with the browser and no address", async () => {
    const asha = await protectedStudent(app, "traced@example.org");
    const from = { "user-agent": "Test browser" };
    const before = counts(await activityOf(asha.client));
    const step = async (proof: object) => secondStep(app.client(), await ticketOf(app, asha), proof);
    await firstStep(app.client(), asha.email, "not the password");
    expect((await step({ code: wrongCode(asha.secret) })).code).toBe("SECOND_FACTOR_WRONG");
    await forgetSteps(app);
    expect((await step({ code: appCode(asha.secret) })).status).toBe(200);
    const used = await ticketOf(app, asha);
    expect((await secondStep(app.client(), used, { recoveryCode: asha.recoveryCodes[1] })).status).toBe(200);
    expect((await secondStep(app.client(), used, { code: "000000" })).code).toBe("LOG_IN_EXPIRED");
    expect((await step({ recoveryCode: asha.recoveryCodes[0] })).status).toBe(200);
    await app.client().send("POST", "/api/auth/login", { email: asha.email, password: TEST_PASSWORD }, from);
    const lines = await activityOf(asha.client);
    const added = counts(lines).filter((line) => !before.includes(line));
    expect(added).toEqual([
      "PASSWORD STEP_ASKED 5",
      "PASSWORD WRONG 1",
      "RECOVERY_CODE DONE 2",
      "TOTP DONE 1",
      "TOTP REFUSED 1",
      "TOTP WRONG 1",
    ]);
    expect(lines[0]).toMatchObject({ method: "PASSWORD", userAgent: "Test browser" });
    const { db } = app.application.services;
    expect(JSON.stringify(await db.query("SELECT * FROM activities"))).not.toMatch(/127\.0\.0\.1|@example/);
  });

  test("has every proof of a signed-in person, right, wrong or refused, and none that was not checked", async () => {
    const asha = await protectedStudent(app, "confirms@example.org");
    const { client } = await signUpStudent(app, "confirms-too@example.org");
    await activityOf(client);
    const { db } = app.application.services;
    await db.inTransaction((tx) => tx.query("DELETE FROM activities"));
    expect(codeOf(await confirm(client, "not the password"))).toBe("WRONG_PASSWORD");
    expect(codeOf(await confirm(client, TEST_PASSWORD))).toBeUndefined();
    const input = { currentPassword: "not the password", newPassword: "another password" };
    expect(codeOf(await change(client, "changePassword", input))).toBe("WRONG_PASSWORD");
    expect(counts(await activityOf(client))).toEqual(["PASSWORD DONE 1", "PASSWORD WRONG 2"]);
    expect((await activityOf(client)).map(({ kind }) => kind)).toEqual(["CONFIRMATION", "CONFIRMATION"]);
    const spies = [
      jest.spyOn(WaitingLine.prototype, "turn").mockResolvedValue(),
      jest.spyOn(PasswordHasher.prototype, "verify").mockResolvedValue(false),
    ];
    for (let i = 0; i < 25; i++) await confirm(client, "not the password");
    for (const spy of spies) spy.mockRestore();
    expect(counts(await activityOf(client)).map((line) => line.replace(/\d+$/, ""))).toContain(
      "PASSWORD REFUSED ",
    );

    expect(codeOf(await confirm(asha.client, TEST_PASSWORD))).toBe("SECOND_FACTOR_REQUIRED");
    const prove = (proof: object) => change(asha.client, "confirmIdentity", proof, "confirmedUntil");
    expect(codeOf(await prove({ code: wrongCode(asha.secret) }))).toBe("SECOND_FACTOR_WRONG");
    await forgetSteps(app);
    expect(codeOf(await prove({ code: appCode(asha.secret) }))).toBeUndefined();
    expect(counts(await activityOf(asha.client))).toEqual(["TOTP DONE 1", "TOTP WRONG 1"]);
  });

  test("counts many failures of an hour in one line, and refused ones apart; an unknown address leaves nothing", async () => {
    const { client, email } = await signUpStudent(app, "guessed@example.org");
    const tries = async (address: string, n: number) => {
      for (let i = 0; i < n; i++)
        await app.client().send(
          "POST",
          "/api/auth/login",
          { email: address, password: `wrong ${String(i)}` },
          {
            "user-agent": `Invented ${String(i)}`,
          },
        );
    };
    await tries(email, 3);
    expect(await activityOf(client)).toEqual([
      { kind: "LOG_IN", method: "PASSWORD", outcome: "WRONG", times: 3, userAgent: "Invented 2" },
    ]);
    const spies = [
      jest.spyOn(WaitingLine.prototype, "turn").mockResolvedValue(),
      jest.spyOn(PasswordHasher.prototype, "verify").mockResolvedValue(false),
    ];
    await tries(email, 20);
    for (const spy of spies) spy.mockRestore();
    expect(counts(await activityOf(client))).toEqual(["PASSWORD REFUSED 3", "PASSWORD WRONG 20"]);
    const { db } = app.application.services;
    const all = () => db.query("SELECT id FROM activities");
    const known = await all();
    await tries("unknown@example.org", 2);
    await app.application.services.activities.flush();
    expect(await all()).toEqual(known);
  });

  test("of another person is for Superadmins, who end all of their sessions after a confirmation", async () => {
    const { client, email } = await signUpStudent(app, "ended@example.org");
    await app.client().logIn(email, TEST_PASSWORD);
    const { data: own } = await client.graphql("{ viewer { id } }");
    const { id } = (own as { viewer: { id: string } }).viewer;
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    const of = "query ($id: ID!) { accountActivity(userId: $id) { edges { node { method outcome } } } }";
    const { data } = await admin.graphql(of, { id });
    expect(data).toEqual({ accountActivity: { edges: [{ node: { method: "PASSWORD", outcome: "DONE" } }] } });
    expect((await client.graphql(of, { id })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");

    const end = () =>
      admin.graphql("mutation ($id: ID!) { endUserSessions(input: { userId: $id }) { message } }", { id });
    await age(app, 601);
    expect((await end()).errors?.[0]?.extensions.code).toBe("CONFIRMATION_NEEDED");
    expect(await isSignedIn(client)).toBe(true);
    await confirm(admin, TEST_ADMIN.password);
    expect((await end()).errors).toBeUndefined();
    expect(await isSignedIn(client)).toBe(false);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain(
      "You were logged out everywhere",
    );
    const { data: log } = await admin.graphql(
      '{ auditEntries(action: "user.endSessions") { edges { node { targetId targetName } } } }',
    );
    expect(log).toEqual({ auditEntries: { edges: [{ node: { targetId: id, targetName: "Asha Rao" } }] } });
  });
});

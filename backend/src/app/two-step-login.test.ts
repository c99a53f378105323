import { appCode } from "./testing/app-code.js";
import { change, isSignedIn, mailsTo } from "./testing/mutations.js";
import {
  firstStep,
  forgetSteps,
  protectedStudent,
  type ProtectedStudent,
  secondStep,
  ticketOf,
  wrongCode,
} from "./testing/second-factors.js";
import { TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import { confirmedUntil } from "./testing/unconfirmed-admin.js";

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const someone = (): Promise<ProtectedStudent> =>
  protectedStudent(app, `factor${String(++people)}@example.org`);

describe("the password alone", () => {
  test("gives no access over REST: a ticket and the list of factors, no token, no cookie", async () => {
    const { email } = await someone();
    const client = app.client();
    const answer = await firstStep(client, email, TEST_PASSWORD);
    expect(answer).toMatchObject({
      status: 401,
      code: "SECOND_FACTOR_NEEDED",
      methods: ["TOTP", "RECOVERY_CODE"],
    });
    expect(answer.token).toBeUndefined();
    expect(client.cookies.size).toBe(0);
    client.token = answer.ticket;
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
  });

  test("gives no access over GraphQL", async () => {
    const { email } = await someone();
    const client = app.client();
    const { data, errors } = await client.graphql(
      "mutation ($input: LogInInput!) { logIn(input: $input) { token } }",
      { input: { email, password: TEST_PASSWORD } },
    );
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({
      code: "SECOND_FACTOR_NEEDED",
      ticket: expect.any(String),
      methods: ["TOTP", "RECOVERY_CODE"],
    });
    expect(client.cookies.size).toBe(0);
  });

  test("a wrong one gets the usual reply", async () => {
    const { email } = await someone();
    const answer = await firstStep(app.client(), email, "not the password");
    expect(answer).toEqual({
      status: 401,
      code: "INVALID_CREDENTIALS",
      message: "Invalid Username or Password",
    });
  });

  test("set by a reset still needs the second step", async () => {
    const asha = await someone();
    const client = app.client();
    await client.post("/api/auth/forget-pass", { email: asha.email });
    const otp = await app.mailedCode(asha.email);
    await client.post("/api/auth/forget-pass-verify-otp", { email: asha.email, otp });
    const newPassword = "another long password";
    expect((await client.post("/api/auth/set-new-password", { email: asha.email, newPassword })).status).toBe(
      200,
    );
    const answer = await firstStep(client, asha.email, newPassword);
    expect(answer.code).toBe("SECOND_FACTOR_NEEDED");
    expect((await secondStep(client, answer.ticket, { code: appCode(asha.secret) })).status).toBe(200);
  });
});

describe("the second step", () => {
  test("with the app's code starts a session, over REST and over GraphQL", async () => {
    const asha = await someone();
    const rest = app.client();
    const done = await secondStep(rest, await ticketOf(app, asha), { code: appCode(asha.secret) });
    expect(done).toMatchObject({ status: 200, message: "Login successful!" });
    rest.token = done.token ?? null;
    expect(await isSignedIn(rest)).toBe(true);
    expect((await rest.post("/api/auth/refresh")).status).toBe(200);
    await forgetSteps(app);
    const graphql = app.client();
    const input = { ticket: await ticketOf(app, asha), code: appCode(asha.secret) };
    const answer = await change(graphql, "completeLogIn", input, "token");
    graphql.token = (answer as { token?: string }).token ?? null;
    expect(await isSignedIn(graphql)).toBe(true);
  });

  test("counts as a confirmation that it is you, as a log-in without one does; the first step alone does not", async () => {
    const asha = await someone();
    const ticket = await ticketOf(app, asha);
    expect(await confirmedUntil(asha.client)).toBeNull();
    const client = app.client();
    client.token = (await secondStep(client, ticket, { code: appCode(asha.secret) })).token ?? null;
    expect(Number(await confirmedUntil(client)) - Date.now()).toBeGreaterThan(590_000);
  });

  test("accepts each code once, even when sent twice at once", async () => {
    const asha = await someone();
    const code = appCode(asha.secret);
    const tickets = [await ticketOf(app, asha), await ticketOf(app, asha), await ticketOf(app, asha)];
    const answers = await Promise.all(tickets.map((ticket) => secondStep(app.client(), ticket, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await secondStep(app.client(), await ticketOf(app, asha), { code });
    expect(late).toMatchObject({
      status: 400,
      code: "SECOND_FACTOR_WRONG",
      message: "This code is wrong or was already used. Enter the code that your app shows now.",
    });
  });

  test("accepts each recovery code once, in any notation, and notifies the owner", async () => {
    const asha = await someone();
    const [code = "", other = ""] = asha.recoveryCodes;
    expect(asha.recoveryCodes).toHaveLength(10);
    // 24 characters of five bits are 120 bits. A value that is stored as a plain hash needs at least 112 bits.
    expect(code).toMatch(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
    const typed = { recoveryCode: code.toLowerCase().replaceAll("-", " ") };
    const tickets = [await ticketOf(app, asha), await ticketOf(app, asha), await ticketOf(app, asha)];
    const answers = await Promise.all(tickets.map((ticket) => secondStep(app.client(), ticket, typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const [mail] = await mailsTo(app, asha.email);
    expect(mail).toMatchObject({
      subject: "A recovery code was used",
      text: expect.stringContaining("You have 9 recovery codes left"),
    });
    const ofSomeoneElse = await someone();
    const stolen = await secondStep(app.client(), await ticketOf(app, ofSomeoneElse), {
      recoveryCode: other,
    });
    expect(stolen.code).toBe("SECOND_FACTOR_WRONG");
  });

  test("accepts each ticket once, even when sent twice at once", async () => {
    const asha = await someone();
    const [one = "", two = ""] = asha.recoveryCodes;
    const ticket = await ticketOf(app, asha);
    const answers = await Promise.all(
      [one, two].map((recoveryCode) => secondStep(app.client(), ticket, { recoveryCode })),
    );
    expect(answers.map(({ code }) => code ?? "in").sort()).toEqual(["LOG_IN_EXPIRED", "in"]);
    const { data } = await asha.client.graphql("{ secondFactors { recoveryCodesLeft } }");
    expect(data).toEqual({ secondFactors: { recoveryCodesLeft: 9 } });
  });

  test.each([
    ["no proof", {}],
    ["two proofs", { code: "123456", recoveryCode: "AAAA-AAAA-AAAA-AAAA" }],
    ["digits that are none", { code: "①②③④⑤⑥" }],
    ["a code that is a list", { code: ["123456"] }],
    ["a recovery code that is too short", { recoveryCode: "AAAA" }],
  ])("%s is bad input", async (_what, proof) => {
    const asha = await someone();
    expect((await secondStep(app.client(), await ticketOf(app, asha), proof)).code).toBe("BAD_INPUT");
  });

  test.each(["", "{}", "null", '{"id":"x","response":{"clientDataJSON":"e30"}}', "["])(
    "the passkey %j is not accepted",
    async (passkey) => {
      const asha = await someone();
      const { code } = await secondStep(app.client(), await ticketOf(app, asha), { passkey });
      expect(code).toBe(passkey === "" ? "BAD_INPUT" : "SECOND_FACTOR_WRONG");
    },
  );

  test("allows one attempt per request", async () => {
    const asha = await someone();
    const input = { ticket: await ticketOf(app, asha), code: wrongCode(asha.secret) };
    const twice = await app.client().post("/graphql", {
      query: `mutation ($input: CompleteLogInInput!) {
        a: completeLogIn(input: $input) { token } b: completeLogIn(input: $input) { token }
      }`,
      variables: { input },
    });
    expect(twice.status).toBe(400);
    expect(twice.text).toContain("too many mutations");
  });
});

describe("what is stored about a person", () => {
  test("is in their export without secrets, and is deleted with the account", async () => {
    const asha = await someone();
    await ticketOf(app, asha);
    const { data } = await asha.client.graphql("{ exportMyData }");
    const text = String(data?.["exportMyData"]);
    expect(JSON.parse(text)).toMatchObject({
      secondFactors: { app: { createdAt: expect.any(String) }, passkeys: [], recoveryCodesLeft: 10 },
    });
    expect(text).not.toContain(asha.secret);
    expect(text).not.toMatch(/sealedSecret|codeHash/);
    const { db } = app.application.services;
    const rows = async () => {
      const tables = ["totp_factors", "recovery_codes", "factor_challenges"];
      const counts = await Promise.all(
        tables.map((table) => db.query(`SELECT userId FROM ${table} WHERE userId = ?`, [asha.userId])),
      );
      return counts.map(({ length }) => length);
    };
    expect(await rows()).toEqual([1, 10, 1]); // one app, ten recovery codes, and the challenge of the ticket
    const [sealed] = await db.query<{ sealedSecret: string }>("SELECT sealedSecret FROM totp_factors");
    expect(sealed?.sealedSecret).not.toContain(asha.secret);
    await change(asha.client, "confirmIdentity", { code: appCode(asha.secret) });
    await change(asha.client, "deleteAccount", { password: TEST_PASSWORD });
    expect(await rows()).toEqual([0, 0, 0]);
  });
});

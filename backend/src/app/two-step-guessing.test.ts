// Tests over HTTP what a ticket (the result of the password step) allows, and how many codes can be guessed in a given
// time.
import { Role } from "../kernel/contract/roles.js";
import { execute } from "../kernel/db/raw-sql.js";
import { appCode } from "./testing/app-code.js";
import { change, codeOf, mailsTo } from "./testing/mutations.js";
import {
  firstStep,
  forgetWrongCodes,
  protectedStudent,
  type ProtectedStudent,
  secondStep,
  ticketOf,
  wrongCode,
} from "./testing/second-factors.js";
import { TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const someone = (): Promise<ProtectedStudent> =>
  protectedStudent(app, `guessed${String(++people)}@example.org`);

describe("a ticket", () => {
  const TICKETS = ["not a ticket", "e30.e30.e30"];
  test.each(TICKETS)("that is invalid (%s) gives no access", async (ticket) => {
    expect((await secondStep(app.client(), ticket, { code: "123456" })).code).toBe("LOG_IN_EXPIRED");
    const options = await app.client().post("/api/auth/login/passkey-options", { ticket });
    expect(options.body["code"]).toBe("LOG_IN_EXPIRED");
  });

  test("cannot be an access token, and an access token is no ticket", async () => {
    const asha = await someone();
    const code = appCode(asha.secret);
    expect((await secondStep(app.client(), asha.client.token ?? "", { code })).code).toBe("LOG_IN_EXPIRED");
  });

  test("is void after five wrong codes; the sixth, right one included", async () => {
    const asha = await someone();
    const ticket = await ticketOf(app, asha);
    for (let i = 0; i < 5; i++) {
      const reply = await secondStep(app.client(), ticket, { code: wrongCode(asha.secret) });
      expect(reply.code).toBe("SECOND_FACTOR_WRONG");
    }
    await forgetWrongCodes(app);
    expect((await secondStep(app.client(), ticket, { code: appCode(asha.secret) })).code).toBe(
      "LOG_IN_EXPIRED",
    );
  });

  test("is void once it has expired", async () => {
    const asha = await someone();
    const ticket = await ticketOf(app, asha);
    await app.application.services.db.inTransaction((tx) =>
      execute(tx, "UPDATE factor_challenges SET expiresAt = '2020-01-01 00:00:00.000'"),
    );
    expect((await secondStep(app.client(), ticket, { code: appCode(asha.secret) })).code).toBe(
      "LOG_IN_EXPIRED",
    );
  });

  test("is void once password or role changed", async () => {
    const asha = await someone();
    const before = await ticketOf(app, asha);
    const newPassword = "another long password";
    await change(asha.client, "confirmIdentity", { code: appCode(asha.secret) });
    const changed = await change(
      asha.client,
      "changePassword",
      { currentPassword: TEST_PASSWORD, newPassword },
      "session { token }",
    );
    expect(codeOf(changed)).toBeUndefined();
    const code = appCode(asha.secret);
    expect((await secondStep(app.client(), before, { code })).code).toBe("LOG_IN_EXPIRED");
    const { ticket } = await firstStep(app.client(), asha.email, newPassword);
    const { accounts, db } = app.application.services;
    await db.inTransaction((tx) => accounts.setRole(tx, asha.userId, Role.TeamLeader));
    expect((await secondStep(app.client(), ticket, { code })).code).toBe("LOG_IN_EXPIRED");
  });
});

describe("guessing", () => {
  test("is slowed down over all tickets, reported to the owner, and never blocks recovery codes", async () => {
    const asha = await someone();
    const { db } = app.application.services;
    const past = () =>
      db.inTransaction((tx) =>
        execute(tx, "UPDATE totp_factors SET lastWrongAt = '2020-01-01 00:00:00.000' WHERE userId = ?", [
          asha.userId,
        ]),
      );
    const guess = async () =>
      secondStep(app.client(), await ticketOf(app, asha), { code: wrongCode(asha.secret) });
    for (let i = 0; i < 5; i++) expect((await guess()).code).toBe("SECOND_FACTOR_WRONG");
    expect((await guess()).code).toBe("RATE_LIMITED");
    for (let i = 5; i < 16; i++) {
      await past();
      expect((await guess()).code).toBe("SECOND_FACTOR_WRONG");
    }
    const refused = await app.client().post("/api/auth/login/second-factor", {
      ticket: await ticketOf(app, asha),
      code: appCode(asha.secret),
    });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(300);
    const subjects = (await mailsTo(app, asha.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Someone knows your password")).toHaveLength(1);
    // The wait is for the whole account, so the owner's correct code was refused above, although an attacker's guesses
    // caused the wait. A recovery code works without a wait. The refused code is not used up: it works after the wait.
    const recoveryCode = asha.recoveryCodes[0];
    expect((await secondStep(app.client(), await ticketOf(app, asha), { recoveryCode })).status).toBe(200);
    await past();
    expect(
      (await secondStep(app.client(), await ticketOf(app, asha), { code: appCode(asha.secret) })).status,
    ).toBe(200);
    // The correct code reset the number of wrong codes. Otherwise, the second of these guesses would have to wait.
    for (let i = 0; i < 2; i++) expect((await guess()).code).toBe("SECOND_FACTOR_WRONG");
  });

  test("of many at once no more are checked than one after the other", async () => {
    const asha = await someone();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketOf(app, asha)));
    const began = Date.now();
    const answers = await Promise.all(
      tickets.map((ticket) => secondStep(app.client(), ticket, { code: wrongCode(asha.secret) })),
    );
    const seconds = (Date.now() - began) / 1000;
    const looked = answers.filter(({ code }) => code === "SECOND_FACTOR_WRONG").length;
    expect(looked).toBeGreaterThanOrEqual(5);
    // Five wrong codes are checked at once. The waits before the next ones are 1, 2, 4, … seconds, so one more code is
    // checked 1, 3, 7, … seconds after the fifth.
    expect(looked).toBeLessThanOrEqual(5 + Math.log2(seconds + 1));
  });
});

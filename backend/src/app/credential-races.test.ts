import { execute, toSqlTime } from "../kernel/db/raw-sql.js";
import { WaitingLine } from "../kernel/limits/waiting-line.js";
import { ACCOUNT_LIMITS } from "../modules/accounts/account-limits.js";
import { change, codeOf } from "./testing/mutations.js";
import { firstStep, setUpApp } from "./testing/second-factors.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

/** The factor by which `shortenWaits` divides. */
const SHORTER = 20;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Divides all waits for a turn by `SHORTER`. At full length, the waits would take eight seconds per test. */
function shortenWaits(): void {
  const turn = Reflect.get(WaitingLine.prototype, "turn");
  jest.spyOn(WaitingLine.prototype, "turn").mockImplementation(function (
    this: WaitingLine,
    key,
    spacingMs,
    longestMs,
  ) {
    return turn.call(this, key, spacingMs / SHORTER, longestMs / SHORTER);
  });
}

/** Returns whether the client has a refresh cookie that still works. */
async function keepsSession(client: TestClient): Promise<boolean> {
  return client.cookies.size > 0 && (await client.post("/api/auth/refresh")).status === 200;
}

test("no session started with the old password survives its change", async () => {
  const { client, email } = await signUpStudent(app, "changes@example.org");
  let password = TEST_PASSWORD;
  for (let round = 0; round < 10; round++) {
    const newPassword = `another long password ${String(round)}`;
    const attackers = Array.from({ length: 8 }, () => app.client());
    const [changed] = await Promise.all([
      change(client, "changePassword", { currentPassword: password, newPassword }, "session { token }"),
      ...attackers.map((attacker) => attacker.post("/api/auth/login", { email, password })),
    ]);
    expect(changed.error).toBeUndefined();
    client.token = changed.session?.token ?? null;
    expect(await Promise.all(attackers.map(keepsSession))).toEqual(attackers.map(() => false));
    password = newPassword;
  }
});

test("no session started with only the password survives adding the first second factor", async () => {
  const { client, email } = await signUpStudent(app, "protects@example.org");
  const { sessions } = app.application.services;
  const begin = sessions.start.bind(sessions);
  // The password was correct, but no session has started yet.
  const spy = jest.spyOn(sessions, "start").mockImplementationOnce(async (...args) => {
    await setUpApp(app, client, TEST_PASSWORD);
    return begin(...args);
  });
  const { code, token } = await firstStep(app.client(), email, TEST_PASSWORD);
  spy.mockRestore();
  expect([code, token]).toEqual(["SECOND_FACTOR_NEEDED", undefined]);
});

test("a session that started before its owner became a Superadmin lasts no longer than a Superadmin's", async () => {
  const { client, email } = await signUpStudent(app, "promoted@example.org");
  const { data } = await client.graphql("{ viewer { id } }");
  const { id: userId } = data?.["viewer"] as { id: string };
  const nineHoursAgo = toSqlTime(new Date(Date.now() - 9 * 3_600_000));
  const { db } = app.application.services;
  await db.inTransaction((tx) =>
    execute(tx, "UPDATE sessions SET createdAt = ? WHERE userId = ?", [nineHoursAgo, userId]),
  );
  expect((await client.post("/api/auth/refresh")).status).toBe(200);

  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  expect((await change(admin, "updateUser", { userId, role: "SUPERADMIN" })).error).toBeUndefined();
  expect((await client.post("/api/auth/refresh")).status).toBe(401);
  await client.logIn(email, TEST_PASSWORD);
  expect((await client.post("/api/auth/refresh")).status).toBe(200);
});

test("parallel guesses get no more tries than sequential ones: the correct one among too many is refused", async () => {
  shortenWaits();
  const strict = await startTestApp({ RATE_LIMIT: "on" });
  try {
    const { client, email } = await signUpStudent(strict, "guessed@example.org");
    const logIn = (password: string) => strict.client().post("/api/auth/login", { email, password });
    const confirm = (password: string) => change(client, "deleteAccount", { password });
    const [guesses, unconfirmed] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, (_, i) => logIn(`a wrong password ${String(i)}`))),
      Promise.all(Array.from({ length: 60 }, () => confirm("a wrong password"))),
    ]);
    for (const answers of [guesses.map(({ body }) => body["code"]), unconfirmed.map(codeOf)]) {
      const tries = answers.filter((code) => code === "INVALID_CREDENTIALS" || code === "WRONG_PASSWORD");
      expect(tries.length).toBeGreaterThan(0);
      expect(tries.length).toBeLessThanOrEqual(ACCOUNT_LIMITS.failuresPerPair.points);
    }
    const [right, closing] = await Promise.all([logIn(TEST_PASSWORD), confirm(TEST_PASSWORD)]);
    expect([right.status, codeOf(closing)]).toEqual([429, "RATE_LIMITED"]);
  } finally {
    await strict.close();
  }
});

test("strangers' guesses at the log-in do not affect a signed-in user", async () => {
  shortenWaits();
  const strict = await startTestApp({ RATE_LIMIT: "on" });
  try {
    const { client, email } = await signUpStudent(strict, "guessed@example.org");
    const guess = { email, password: "a wrong password" };
    await Promise.all(Array.from({ length: 30 }, () => strict.client().post("/api/auth/login", guess)));
    const closing = await change(client, "deleteAccount", { password: TEST_PASSWORD });
    expect(closing.error).toBeUndefined();
  } finally {
    await strict.close();
  }
});

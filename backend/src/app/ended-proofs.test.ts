// Tests that proofs for an account (mailed codes and what they allow) become invalid when the account is deleted, or
// when the account's password, e-mail address or role changes.
import { change } from "./testing/mutations.js";
import { signUpBody, signUpStudent, TEST_PASSWORD, type TestStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { outcomeOf } from "./testing/transports.js";

const THIEFS = "the password of a thief";
const OWNERS = "the password of the owner";

let app: TestApp;
let admin: TestClient;
let students = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

/**
 * Sets up an attacker who once read the owner's mailbox. The attacker has a proof from one code, and a second code that
 * was not entered yet.
 */
async function attackerOf(email: string): Promise<{ attacker: TestClient; late: TestClient; otp: string }> {
  const [attacker, late] = [app.client(), app.client()];
  await attacker.post("/api/auth/forget-pass", { email });
  const verified = { email, otp: await app.mailedCode(email) };
  expect((await attacker.post("/api/auth/forget-pass-verify-otp", verified)).status).toBe(200);
  await late.post("/api/auth/forget-pass", { email });
  return { attacker, late, otp: await app.mailedCode(email) };
}

async function idOf({ client }: TestStudent): Promise<string> {
  const { data } = await client.graphql("{ viewer { id } }");
  return (data?.["viewer"] as { id: string }).id;
}

type Owner = TestStudent & { userId: string };
const passed = async (outcome: Promise<string>): Promise<void> => {
  expect(await outcome).toBe("passed");
};
const done = async (changed: ReturnType<typeof change>): Promise<void> => {
  expect((await changed).error).toBeUndefined();
};

/** Ways to change a user's password or role. */
const WAYS: [string, (owner: Owner) => Promise<void>][] = [
  [
    "changing the password",
    ({ client }) =>
      done(change(client, "changePassword", { currentPassword: TEST_PASSWORD, newPassword: OWNERS })),
  ],
  [
    "resetting it once more",
    async ({ email }) => {
      const owner = app.client();
      await passed(outcomeOf(owner, "REST", "requestPasswordReset", { email }));
      const otp = await app.mailedCode(email);
      await passed(outcomeOf(owner, "REST", "verifyResetCode", { email, otp }));
      await passed(outcomeOf(owner, "REST", "setNewPassword", { email, newPassword: OWNERS }));
    },
  ],
  [
    "leading a team",
    async ({ client, email }) => {
      const made = await client.post("/api/teams", { name: `Team of ${email}` });
      expect(made.status).toBeLessThan(300);
    },
  ],
  [
    "being made a Superadmin",
    ({ userId }) => done(change(admin, "updateUser", { userId, role: "SUPERADMIN" })),
  ],
  [
    "being made one on the command line",
    async ({ email }) => {
      await app.application.services.superadmins.promote(email);
    },
  ],
];

test.each(WAYS)("void after %s", async (_way, act) => {
  const student = await signUpStudent(app, `owner${String(++students)}@example.org`);
  const owner = { ...student, userId: await idOf(student) };
  const { email } = owner;
  const { attacker, late, otp } = await attackerOf(email);
  await act(owner);
  const set = { email, newPassword: THIEFS };
  expect(await outcomeOf(attacker, "REST", "setNewPassword", set)).toBe("RESET_NOT_ALLOWED");
  expect(await outcomeOf(late, "GraphQL", "verifyResetCode", { email, otp })).toBe("INVALID_OTP");
  expect(await outcomeOf(app.client(), "REST", "logIn", { email, password: THIEFS })).toBe(
    "INVALID_CREDENTIALS",
  );
});

/** Ways to change the address and then restore it, so that an old proof for the address would match again. */
const MOVES: [string, (owner: Owner, newEmail: string) => Promise<void>][] = [
  [
    "moving to another address",
    async ({ client }, newEmail) => {
      await done(change(client, "requestEmailChange", { newEmail }));
      const input = { newEmail, otp: await app.mailedCode(newEmail), password: TEST_PASSWORD };
      const changed = await change(client, "changeEmail", input, "session { token }");
      expect(changed.error).toBeUndefined();
      client.token = changed.session?.token ?? null;
    },
  ],
  [
    "a Superadmin's giving another address",
    ({ userId }, email) => done(change(admin, "updateUser", { userId, email })),
  ],
];

test.each(MOVES)("void after %s, for both addresses", async (_way, move) => {
  const student = await signUpStudent(app, `mover${String(++students)}@example.org`);
  const owner = { ...student, userId: await idOf(student) };
  const newEmail = `moved${String(students)}@example.org`;
  const { attacker } = await attackerOf(owner.email);
  const newcomer = app.client();
  await newcomer.post("/api/auth/verify-email", { email: newEmail });
  const verified = { email: newEmail, otp: await app.mailedCode(newEmail) };
  await passed(outcomeOf(newcomer, "REST", "verifyEmailCode", verified));
  await move(owner, newEmail);
  await done(change(admin, "updateUser", { userId: owner.userId, email: owner.email }));
  const set = { email: owner.email, newPassword: THIEFS };
  expect(await outcomeOf(attacker, "REST", "setNewPassword", set)).toBe("RESET_NOT_ALLOWED");
  const signedUp = await newcomer.post("/api/auth/signup", signUpBody(newEmail));
  expect(signedUp.body["code"]).toBe("EMAIL_NOT_VERIFIED");
});

test("void after a Superadmin sets their own password", async () => {
  const email = "second@club.example";
  const { client, userId } = await (async () => {
    const student = await signUpStudent(app, email);
    return { client: student.client, userId: await idOf(student) };
  })();
  await done(change(admin, "updateUser", { userId, role: "SUPERADMIN" }));
  await client.logIn(email, TEST_PASSWORD);
  const { attacker } = await attackerOf(email);
  await done(change(client, "updateAdminProfile", { name: "Asha Rao", email, password: OWNERS }));
  const set = { email, newPassword: THIEFS };
  expect(await outcomeOf(attacker, "REST", "setNewPassword", set)).toBe("RESET_NOT_ALLOWED");
});

test("void after deletion: a new sign-up with the address starts from nothing", async () => {
  const owner = await signUpStudent(app, "gone@example.org");
  const { attacker } = await attackerOf(owner.email);
  await done(change(owner.client, "deleteAccount", { password: TEST_PASSWORD }));
  await signUpStudent(app, "gone@example.org");
  const set = { email: "gone@example.org", newPassword: THIEFS };
  expect(await outcomeOf(attacker, "REST", "setNewPassword", set)).toBe("RESET_NOT_ALLOWED");
});

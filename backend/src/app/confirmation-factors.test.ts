import { appCode } from "./testing/app-code.js";
import { change, codeOf, type Change } from "./testing/mutations.js";
import { forgetSteps, only, setUpApp, wrongCode } from "./testing/second-factors.js";
import { SoftPasskey } from "./testing/soft-passkey.js";
import type { TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import {
  ADMIN_PASSWORD,
  confirm,
  confirmedUntil,
  createUnconfirmedAdmin,
} from "./testing/unconfirmed-admin.js";

/** "Confirm it is you" of an account with two-step login, over HTTP. */
let app: TestApp;
let admin: TestClient;

beforeEach(async () => {
  ({ app, admin } = await createUnconfirmedAdmin({ RATE_LIMIT: "on" }));
});
afterEach(() => app.close());

const prove = (proof: object): Promise<Change> => change(admin, "confirmIdentity", proof, "confirmedUntil");

async function optionsOf(operation: string, declared = "", variables = {}): Promise<string> {
  const reply = await admin.graphql(`mutation ${declared} { ${operation} { options } }`, variables);
  return (only(reply) as { options: string }).options;
}
const question = (): Promise<string> => optionsOf("passkeyProofOptions");

async function addPasskey(): Promise<SoftPasskey> {
  const passkey = new SoftPasskey();
  const input = { password: ADMIN_PASSWORD };
  const asked = await optionsOf("passkeyRegistrationOptions(input: $input)", "($input: OwnerProofInput!)", {
    input,
  });
  const added = await change(admin, "addPasskey", { passkey: passkey.create(asked), name: "Laptop" });
  expect(added.error).toBeUndefined();
  return passkey;
}

test("the app's code confirms, once, over both transports", async () => {
  const { secret } = await setUpApp(app, admin, ADMIN_PASSWORD);
  const code = appCode(secret);
  expect(await prove({ code })).toMatchObject({ message: "Thank you. That is confirmed." });
  expect(await confirmedUntil(admin)).not.toBeNull();
  expect(codeOf(await prove({ code }))).toBe("SECOND_FACTOR_WRONG");
  await forgetSteps(app);
  const answers = [
    await admin.post("/api/auth/confirm", { code }),
    await admin.post("/api/auth/confirm", { code }),
  ];
  expect(answers.map(({ status, body }) => [status, body["code"]])).toEqual([
    [200, undefined],
    [400, "SECOND_FACTOR_WRONG"],
  ]);
});

test("a passkey confirms, each answer only once, over both transports", async () => {
  const passkey = await addPasskey();
  const answer = passkey.sign(await question());
  expect(await prove({ passkey: answer })).toMatchObject({ message: "Thank you. That is confirmed." });
  expect(await confirmedUntil(admin)).not.toBeNull();
  expect(codeOf(await prove({ passkey: answer }))).toBe("SECOND_FACTOR_WRONG");
  const other = passkey.sign(await question());
  const answers = [
    await admin.post("/api/auth/confirm", { passkey: other }),
    await admin.post("/api/auth/confirm", { passkey: other }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
});

test.each([
  ["an app", () => setUpApp(app, admin, ADMIN_PASSWORD)],
  ["a passkey", addPasskey],
])("the correct password alone is not enough for somebody who has %s", async (_what, setUp) => {
  expect(codeOf(await confirm(admin))).toBeUndefined();
  const before = await confirmedUntil(admin);
  await setUp();
  const refused = await confirm(admin);
  expect(codeOf(refused)).toBe("SECOND_FACTOR_REQUIRED");
  expect(refused.error?.message).toContain("your password alone is not enough here");
  const { status, body } = await admin.post("/api/auth/confirm", { password: ADMIN_PASSWORD });
  expect([status, body["code"]]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
  expect(await confirmedUntil(admin)).toEqual(before);
});

test("wrong codes confirm nothing, are counted and finally delayed; a passkey is never delayed", async () => {
  const passkey = await addPasskey();
  const { secret } = await setUpApp(app, admin, ADMIN_PASSWORD);
  for (let i = 0; i < 10; i++)
    expect((await prove({ code: wrongCode(secret) })).error?.extensions).toMatchObject({
      code: "SECOND_FACTOR_WRONG",
      fields: { code: expect.stringContaining("This code is wrong") },
    });
  expect(codeOf(await prove({ code: appCode(secret) }))).toBe("RATE_LIMITED");
  expect(await confirmedUntil(admin)).toBeNull();
  expect(codeOf(await prove({ passkey: new SoftPasskey().sign(await question()) }))).toBe(
    "SECOND_FACTOR_WRONG",
  );
  expect(codeOf(await prove({ passkey: passkey.sign(await question()) }))).toBeUndefined();
});

test("two proofs at once are refused, whatever they are", async () => {
  const { secret } = await setUpApp(app, admin, ADMIN_PASSWORD);
  const code = appCode(secret);
  for (const both of [
    { code, password: ADMIN_PASSWORD },
    { code, passkey: "{}" },
  ])
    expect((await prove(both)).error).toMatchObject({
      message: "Give one proof: your password, a code or a passkey",
      extensions: { code: "BAD_INPUT" },
    });
  // That did not use up the code.
  expect(codeOf(await prove({ code }))).toBeUndefined();
});

test("without two-step login a code or passkey confirms nothing", async () => {
  expect(codeOf(await prove({ code: "123456" }))).toBe("SECOND_FACTOR_WRONG");
  expect(codeOf(await prove({ passkey: "{}" }))).toBe("SECOND_FACTOR_WRONG");
  expect(await confirmedUntil(admin)).toBeNull();
});

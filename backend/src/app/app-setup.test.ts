import { appCode } from "./testing/app-code.js";
import { change, codeOf } from "./testing/mutations.js";
import { only, wrongCode } from "./testing/second-factors.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const someone = async (): Promise<TestClient> =>
  (await signUpStudent(app, `setup${String(++people)}@example.org`)).client;

const begun = async (client: TestClient) =>
  only(
    await client.graphql(
      "mutation ($input: OwnerProofInput!) { beginTotp(input: $input) { setup secret } }",
      { input: { password: TEST_PASSWORD } },
    ),
  ) as { setup: string; secret: string };

test("works once: it cannot restore a removed app", async () => {
  const client = await someone();
  const { setup, secret } = await begun(client);
  const refusal = await change(client, "confirmTotp", { setup, code: wrongCode(secret) });
  expect(codeOf(refusal)).toBe("SECOND_FACTOR_WRONG");
  const confirmed = () => change(client, "confirmTotp", { setup, code: appCode(secret) }, "recoveryCodes");
  const { recoveryCodes = [] } = (await confirmed()) as { recoveryCodes?: string[] };
  expect(codeOf(await change(client, "removeTotp", { recoveryCode: recoveryCodes[0] }))).toBeUndefined();
  expect(codeOf(await confirmed())).toBe("SETUP_EXPIRED");
});

test("is void after a change of password", async () => {
  const client = await someone();
  const { setup, secret } = await begun(client);
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: "another long password" };
  const changed = await change(client, "changePassword", passwords, "session { token }");
  client.token = changed.session?.token ?? null;
  const late = await change(client, "confirmTotp", { setup, code: appCode(secret) });
  expect(codeOf(late)).toBe("SETUP_EXPIRED");
});

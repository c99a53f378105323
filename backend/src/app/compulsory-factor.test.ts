import type { RestServices } from "../rest/rest-services.js";
import { restRoutes } from "../rest/routes/all.routes.js";
import { SETUP_OPERATIONS } from "./graphql/auth-checker.js";
import { OPERATION_POLICY } from "./testing/policy.js";
import { appCode } from "./testing/app-code.js";
import { change, codeOf, mailsTo } from "./testing/mutations.js";
import { firstStep, only, secondStep, setUpApp } from "./testing/second-factors.js";
import { signUpStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { age } from "./testing/unconfirmed-admin.js";

/** Two-step login made compulsory for Superadmins, over HTTP. */
const NEEDED = "SECOND_FACTOR_SETUP_NEEDED";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function admin(): Promise<TestClient> {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  return client;
}
const turn = (client: TestClient, secondFactorCompulsory: boolean) =>
  change(client, "updateSiteSettings", { secondFactorCompulsory }, "settings { secondFactorCompulsory }");

/** A second Superadmin, signed in, without a second factor. */
async function otherAdmin(by: TestClient): Promise<TestClient> {
  const { client, email } = await signUpStudent(app, "meera@example.org");
  const { id: userId } = only(await client.graphql("{ viewer { id } }")) as { id: string };
  expect(codeOf(await change(by, "updateUser", { userId, role: "SUPERADMIN" }))).toBeUndefined();
  await client.logIn(email, "a long enough password");
  return client;
}

test("only a Superadmin with a second factor can make it compulsory; it is recorded", async () => {
  const asha = await admin();
  expect(codeOf(await turn(asha, true))).toBe("SECOND_FACTOR_FIRST");
  expect(only(await asha.graphql("{ siteSettings { secondFactorCompulsory } }"))).toEqual({
    secondFactorCompulsory: false,
  });
  await setUpApp(app, asha, TEST_ADMIN.password);
  for (const on of [true, true, false])
    expect(await turn(asha, on)).toMatchObject({
      message: "Settings saved.",
      settings: { secondFactorCompulsory: on },
    });
  const { db } = app.application.services;
  const entries = await db.query<{ action: string; details: string }>(
    "SELECT action, details FROM audit_entries WHERE action <> 'superadmin.create' ORDER BY at, id",
  );
  expect(entries.map(({ action, details }): unknown[] => [action, JSON.parse(details)])).toEqual([
    ["profile.second-factor", { change: "an authenticator app was set up" }],
    ["settings.update", { secondFactorCompulsory: true }],
    ["settings.update", { secondFactorCompulsory: false }],
  ]);
});

test("making it voluntary again needs a confirmation, making it compulsory none", async () => {
  const asha = await admin();
  const { secret } = await setUpApp(app, asha, TEST_ADMIN.password);
  await age(app, 10 * 60 + 1);
  expect(codeOf(await turn(asha, false))).toBeUndefined(); // it already is: nothing changes
  expect(codeOf(await turn(asha, true))).toBeUndefined();
  expect(codeOf(await turn(asha, false))).toBe("CONFIRMATION_NEEDED");
  const setting = { siteSettings: { secondFactorCompulsory: true } };
  expect((await asha.graphql("{ siteSettings { secondFactorCompulsory } }")).data).toEqual(setting);
  expect(
    codeOf(await change(asha, "confirmIdentity", { code: appCode(secret) }, "confirmedUntil")),
  ).toBeUndefined();
  expect(codeOf(await turn(asha, false))).toBeUndefined();
});

test("a Superadmin without one can log in, but only set one up", async () => {
  const asha = await admin();
  await setUpApp(app, asha, TEST_ADMIN.password);
  const meera = await otherAdmin(asha);
  expect((await meera.get("/api/superadmin/users")).status).toBe(200);
  await turn(asha, true);

  const refused = await meera.get("/api/superadmin/users");
  expect([refused.status, refused.body["code"]]).toEqual([403, NEEDED]);
  const closed = restRoutes({} as RestServices).filter(({ access }) => access !== "public");
  for (const { method, path } of closed) {
    const reply = await meera.send(
      method,
      `/api${path.replaceAll(/:\w+/g, "x")}`,
      method === "GET" ? undefined : {},
    );
    expect([path, reply.body["code"]]).toEqual([path, NEEDED]);
  }
  for (const query of [
    "users(first: 1) { totalCount }",
    "statistics { teams }",
    "siteSettings { __typename }",
  ])
    expect((await meera.graphql(`{ ${query} }`)).errors?.[0]?.extensions.code).toBe(NEEDED);
  expect((await meera.graphql("{ exportMyData }")).errors?.[0]?.extensions.code).toBe(NEEDED);
  expect(codeOf(await turn(meera, false))).toBe(NEEDED);
  expect(codeOf(await change(meera, "createTeam", { name: "Not now" }))).toBe(NEEDED);

  const own = await meera.graphql("{ viewer { name } sessions { id } secondFactors { compulsory } }");
  expect(own.data).toMatchObject({ viewer: {}, sessions: [{}, {}], secondFactors: { compulsory: true } });
  await setUpApp(app, meera, "a long enough password");
  expect((await meera.get("/api/superadmin/users")).status).toBe(200);
  expect((await meera.post("/api/auth/logout")).status).toBe(200);
});

test("the last factor cannot be removed while it is compulsory; students need none", async () => {
  const asha = await admin();
  const { secret } = await setUpApp(app, asha, TEST_ADMIN.password);
  await turn(asha, true);
  const { password } = TEST_ADMIN;
  const refused = await change(asha, "removeTotp", { password });
  expect(refused.error?.message).toBe(
    "Superadmins of this site log in with two steps. Add another way before you remove the last one.",
  );
  const mails = (await mailsTo(app, TEST_ADMIN.email)).map(({ text }) => text);
  expect(mails.filter((text) => text.includes("was removed"))).toEqual([]);
  const { ticket } = await firstStep(app.client(), TEST_ADMIN.email, password);
  expect((await secondStep(app.client(), ticket, { code: appCode(secret) })).status).toBe(200);
  const { client } = await signUpStudent(app, "ravi@example.org");
  expect((await client.get("/api/eventTeam/get-all-team")).status).toBe(200);
  await turn(asha, false);
  expect((await change(asha, "removeTotp", { password })).message).toBe(
    "Your authenticator app was removed.",
  );
});

test("the operations that are allowed without one exist", () => {
  expect([...SETUP_OPERATIONS].filter((name) => !(name in OPERATION_POLICY))).toEqual([]);
});

import { execute } from "../kernel/db/raw-sql.js";
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
const turn = (client: TestClient, twoStepDuty: "VOLUNTARY" | "TREASURERS" | "RIGHTS") =>
  change(client, "updateSiteSettings", { twoStepDuty }, "settings { twoStepDuty }");
const dutyOf = async (client: TestClient) => only(await client.graphql("{ siteSettings { twoStepDuty } }"));

/** Returns a second Superadmin, signed in without a second factor. */
async function otherAdmin(by: TestClient): Promise<TestClient> {
  const { client, email } = await signUpStudent(app, "meera@example.org");
  const { id: userId } = only(await client.graphql("{ viewer { id } }")) as { id: string };
  expect(codeOf(await change(by, "updateUser", { userId, role: "SUPERADMIN" }))).toBeUndefined();
  await client.logIn(email, "a long enough password");
  return client;
}

test("only a Superadmin with a second factor can make it compulsory; it is recorded", async () => {
  const asha = await admin();
  expect(codeOf(await turn(asha, "RIGHTS"))).toBe("SECOND_FACTOR_FIRST");
  expect(await dutyOf(asha)).toEqual({ twoStepDuty: "TREASURERS" });
  await setUpApp(app, asha, TEST_ADMIN.password);
  for (const duty of ["RIGHTS", "RIGHTS", "TREASURERS", "VOLUNTARY"] as const)
    expect(await turn(asha, duty)).toMatchObject({
      message: "Settings saved.",
      settings: { twoStepDuty: duty },
    });
  const { db } = app.application.services;
  const entries = await db.query<{ action: string; details: string }>(
    "SELECT action, details FROM audit_entries WHERE action <> 'superadmin.create' ORDER BY at, id",
  );
  expect(entries.map(({ action, details }): unknown[] => [action, JSON.parse(details)])).toEqual([
    ["profile.second-factor", { change: "an authenticator app was set up" }],
    ["settings.update", { twoStepDuty: "rights" }],
    ["settings.update", { twoStepDuty: "treasurers" }],
    ["settings.update", { twoStepDuty: "voluntary" }],
  ]);
});

test("of two Superadmins who choose a duty over the same one, the second is refused", async () => {
  const asha = await admin();
  const { version } = only(await asha.graphql("{ siteSettings { version } }")) as { version: string };
  const choose = (twoStepDuty: string) => change(asha, "updateSiteSettings", { twoStepDuty, version });
  expect(codeOf(await choose("VOLUNTARY"))).toBeUndefined();
  expect(codeOf(await choose("TREASURERS"))).toBe("VERSION_CHANGED");
  expect(await dutyOf(asha)).toEqual({ twoStepDuty: "VOLUNTARY" });
});

test("a lighter duty needs a confirmation, a heavier one none", async () => {
  const asha = await admin();
  const { secret } = await setUpApp(app, asha, TEST_ADMIN.password);
  await age(app, 10 * 60 + 1);
  expect(codeOf(await turn(asha, "TREASURERS"))).toBeUndefined(); // no confirmation needed: the value is already stored
  expect(codeOf(await turn(asha, "VOLUNTARY"))).toBe("CONFIRMATION_NEEDED");
  expect(codeOf(await turn(asha, "RIGHTS"))).toBeUndefined();
  expect(codeOf(await turn(asha, "TREASURERS"))).toBe("CONFIRMATION_NEEDED");
  expect(await dutyOf(asha)).toEqual({ twoStepDuty: "RIGHTS" });
  expect(
    codeOf(await change(asha, "confirmIdentity", { code: appCode(secret) }, "confirmedUntil")),
  ).toBeUndefined();
  expect(codeOf(await turn(asha, "VOLUNTARY"))).toBeUndefined();
});

test("a Superadmin without one can log in, but only set one up", async () => {
  const asha = await admin();
  await setUpApp(app, asha, TEST_ADMIN.password);
  const meera = await otherAdmin(asha);
  expect((await meera.get("/api/superadmin/users")).status).toBe(200);
  await turn(asha, "RIGHTS");

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
  expect(codeOf(await turn(meera, "VOLUNTARY"))).toBe(NEEDED);
  expect(codeOf(await change(meera, "createTeam", { name: "Not now" }))).toBe(NEEDED);

  const own = await meera.graphql("{ viewer { name } sessions { id } secondFactors { compulsory } }");
  expect(own.data).toMatchObject({ viewer: {}, sessions: [{}], secondFactors: { compulsory: true } });
  await setUpApp(app, meera, "a long enough password");
  expect((await meera.get("/api/superadmin/users")).status).toBe(200);
  expect((await meera.post("/api/auth/logout")).status).toBe(200);
});

test("the last factor cannot be removed while it is compulsory; students need none", async () => {
  const asha = await admin();
  const { secret, recoveryCodes } = await setUpApp(app, asha, TEST_ADMIN.password);
  await turn(asha, "RIGHTS");
  const refused = await change(asha, "removeTotp", { recoveryCode: recoveryCodes[0] });
  expect(refused.error?.message).toBe(
    "Your rights on this site need two-step login. Set up another second step before you remove the last one.",
  );
  const mails = (await mailsTo(app, TEST_ADMIN.email)).map(({ text }) => text);
  expect(mails.filter((text) => text.includes("was removed"))).toEqual([]);
  const { ticket } = await firstStep(app.client(), TEST_ADMIN.email, TEST_ADMIN.password);
  expect((await secondStep(app.client(), ticket, { code: appCode(secret) })).status).toBe(200);
  const { client } = await signUpStudent(app, "ravi@example.org");
  expect((await client.get("/api/eventTeam/get-all-team")).status).toBe(200);
  await turn(asha, "TREASURERS");
  expect((await change(asha, "removeTotp", { recoveryCode: recoveryCodes[1] })).message).toBe(
    "Your authenticator app was removed.",
  );
});

test("treasurers need two steps unless a Superadmin decides otherwise, every other right only where it is set", async () => {
  const asha = await admin();
  await setUpApp(app, asha, TEST_ADMIN.password);
  const { client, email } = await signUpStudent(app, "tara@example.org");
  const { id } = only(await client.graphql("{ viewer { id } }")) as { id: string };
  const give = (...grants: string[]) => asha.send("PUT", `/api/superadmin/users/${id}/grants`, { grants });
  const read = async (query: string) =>
    (await client.graphql(`{ ${query} { __typename } }`)).errors?.[0]?.extensions.code;
  const outcomes = async () => [await read("refunds"), await read("allUsers")];

  await give("treasurer", "desk");
  expect(await outcomes()).toEqual([NEEDED, NEEDED]);
  expect((await client.get("/api/superadmin/users")).body["code"]).toBe(NEEDED);
  await give("desk");
  expect(await outcomes()).toEqual(["FORBIDDEN", undefined]);
  await turn(asha, "RIGHTS");
  expect(await outcomes()).toEqual([NEEDED, NEEDED]);
  await give("treasurer", "desk");
  await turn(asha, "VOLUNTARY");
  expect(await outcomes()).toEqual([undefined, undefined]);
  await turn(asha, "TREASURERS");
  expect(await outcomes()).toEqual([NEEDED, NEEDED]);
  const { recoveryCodes } = await setUpApp(app, client, "a long enough password");
  expect(await outcomes()).toEqual([undefined, undefined]);
  const removed = await change(client, "removeTotp", { recoveryCode: recoveryCodes[0] });
  expect([email, codeOf(removed)]).toEqual([email, "SECOND_FACTOR_COMPULSORY"]);
});

test("a site that made two steps compulsory before keeps that, for everybody with a right", async () => {
  const { db } = app.application.services;
  const row =
    "INSERT INTO site_settings (name, value, updatedAt) VALUES ('second-factor-compulsory', 'on', ?)";
  await db.inTransaction((tx) => execute(tx, row, ["2026-11-22 10:00:00.000"]));
  const asha = await admin();
  expect((await asha.get("/api/superadmin/users")).body["code"]).toBe(NEEDED);
});

test("the operations that are allowed without one exist", () => {
  expect([...SETUP_OPERATIONS].filter((name) => !(name in OPERATION_POLICY))).toEqual([]);
});

import { change, codeOf, mailsTo } from "../../app/testing/mutations.js";
import { setUpApp } from "../../app/testing/second-factors.js";
import { giveGrants, signUpStudent, TEST_PASSWORD, type TestStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { age, idOf } from "../../app/testing/unconfirmed-admin.js";

let app: TestApp;
let admin: TestClient;
let eventId: string;
beforeEach(async () => {
  app = await startTestApp();
  admin = await logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { data } = await admin.graphql("{ currentEvent { id } }");
  eventId = (data as { currentEvent: { id: string } }).currentEvent.id;
});
afterEach(() => app.close());

interface Item {
  readonly key: string;
  readonly state: string;
  readonly text: string;
  readonly reason: string | null;
  readonly markedBy: string | null;
}
async function logIn(email: string, password = TEST_PASSWORD): Promise<TestClient> {
  const client = app.client();
  await client.logIn(email, password);
  return client;
}
const items = async (client = admin): Promise<Record<string, Item>> => {
  const { data } = await client.graphql(
    "query ($eventId: ID!) { seasonChecklist(eventId: $eventId) { nextEventId items { key state text reason markedBy } } }",
    { eventId },
  );
  const list = (data as { seasonChecklist: { items: Item[] } }).seasonChecklist.items;
  return Object.fromEntries(list.map((item) => [item.key, item]));
};
const mark = (item: string, reason: string | null, client = admin) =>
  change(client, "markSeasonItem", { eventId, item, reason });
const handOver = (newIds: string[], leavingIds: string[], client = admin) =>
  change(client, "handOver", { newIds, leavingIds });
const roleOf = async (email: string): Promise<string | undefined> =>
  (
    await app.application.services.db.query<{ role: string }>("SELECT role FROM users WHERE email = ?", [
      email,
    ])
  )[0]?.role;
const sql = (statement: string, parameters: unknown[] = []) =>
  app.application.services.db.inTransaction((tx) => tx.query<unknown>(statement, parameters));

/** Signs up a second Superadmin and logs them in. */
async function secondAdmin(): Promise<{ client: TestClient; student: TestStudent; id: string }> {
  const student = await signUpStudent(app, "meera@example.org", { name: "Meera Nair" });
  const id = await idOf(app, student.email);
  expect(codeOf(await handOver([id], []))).toBeUndefined();
  return { client: await logIn(student.email), student, id };
}

test("each item shows its count, and is done as soon as the count says so", async () => {
  expect(await items()).toMatchObject({
    REGISTRATION: { state: "TO_DO" },
    PAYMENTS: { state: "DONE", text: "No payments are waiting for a decision." },
    NEXT_EVENT: { state: "TO_DO" },
    SUPERADMINS: { state: "TO_DO" },
    CLEAN_UP: { state: "TO_DO" },
  });
  const { client } = await signUpStudent(app, "lead@example.org");
  const made = await client.post<{ teamId: string; session?: { token: string } }>("/api/teams", {
    name: "One",
  });
  client.token = made.body.session?.token ?? client.token;
  const { teamId } = made.body;
  await client.post("/api/teams/paymentStatus", {
    teamId,
    paymentStatus: "pending",
    transactionId: "UTR1234567",
  });
  expect(await items()).toMatchObject({
    RANKING: { state: "TO_DO", text: "No ranking is published yet." },
    UNRANKED_TEAMS: { state: "TO_DO", text: expect.stringContaining("1 team has no rank.") },
    PAYMENTS: { state: "TO_DO", text: expect.stringContaining("1 payment is waiting") },
    CERTIFICATES: { state: "TO_DO" },
    RESULTS: { state: "TO_DO" },
  });
  await sql("UPDATE teams SET ranking = 1");
  await sql("UPDATE payments SET status = 'rejected'");
  await sql("UPDATE events SET registration = 'closed' WHERE id = ?", [eventId]);
  expect(await items()).toMatchObject({
    REGISTRATION: { state: "DONE" },
    RANKING: { state: "DONE", text: "1 team has a published rank." },
    UNRANKED_TEAMS: { state: "DONE" },
    PAYMENTS: { state: "DONE" },
    RESULTS: { state: "DONE", text: expect.stringContaining("/events/syntaxsiege/results") },
    EVENT_OVER: { state: "TO_DO" },
  });
});

test("a batch whose last year is over is listed until its people are alumni", async () => {
  const members = [{ id: "asha-nair", name: "Asha Nair", role: "Treasurer", email: "asha@example.org" }];
  const publish = async (version: string, kind: string, label: string) => {
    const body = JSON.stringify({ sample: false, kind, label, members });
    await change(admin, "publishContents", { contents: [{ topic: "members/2015-19", version, body }] });
    return (await items())["BATCHES"];
  };
  const text = expect.stringMatching(/The final year of study is over for .*2015-19/) as unknown;
  expect(await publish("0", "students", "2015-19")).toMatchObject({ state: "TO_DO", text });
  expect((await publish("1", "alumni", "Alumni(15-19)"))?.text).not.toContain("15-19");
});

test("the next edition is the one of the same title but for the year, and takes its place", async () => {
  const id = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
  await sql(
    `INSERT INTO events (id, slug, title, summary, description, image, schedule, venue, feePaise, maxTeamSize, firstDay,
       lastDay, registration, state, notices, createdAt, updatedAt)
     SELECT ?, 'syntax-siege-2026', 'Syntax Siege 2026', summary, description, image, schedule, venue, feePaise, maxTeamSize,
       '2026-02-23', '2026-03-01', registration, 'upcoming', notices, createdAt, updatedAt FROM events WHERE id = ?`,
    [id, eventId],
  );
  expect(await items()).toMatchObject({
    NEXT_EVENT: { state: "DONE", text: expect.stringContaining("Syntax Siege 2026") },
    EVENT_OVER: {
      state: "TO_DO",
      text: "This event moves to past events when Syntax Siege 2026 becomes the current event.",
    },
  });
  await change(admin, "setCurrentEvent", { eventId: id });
  expect(await items()).toMatchObject({ EVENT_OVER: { state: "DONE" }, REGISTRATION: { state: "DONE" } });
});

test("an item that is not needed says who said so and why, and is done when it is done", async () => {
  await signUpStudent(app, "lead@example.org").then(({ client }) =>
    client.post("/api/teams", { name: "One" }),
  );
  expect((await mark("CERTIFICATES", "We give none this year.")).message).toBe("Checklist updated.");
  expect((await items())["CERTIFICATES"]).toMatchObject({
    state: "NOT_NEEDED",
    reason: "We give none this year.",
    markedBy: "Superadmin",
  });
  // Repeating a mark after a lost reply is not an error. Another admin's different reason is not overwritten.
  expect(codeOf(await mark("CERTIFICATES", "We give none this year."))).toBeUndefined();
  expect(codeOf(await mark("CERTIFICATES", "Next week."))).toBe("SEASON_ITEM_MARKED");
  await mark("CERTIFICATES", null);
  await mark("CERTIFICATES", null);
  expect((await items())["CERTIFICATES"]).toMatchObject({ state: "TO_DO", reason: null });
  expect(codeOf(await mark("CERTIFICATES", "x".repeat(201)))).toBe("BAD_INPUT");
  await mark("RANKING", "No contest was held.");
  await sql("UPDATE teams SET ranking = 1");
  expect((await items())["RANKING"]).toMatchObject({ state: "DONE" });
  const log = await app.application.services.db.query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE action LIKE 'season.%' ORDER BY at, id",
  );
  expect(log.map(({ action }) => action)).toEqual(["season.mark", "season.unmark", "season.mark"]);
});

test("of two admins who give a reason at once one counts, and the other is refused", async () => {
  const { client } = await secondAdmin();
  const both = await Promise.all([mark("RESULTS", "One."), mark("RESULTS", "Two.", client)]);
  expect(both.map(codeOf).filter((code) => code === "SEASON_ITEM_MARKED")).toHaveLength(1);
});

test("handing over makes the new and takes from the old in one step, and writes to everybody", async () => {
  const meera = await signUpStudent(app, "meera@example.org", { name: "Meera Nair" });
  const [mine, theirs] = [await idOf(app, TEST_ADMIN.email), await idOf(app, meera.email)];
  expect((await handOver([theirs], [mine])).message).toMatch(/^The site was handed over\./);
  expect([await roleOf(TEST_ADMIN.email), await roleOf(meera.email)]).toEqual(["User", "Superadmin"]);
  const [mail] = (await mailsTo(app, meera.email)).filter(({ subject }) =>
    subject.startsWith("You are now a Superadmin"),
  );
  expect(mail?.text).toContain("two-step login");
  expect((await mailsTo(app, TEST_ADMIN.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("You are now a User"),
  );
  expect((await admin.graphql("{ adminProfile { id } }")).errors).toHaveLength(1);
});

test("the last Superadmin cannot go, and a refused step leaves everybody as they were", async () => {
  const mine = await idOf(app, TEST_ADMIN.email);
  expect(codeOf(await handOver([], [mine]))).toBe("LAST_SUPERADMIN");
  expect(codeOf(await handOver([], []))).toBe("BAD_INPUT");
  expect(codeOf(await handOver([mine], [mine]))).toBe("BAD_INPUT");
  const ravi = await signUpStudent(app, "ravi@example.org");
  const missing = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
  expect(codeOf(await handOver([await idOf(app, ravi.email), missing], [mine]))).toBe("USER_NOT_FOUND");
  expect([await roleOf(ravi.email), await roleOf(TEST_ADMIN.email)]).toEqual(["User", "Superadmin"]);
});

test("it needs a confirmation, and can be repeated", async () => {
  const ravi = await signUpStudent(app, "ravi@example.org");
  const id = await idOf(app, ravi.email);
  await age(app, 3600);
  expect(codeOf(await handOver([id], []))).toBe("CONFIRMATION_NEEDED");
  expect(await roleOf(ravi.email)).toBe("User");
  const again = await logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  for (let twice = 0; twice < 2; twice++) expect(codeOf(await handOver([id], [], again))).toBeUndefined();
  for (let twice = 0; twice < 2; twice++) expect(codeOf(await handOver([], [id], again))).toBeUndefined();
  expect(await roleOf(ravi.email)).toBe("User");
});

test("two who take each other's rights at once: one stays", async () => {
  const { client, student, id } = await secondAdmin();
  const mine = await idOf(app, TEST_ADMIN.email);
  await Promise.all([handOver([], [id]), handOver([], [mine], client)]);
  const roles = [await roleOf(TEST_ADMIN.email), await roleOf(student.email)];
  expect(roles.filter((role) => role === "Superadmin")).toHaveLength(1);
});

test("where two steps are compulsory the old go only when one of those who stay has them", async () => {
  await setUpApp(app, admin, TEST_ADMIN.password);
  await change(admin, "updateSiteSettings", { twoStepDuty: "RIGHTS" });
  const { student, id } = await secondAdmin();
  const mine = await idOf(app, TEST_ADMIN.email);
  expect(codeOf(await handOver([], [mine]))).toBe("HAND_OVER_UNREADY");
  expect(await roleOf(TEST_ADMIN.email)).toBe("Superadmin");
  const meera = await logIn(student.email);
  // Meera's rights do not count before she has set up a second factor.
  expect(codeOf(await handOver([], [mine], meera))).toBe("SECOND_FACTOR_SETUP_NEEDED");
  await setUpApp(app, meera, TEST_PASSWORD);
  expect(codeOf(await handOver([], [mine], meera))).toBeUndefined();
  expect([await roleOf(student.email), id]).toEqual(["Superadmin", id]);
});

test("people with rights are listed with when they were last here", async () => {
  const reader = await signUpStudent(app, "reader@example.org", { name: "Ravi Iyer" });
  await giveGrants(reader, ["reader"], admin);
  await sql("UPDATE users SET lastSeenAt = '2020-01-01 00:00:00.000' WHERE email = ?", [reader.email]);
  expect((await items())["OLD_RIGHTS"]).toMatchObject({
    state: "TO_DO",
    text: expect.stringContaining("1 person"),
  });
  const { data } = await admin.graphql(
    "query ($eventId: ID!) { seasonPeople(eventId: $eventId) { twoStepsCompulsory people { name isSuperadmin grants wasHere hasTwoSteps } } }",
    { eventId },
  );
  expect(data).toEqual({
    seasonPeople: {
      twoStepsCompulsory: false,
      people: [
        { name: "Superadmin", isSuperadmin: true, grants: [], wasHere: true, hasTwoSteps: false },
        { name: "Ravi Iyer", isSuperadmin: false, grants: ["READER"], wasHere: false, hasTwoSteps: false },
      ],
    },
  });
  await logIn(reader.email);
  expect((await items())["OLD_RIGHTS"]).toMatchObject({ state: "DONE" });
});

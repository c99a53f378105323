import { change } from "../../../app/testing/mutations.js";
import { setUpApp } from "../../../app/testing/second-factors.js";
import {
  giveGrants,
  signUpHolder,
  signUpStudent,
  TEST_PASSWORD,
  type TestStudent,
} from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import type { FeedContent } from "../contract/feed.input.js";

let app: TestApp;
let admin: TestClient;
let reader: TestStudent;
let leader: TestStudent;
let eventId: string;
beforeEach(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  reader = await signUpHolder(app, "reader", admin);
  // The log-in also confirms the reader's identity, which the mutations need.
  await reader.client.logIn(reader.email, TEST_PASSWORD);
  leader = await signUpStudent(app, "leader@example.org", { name: "=HYPERLINK(1)", phone: "9999912345" });
  const created = await leader.client.graphql(
    'mutation { createTeam(input: { name: "Bit by Bit" }) { team { event { id } } } }',
  );
  eventId = (created.data as { createTeam: { team: { event: { id: string } } } }).createTeam.team.event.id;
});
afterEach(() => app.close());

const CREATE = `mutation ($input: CreateSpreadsheetFeedInput!) {
  createSpreadsheetFeed(input: $input) { url feed { id withContact } }
}`;

async function created(client: TestClient, content: FeedContent, withContact = false) {
  const input = { name: "For the treasurer", content, eventId, withContact };
  const { data, errors } = await client.graphql(CREATE, { input });
  const made = data?.["createSpreadsheetFeed"] as { url: string; feed: { id: string } } | null | undefined;
  return {
    code: errors?.[0]?.extensions.code ?? "ok",
    path: made ? new URL(made.url).pathname : "",
    id: made?.feed.id ?? "",
  };
}

function lines(text: string): string[] {
  return text.trimEnd().split("\r\n");
}

test("a spreadsheet reads the list, with formulas made harmless, and a second time by its ETag", async () => {
  const { path } = await created(admin, "people");
  const visitor = app.client();
  const reply = await visitor.get(path);
  expect(reply.status).toBe(200);
  expect(lines(reply.text)).toEqual([
    "Team,Name,Leader,Agreed,Codeforces handle,E-mail",
    expect.stringMatching(/^Bit by Bit,'=HYPERLINK\(1\),yes,yes,.*,leader@example\.org$/),
  ]);
  expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(reply.headers.get("cache-control")).toBe("private, max-age=60");
  expect(reply.headers.get("x-robots-tag")).toBe("noindex");
  const etag = reply.headers.get("etag") ?? "";
  const again = await visitor.send("GET", path, undefined, { "if-none-match": etag });
  expect([again.status, again.text]).toEqual([304, ""]);
  const { data } = await admin.graphql("{ spreadsheetFeeds { name lastUsedAt madeBy eventTitle } }");
  expect(data?.["spreadsheetFeeds"]).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
});

test("teams and payments have their columns", async () => {
  const teams = await app.client().get((await created(admin, "teams")).path);
  expect(lines(teams.text)[0]).toBe("Team,Reference,Leader,People,Payment,Ranking,Created at (UTC)");
  expect(lines(teams.text)[1]).toMatch(
    /^Bit by Bit,[^,]+,'=HYPERLINK\(1\),1,incomplete,,20\d\d-\d\d-\d\d \d\d:\d\d$/,
  );
  const payments = await app.client().get((await created(admin, "payments")).path);
  expect(lines(payments.text)).toEqual([
    "Team,Reference,Amount (rupees),Payment,Transaction ID,Reported at (UTC),Decided at (UTC)",
  ]);
});

test("phone numbers are included only on request, and only if its creator may see them", async () => {
  expect((await created(reader.client, "people", true)).code).toBe("FORBIDDEN");
  const ofReader = await created(reader.client, "people");
  const plain = await app.client().get(ofReader.path);
  expect(plain.status).toBe(200);
  expect(plain.text).not.toContain("9999912345");
  expect(plain.text).not.toContain("leader@example.org");
  const full = await app.client().get((await created(admin, "people", true)).path);
  expect(full.text).toContain("9999912345");
});

test("a feed needs the right to see its data, and ends with the right, the account or a press", async () => {
  const treasurer = await signUpHolder(app, "treasurer", admin);
  expect((await created(treasurer.client, "teams")).code).toBe("FORBIDDEN");
  expect((await created(leader.client, "teams")).code).toBe("FORBIDDEN");
  const visitor = app.client();

  const ofReader = await created(reader.client, "teams");
  expect((await visitor.get(ofReader.path)).status).toBe(200);
  await giveGrants(reader, ["content"], admin);
  expect((await visitor.get(ofReader.path)).status).toBe(404);
  await giveGrants(reader, ["reader"], admin);
  expect((await visitor.get(ofReader.path)).status).toBe(404);

  const END = "mutation ($id: ID!) { endSpreadsheetFeed(input: { id: $id }) { message } }";
  const ofAdmin = await created(admin, "teams");
  const refused = await reader.client.graphql(END, { id: ofAdmin.id });
  expect(refused.errors?.[0]?.extensions.code).toBe("FEED_NOT_FOUND");
  expect((await visitor.get(ofAdmin.path)).status).toBe(200);
  await admin.graphql(END, { id: ofAdmin.id });
  expect((await visitor.get(ofAdmin.path)).status).toBe(404);
  const { db } = app.application.services;
  const acts = await db.query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE action LIKE 'feed%' ORDER BY at, id",
  );
  expect(acts.map(({ action }) => action)).toEqual(["feed.create", "feed.end", "feed.create", "feed.end"]);

  await reader.client.logIn(reader.email, TEST_PASSWORD);
  const last = await created(reader.client, "teams");
  expect((await visitor.get(last.path)).status).toBe(200);
  await db.inTransaction((tx) => tx.query("DELETE FROM users WHERE email = ?", [reader.email]));
  expect((await visitor.get(last.path)).status).toBe(404);
});

test("a feed ends with its maker's password, and the list says so; each reading is written down as its maker's", async () => {
  const { path } = await created(admin, "people");
  const visitor = app.client();
  expect((await visitor.get(path)).status).toBe(200);
  const { data: reads } = await admin.graphql(
    "{ listReads { edges { node { userName list times entries } } } }",
  );
  expect(reads).toEqual({
    listReads: {
      edges: [{ node: { userName: "Superadmin", list: "spreadsheetFeed", times: 1, entries: 1 } }],
    },
  });
  const ended = async () =>
    (await admin.graphql("{ spreadsheetFeeds { isEnded } }")).data?.["spreadsheetFeeds"];
  expect(await ended()).toEqual([{ isEnded: false }]);
  const input = { currentPassword: TEST_ADMIN.password, newPassword: "another long password" };
  const changed = await change(admin, "changePassword", input, "session { token }");
  admin.token = changed.session?.token ?? null;
  expect((await visitor.get(path)).status).toBe(404);
  expect(await ended()).toEqual([{ isEnded: true }]);
});

test("a feed rests while its maker must set up two-step login, and goes on afterwards", async () => {
  const { path } = await created(reader.client, "teams");
  const status = async () => (await app.client().get(path)).status;
  await setUpApp(app, admin, TEST_ADMIN.password);
  const duty = (twoStepDuty: string) => change(admin, "updateSiteSettings", { twoStepDuty }, "message");
  expect((await duty("RIGHTS")).message).toBe("Settings saved.");
  expect(await status()).toBe(404);
  await setUpApp(app, reader.client, TEST_PASSWORD);
  expect(await status()).toBe(200);
});

test("a wrong address is not found, the address is stored nowhere and in no log", async () => {
  const { path } = await created(admin, "teams");
  const token = path.slice("/feeds/".length, -".csv".length);
  const visitor = app.client();
  await visitor.get(path);
  const unknownFeed = await visitor.get(`/feeds/${"A".repeat(43)}.csv`);
  expect([unknownFeed.status, unknownFeed.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
  const { db } = app.application.services;
  expect(JSON.stringify(await db.query("SELECT * FROM spreadsheet_feeds"))).not.toContain(token);
  expect(JSON.stringify(app.log)).not.toContain(token);
});

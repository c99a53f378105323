import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { signUpStudent } from "../../../app/testing/students.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { newId } from "../../../kernel/db/ids.js";
import { addTeams } from "../../teams/testing/many-teams.js";
import type { EventResults, EventWinners } from "./results.types.js";

const ROW = "key place isShared teamName handles names college";
const RESULTS = `query ($slug: String!, $search: String, $from: Int, $team: ID) {
  eventResults(slug: $slug, search: $search, from: $from, team: $team) { slug title kind asOf line total found from
    winners { ${ROW} } rows { ${ROW} } editions { title path } } }`;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql(
    ...["ranking_publications", "ranking_boards", "team_members", "teams"].map((t) => `DELETE FROM ${t}`),
  );
  await published("syntaxsiege");
});

const sql = (...statements: string[]) =>
  app.application.services.db.inTransaction(async (tx) => {
    for (const statement of statements) await tx.query(statement);
  });
/** Empties the caches of results after the test changed data directly in the database. */
async function published(slug: string): Promise<void> {
  const [event] = await app.application.services.db.query<{ id: string }>(
    "SELECT id FROM events WHERE slug = ?",
    [slug],
  );
  app.application.services.db.changes.publish({ topic: "results", id: event?.id ?? "" });
  await new Promise((resolve) => setImmediate(resolve));
}
async function ranked(slug: string, ...teams: Parameters<typeof addTeams>[2][number][]): Promise<string[]> {
  const ids = await addTeams(app.application.services.db, slug, teams);
  await published(slug);
  return ids;
}
async function results(variables: object = {}): Promise<EventResults> {
  const reply = await app.client().graphql(RESULTS, { slug: "syntaxsiege", ...variables });
  expect(reply.errors).toBeUndefined();
  return reply.data?.["eventResults"] as EventResults;
}
const shown = ({ rows }: EventResults) =>
  rows.map(({ place, isShared, teamName }) => [place, isShared, teamName]);

test("a visitor sees the ranked teams by place, equal places too, and no team without a place", async () => {
  await ranked(
    "syntaxsiege",
    { name: "Stack Smashers", ranking: 2, handle: "smash" },
    { name: "Null Pointers", ranking: 1, handle: "tourist" },
    { name: "Off by One", ranking: 2 },
    { name: "Unranked" },
  );
  const all = await results();
  expect(all).toMatchObject({ kind: "published", line: 1, total: 3, found: 3, from: 1, asOf: null });
  expect(shown(all)).toEqual([
    [1, false, "Null Pointers"],
    [2, true, "Off by One"],
    [2, true, "Stack Smashers"],
  ]);
  expect(all.rows[0]).toMatchObject({ handles: ["tourist"], names: [], college: null });
  expect(all.winners).toHaveLength(3);
});

test("of the people only handles and what college they have in common; nothing of who has not agreed to be in the team", async () => {
  const [id] = await ranked("syntaxsiege", { name: "A", ranking: 1, memberCount: 3, handle: "lead" });
  const [leader, second, third] = await app.application.services.db.query<{ id: string }>(
    "SELECT id FROM team_members WHERE teamId = ? ORDER BY isLeader DESC, id",
    [id],
  );
  const set = (row: { id: string } | undefined, what: string) =>
    sql(`UPDATE team_members SET ${what} WHERE id = '${String(row?.id)}'`);
  await set(leader, "college = 'IIT Ropar', email = 'a@example.org', phone = '9876543210'");
  await set(second, "college = ' iit ropar', codeforcesHandle = 'second'");
  const [user] = await app.application.services.db.query<{ id: string }>("SELECT id FROM users LIMIT 1");
  await set(third, `college = 'Another', codeforcesHandle = 'third', userId = '${String(user?.id)}'`);
  await published("syntaxsiege");
  const [row] = (await results()).rows;
  expect(row).toMatchObject({ handles: ["lead", "second"], names: [], college: "IIT Ropar" });
  await set(second, "college = 'Elsewhere'");
  await published("syntaxsiege");
  expect((await results()).rows[0]).toMatchObject({ college: null });
  const everything = (await app.client().get("/events/syntaxsiege/results.json")).text;
  expect(everything).not.toMatch(/a@example\.org|9876543210|Leader of|Member 1/);
});

describe("names", () => {
  const SET = "mutation ($input: ResultNameInput!) { setNameInResults(input: $input) }";
  const names = async () => (await results()).rows.map((row) => row.names);
  let person: TestClient;
  let userId: string;
  beforeAll(async () => {
    person = (await signUpStudent(app, "zoe@example.org")).client;
    const viewer = (await person.graphql("{ viewer { id } }")).data?.["viewer"];
    userId = (viewer as { id: string }).id;
  });
  beforeEach(async () => {
    const [teamId] = await ranked("syntaxsiege", { name: "A", ranking: 1, memberCount: 2 });
    await sql(`UPDATE team_members SET name = 'Zoe Rao', userId = '${userId}', confirmedAt = '2025-01-01 00:00:00'
      WHERE teamId = '${String(teamId)}' AND isLeader = 0`);
    await published("syntaxsiege");
  });

  test("no person is named before they agreed themselves; once withdrawn, the name is gone at the next view", async () => {
    expect(await names()).toEqual([[]]);
    expect((await person.graphql(SET, { input: { on: true } })).data).toEqual({ setNameInResults: true });
    expect(await names()).toEqual([["Zoe Rao"]]);
    expect((await app.client().get("/events/syntaxsiege/results.json")).text).toContain("Zoe Rao");
    expect((await person.graphql("{ nameInResults }")).data).toEqual({ nameInResults: true });
    const mine = (await person.graphql("{ exportMyData }")).data?.["exportMyData"] as string;
    expect(JSON.parse(mine)).toMatchObject({ nameInResults: { agreedAt: expect.any(String) as string } });
    await person.graphql(SET, { input: { on: false } });
    expect(await names()).toEqual([[]]);
    expect((await app.client().get("/events/syntaxsiege/results.json")).text).not.toContain("Zoe Rao");
  });

  test("agreeing twice at once is agreeing once; who has not agreed to be in the team is not named either", async () => {
    const replies = await Promise.all([1, 2, 3].map(() => person.graphql(SET, { input: { on: true } })));
    expect(replies.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(await names()).toEqual([["Zoe Rao"]]);
    await sql("UPDATE team_members SET confirmedAt = NULL WHERE isLeader = 0");
    await published("syntaxsiege");
    expect(await names()).toEqual([[]]);
  });

  test("the consent goes with the account", async () => {
    await person.graphql(SET, { input: { on: true } });
    const remove = "mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { message } }";
    const reply = await admin.graphql(remove, { input: { userId } });
    expect(reply.errors).toBeUndefined();
    expect(await names()).toEqual([[]]);
    expect(await app.application.services.db.query("SELECT userId FROM result_names")).toEqual([]);
  });
});

test("searched by name, handle and college; a page at a time; one team by its key", async () => {
  const many = Array.from({ length: 150 }, (_, at) => ({
    name: `Team ${String(at + 1).padStart(3, "0")}`,
    ranking: at + 1,
    handle: `user_${String(at + 1)}`,
  }));
  await ranked("syntaxsiege", ...many);
  expect((await results()).rows).toHaveLength(100);
  const second = await results({ from: 101 });
  expect([second.found, second.rows.length, second.rows[0]?.place]).toEqual([150, 50, 101]);
  const matches = await results({ search: "USER_15" });
  expect(shown(matches).map(([place]) => place)).toEqual([15, 150]);
  expect(matches.found).toBe(2);
  const key = matches.rows[1]?.key;
  expect(shown(await results({ team: key }))).toEqual([[150, false, "Team 150"]]);
  expect(shown(await results({ team: "000000000000" }))).toEqual([]);
});

test("a published ranking shows at once, and a team that is deleted keeps its place without its people", async () => {
  const [first, second] = await ranked("syntaxsiege", { name: "A", handle: "a" }, { name: "B" });
  expect(await results()).toMatchObject({ kind: "none", total: 0 });
  const draft = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { board {version} } }";
  const places = [first, second].map((teamId, at) => ({ teamId, rank: at + 1, version: "0" }));
  const drafted = await admin.graphql(draft, { input: { places } });
  expect(await results()).toMatchObject({ kind: "none" });
  const { version } = (drafted.data?.["draftRankings"] as { board: { version: string } }).board;
  await admin.graphql("mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }", {
    input: { version },
  });
  const after = await results();
  expect(after).toMatchObject({ kind: "published", total: 2 });
  expect(Date.now() - new Date(after.asOf ?? 0).getTime()).toBeLessThan(60_000);
  const before = after.rows[0]?.key;
  await sql("DELETE FROM team_members", "DELETE FROM teams");
  await published("syntaxsiege");
  expect((await results()).rows).toMatchObject([
    { key: before, place: 1, teamName: "A", handles: [], names: [], college: null },
    { place: 2, teamName: "B" },
  ]);
});

test("a Superadmin's change of one ranking shows at once", async () => {
  const [teamId] = await ranked("syntaxsiege", { name: "A", ranking: 5 });
  await results();
  await admin.graphql("mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }", {
    input: { teamId, ranking: 4 },
  });
  expect(shown(await results())).toEqual([[4, false, "A"]]);
});

test("winners of events that are over, and of no others", async () => {
  await ranked("syntaxsiege", { name: "A", ranking: 1 });
  await ranked(
    "algOlympics",
    { name: "B", ranking: 3 },
    { name: "C", ranking: 4 },
    { name: "D", ranking: 1 },
  );
  const reply = await app.client().graphql("{ eventWinners { slug winners { teamName } } }");
  expect(reply.data?.["eventWinners"] as EventWinners[]).toEqual([
    { slug: "algOlympics", winners: [{ teamName: "D" }, { teamName: "B" }] },
  ]);
});

test("JSON and CSV: the whole list, not again for who has it, no formula, and nothing for a made-up event", async () => {
  await ranked(
    "syntaxsiege",
    { name: "=HYPERLINK(1)", ranking: 1, handle: "tourist" },
    { name: "B", ranking: 2 },
  );
  const json = await fetch(`${app.url}/events/syntaxsiege/results.json`, {
    headers: { "accept-encoding": "br" },
  });
  expect(Object.fromEntries(json.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    "content-encoding": "br",
    vary: "accept-encoding",
  });
  expect(await json.json()).toMatchObject({
    event: { slug: "syntaxsiege", title: "Syntax Siege 2025" },
    kind: "published",
    line: 1,
    rows: [{ place: 1, teamName: "=HYPERLINK(1)" }, { place: 2 }],
  });
  const headers = { "if-none-match": json.headers.get("etag") ?? "" };
  expect((await fetch(`${app.url}/events/syntaxsiege/results.json`, { headers })).status).toBe(304);
  await ranked("syntaxsiege", { name: "C", ranking: 3 });
  expect((await fetch(`${app.url}/events/syntaxsiege/results.json`, { headers })).status).toBe(200);
  const csv = await app.client().get("/events/syntaxsiege/results.csv");
  expect(csv.text).toBe(
    "rank,team,handles,college,names\r\n1,'=HYPERLINK(1),tourist,,\r\n2,B,,,\r\n3,C,,,\r\n",
  );
  const file = await fetch(`${app.url}/events/syntaxsiege/results.csv`);
  expect(file.headers.get("content-disposition")).toMatch(/"syntaxsiege-results-\d{4}-\d\d-\d\d\.csv"$/);
  // Without a byte order mark, Excel decodes names in Hindi with the Windows code page.
  expect([...Buffer.from(await file.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect((await app.client().get("/events/nothing/results.csv")).status).toBe(404);
});

test("the sitemap has the results that there are", async () => {
  await ranked("algOlympics", { name: newId(), ranking: 1 });
  await published("syntaxsiege");
  const { text } = await app.client().get("/sitemap.xml");
  expect(text).toContain("/events/algOlympics/results<");
  expect(text).not.toContain("/events/syntaxsiege/results<");
});

import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../../app/testing/test-client.js";
import { newId } from "../../../kernel/db/ids.js";
import { CodeforcesServer } from "../../codeforces/testing/codeforces-server.js";
import { addTeams } from "../../teams/testing/many-teams.js";
import type { RankingPreview } from "../import/ranking-preview.types.js";
import { versionOfPlace } from "../contract/place-version.js";

const FETCH = `mutation ($input: FetchStandingsInput!) { fetchStandings(input: $input) { message
  contest { id name phase others } source { contestId hasKey fetchedAt }
  preview { layout rows { kind team teamId teamName draft rank by handles } unlisted { teamName } } } }`;
const SOURCE = "{ contestSource { isAvailable contestId hasKey fetchedAt } }";
const DRAFT = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { board { version } } }";
const BOARD = "{ rankingBoard { version teams { id name ranking draft } } }";
const step = (name: string) =>
  `mutation ($input: RankingStepInput!) { ${name}(input: $input) { board { version publications { id } } } }`;
const KEY = { apiKey: "a1b2c3d4e5f6", apiSecret: "5ecre75ecre7" };

let codeforces: CodeforcesServer;
let app: TestApp;
let asha: TestClient;
let ravi: TestClient;
let ids: string[];
beforeAll(async () => {
  codeforces = await CodeforcesServer.start();
  app = await startTestApp({ CODEFORCES_API_URL: codeforces.apiUrl });
  [asha, ravi] = [app.client(), app.client()];
  for (const client of [asha, ravi]) await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(async () => {
  await app.close();
  await codeforces.close();
});
beforeEach(async () => {
  const { db } = app.application.services;
  await db.inTransaction(async (tx) => {
    for (const table of [
      "contest_sources",
      "ranking_publications",
      "ranking_boards",
      "team_members",
      "teams",
    ])
      await tx.query(`DELETE FROM ${table}`);
  });
  ids = await addTeams(
    db,
    "syntaxsiege",
    ["A", "B", "C"].map((name) => ({ name: `Team ${name}` })),
  );
  const [event] = await db.query<{ id: string }>("SELECT id FROM events WHERE slug = 'syntaxsiege'");
  await db.inTransaction(async (tx) => {
    for (const [at, teamId] of ids.entries())
      await tx.query(
        `INSERT INTO team_members (id, teamId, eventId, isLeader, name, codeforcesHandle, createdAt, updatedAt)
         VALUES (?, ?, ?, 0, 'Member', ?, '2025-01-01 00:00:00', '2025-01-01 00:00:00')`,
        [newId(), teamId, event?.id, `user_${"abc"[at] ?? ""}`],
      );
  });
  places("user_a", "user_b", "user_c");
});

/** Sets the participants of the simulated contest, in the order of their places. */
function places(...handles: readonly string[]): void {
  const parties = handles.map((handle, at) => ({ rank: at + 1, handles: [handle] }));
  codeforces.contests.set(566, { name: "Syntax Siege Round 1", phase: "CODING", parties });
}
const codeOf = ({ errors }: GraphQLReply): string | undefined => errors?.[0]?.extensions.code;
const fetchStandings = (client: TestClient, more: object = {}) =>
  client.graphql(FETCH, { input: { contestId: 566, ...more } });
async function fetched(client: TestClient): Promise<RankingPreview> {
  const reply = await fetchStandings(client);
  return (reply.data?.["fetchStandings"] as { preview: RankingPreview }).preview;
}
/** Copies a preview into the draft, as the admin area does. */
const take = (client: TestClient, { rows }: RankingPreview) =>
  client.graphql(DRAFT, {
    input: {
      isFetched: true,
      places: rows
        .filter(({ kind }) => ["changed", "added", "unchanged"].includes(kind))
        .map(({ teamId, rank, draft }) => ({ teamId, rank, version: versionOfPlace(draft) })),
    },
  });
async function board() {
  type Board = { version: string; teams: { ranking: number | null; draft: number | null }[] };
  return (await asha.graphql(BOARD)).data?.["rankingBoard"] as Board;
}
const drafts = async () => (await board()).teams.map(({ draft }) => draft);
const kinds = ({ rows }: RankingPreview) => rows.map(({ kind, teamName, rank }) => [kind, teamName, rank]);

test("fetched, compared, taken, published, and fetched again while the contest runs", async () => {
  const first = await fetchStandings(asha);
  expect(first.data?.["fetchStandings"]).toMatchObject({
    contest: { id: 566, name: "Syntax Siege Round 1", phase: "CODING", others: 0 },
    source: { contestId: 566, hasKey: false },
    preview: { layout: "contest", rows: [{ by: "handles", handles: ["user_a"], rank: 1 }, {}, {}] },
  });
  expect(await drafts()).toEqual([null, null, null]);
  await take(asha, await fetched(asha));
  await asha.graphql(step("publishRankings"), { input: { version: (await board()).version } });
  places("user_b", "user_a", "stranger", "user_c");
  expect(kinds(await fetched(ravi))).toEqual([
    ["changed", "Team B", 1],
    ["changed", "Team A", 2],
    ["unmatched", null, 3],
    ["changed", "Team C", 4],
  ]);
  const [entry] = await app.application.services.db.query<{ details: string }>(
    "SELECT details FROM audit_entries WHERE action = 'rankings.fetch' ORDER BY id DESC LIMIT 1",
  );
  expect(JSON.parse(entry?.details ?? "")).toEqual({ contestId: 566, phase: "CODING" });
});

test("what was edited by hand since the last fetch is marked, and forgotten with the draft", async () => {
  await take(asha, await fetched(asha));
  await asha.graphql(DRAFT, { input: { places: [{ teamId: ids[1], rank: 9, version: "2" }] } });
  places("user_c", "user_b", "user_a");
  expect(kinds(await fetched(asha))).toEqual([
    ["changed", "Team C", 1],
    ["edited", "Team B", 2],
    ["changed", "Team A", 3],
  ]);
  // The edited place still counts as edited after the other places are copied.
  await take(asha, await fetched(asha));
  expect(await drafts()).toEqual([3, 9, 1]);
  expect(kinds(await fetched(asha))[1]).toEqual(["edited", "Team B", 2]);
  await asha.graphql(step("discardRankingDraft"), { input: { version: (await board()).version } });
  expect(kinds(await fetched(asha)).map(([kind]) => kind)).toEqual(["added", "added", "added"]);
});

test("key and secret: used again without being typed again, sealed in the database, in no answer, and forgotten on demand", async () => {
  const contest = codeforces.contests.get(566);
  if (contest) contest.key = KEY;
  expect(codeOf(await fetchStandings(asha))).toBe("CONTEST_NOT_FOUND");
  expect((await asha.graphql(SOURCE)).data?.["contestSource"]).toMatchObject({
    isAvailable: true,
    contestId: null,
  });
  expect(codeOf(await fetchStandings(asha, { apiKey: KEY.apiKey }))).toBe("BAD_INPUT");
  const reply = await fetchStandings(asha, KEY);
  expect(JSON.stringify(reply)).not.toContain(KEY.apiSecret);
  expect(reply.data?.["fetchStandings"]).toMatchObject({ source: { hasKey: true } });
  expect(codeOf(await fetchStandings(ravi))).toBeUndefined();
  const stored = JSON.stringify(await app.application.services.db.query("SELECT * FROM contest_sources"));
  expect(stored).not.toMatch(new RegExp(`${KEY.apiKey}|${KEY.apiSecret}`));
  expect((await asha.graphql(SOURCE)).data?.["contestSource"]).toMatchObject({
    contestId: 566,
    hasKey: true,
  });
  if (contest) delete contest.key;
  expect((await fetchStandings(asha, { forgetKey: true })).data?.["fetchStandings"]).toMatchObject({
    source: { hasKey: false },
  });
});

test("while Codeforces is down, a paste still works, and one sentence says so", async () => {
  codeforces.mood = "page";
  expect(codeOf(await fetchStandings(asha))).toBe("CODEFORCES_SILENT");
  const paste = await asha.graphql(
    "query ($csv: String!) { rankingPreview(csv: $csv) { rows { teamName } } }",
    {
      csv: "#\tWho\n1\tuser_b",
    },
  );
  expect(paste.data?.["rankingPreview"]).toEqual({ rows: [{ teamName: "Team B" }] });
  codeforces.mood = "well";
});

test("the handles of an event's teams: found, renamed, unknown", async () => {
  codeforces.addUsers("user_a");
  codeforces.users.set("user_b", { handle: "User_B2" });
  const reply = await asha.graphql("{ eventHandles { teamName handle outcome spelling rating } }");
  expect(reply.data?.["eventHandles"]).toEqual([
    { teamName: "Team A", handle: "user_a", outcome: "found", spelling: "user_a", rating: 1500 },
    { teamName: "Team B", handle: "user_b", outcome: "renamed", spelling: "User_B2", rating: null },
    { teamName: "Team C", handle: "user_c", outcome: "unknown", spelling: null, rating: null },
  ]);
});

test("two admins fetch at once, then take and publish: one of them each time, and the other is refused", async () => {
  for (let round = 0; round < 5; round++) {
    places(...(round % 2 === 0 ? ["user_a", "user_b", "user_c"] : ["user_c", "user_a", "user_b"]));
    const previews = await Promise.all([asha, ravi].map(fetched));
    const [one, two] = previews;
    if (!one || !two) throw new Error("no preview");
    const takeReplies = await Promise.all([take(asha, one), take(ravi, two)]);
    expect(takeReplies.map(codeOf).sort()).toEqual(["VERSION_CHANGED", undefined]);
    const { version } = await board();
    const replies = await Promise.all(
      [asha, ravi].map((client) => client.graphql(step("publishRankings"), { input: { version } })),
    );
    expect(replies.map(codeOf).sort()).toEqual(["VERSION_CHANGED", undefined]);
    // The published places are the fetched places, so no place counts as edited.
    expect(kinds(await fetched(asha)).every(([kind]) => kind === "unchanged")).toBe(true);
  }
  const sources = await app.application.services.db.query("SELECT eventId FROM contest_sources");
  expect(sources).toHaveLength(1);
});

test("a draft that was fetched and has been edited since is not published unseen", async () => {
  await take(asha, await fetched(asha));
  const { version } = await board();
  await ravi.graphql(DRAFT, { input: { places: [{ teamId: ids[0], rank: 7, version: "1" }] } });
  expect(codeOf(await asha.graphql(step("publishRankings"), { input: { version } }))).toBe("VERSION_CHANGED");
});

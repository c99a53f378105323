import { Follower } from "../../app/testing/follower.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../app/testing/test-client.js";
import { addTeams } from "../teams/testing/many-teams.js";
import type { RankingBoard } from "./ranking.types.js";

const CHANGE = "{ teamName previous rank }";
const PUBLICATION = "{ id number kind undoes at publishedBy ranked changed }";
const BOARD = `{ id version savedAt savedBy event { slug qualifyingRank } teams { id name ranking draft before }
  publications ${PUBLICATION}
  undo { publication { number } changes ${CHANGE}
    differing { teamName published current restored gone } } }`;
const READ = `query ($eventSlug: String) { rankingBoard(eventSlug: $eventSlug) ${BOARD} }`;
const PLACES = `query ($publicationId: ID!) { rankingPublication(publicationId: $publicationId) {
  publication ${PUBLICATION} places ${CHANGE} } }`;
const change = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { message teams { name draft } board ${BOARD} } }`;
const DRAFT = change("draftRankings", "DraftRankingsInput");
const PUBLISH = change("publishRankings", "RankingStepInput");
const DISCARD = change("discardRankingDraft", "RankingStepInput");
const REVERT = change("undoRankings", "UndoRankingsInput");
const OFFER_THREE = `mutation { savePlaceSettings(input: { kind: places, placeCount: 3, ties: all, replyHours: 48, movingUp: never }) { message } }`;
const UPDATE = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }";

let app: TestApp;
let asha: TestClient;
let ravi: TestClient;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp();
  [asha, ravi] = [app.client(), app.client()];
  for (const client of [asha, ravi]) await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.application.services.db.inTransaction(async (tx) => {
    for (const table of ["ranking_publications", "ranking_boards", "team_members", "teams"])
      await tx.query(`DELETE FROM ${table}`);
  });
  const ranked = [1, 2, 3, null, null].map((ranking, at) => ({ name: `Team ${"ABCDE"[at] ?? ""}`, ranking }));
  ids = await addTeams(app.application.services.db, "syntaxsiege", ranked);
});

const codeOf = ({ errors }: GraphQLReply): string | undefined => errors?.[0]?.extensions.code;
async function board(): Promise<RankingBoard> {
  return (await asha.graphql(READ, {})).data?.["rankingBoard"] as RankingBoard;
}
/** Drafts places by team letter. The versions come from `seen`, or from the board if `seen` is absent. */
async function draft(client: TestClient, places: Record<string, number | null>, seen?: number | null) {
  const { teams } = await board();
  const rows = Object.entries(places).map(([letter, rank]) => {
    const team = teams.find(({ name }) => name === `Team ${letter}`);
    return { teamId: team?.id, rank, version: String((seen === undefined ? team?.draft : seen) ?? 0) };
  });
  return client.graphql(DRAFT, { input: { places: rows } });
}
const step = (client: TestClient, query: string, { version }: { version: string }, more: object = {}) =>
  client.graphql(query, { input: { version, ...more } });
async function publish(places: Record<string, number | null>): Promise<string> {
  await draft(asha, places);
  const reply = await step(asha, PUBLISH, await board());
  return (reply.data?.["publishRankings"] as { board: RankingBoard }).board.publications[0]?.id ?? "";
}
/** Returns the places that teams see, sorted by team name. */
async function published(): Promise<(number | null)[]> {
  const rows = await app.application.services.db.query<{ ranking: number | null }>(
    "SELECT ranking FROM teams ORDER BY nameKey",
  );
  return rows.map(({ ranking }) => ranking);
}
const drafted = async () => (await board()).teams.map((team) => team.draft);
const audited = async () => {
  const rows = await app.application.services.db.query<{ action: string; details: string }>(
    "SELECT action, details FROM audit_entries WHERE action LIKE 'rankings.%' ORDER BY id DESC LIMIT 1",
  );
  return [rows[0]?.action, JSON.parse(rows[0]?.details ?? "{}")] as const;
};

test("a draft outlives its writer and shows to others, but no team sees it until it is published", async () => {
  const reply = await draft(asha, { A: 2, B: 1, D: 3, C: null });
  expect(reply.data?.["draftRankings"]).toMatchObject({ message: "Draft saved." });
  expect(await published()).toEqual([1, 2, 3, null, null]);
  const shown = (await ravi.graphql(READ, { eventSlug: "syntaxsiege" })).data?.["rankingBoard"];
  expect(shown).toMatchObject({
    savedBy: "Superadmin",
    savedAt: expect.stringMatching(/Z$/),
    teams: [{ draft: 2 }, { draft: 1 }, { draft: null }, { draft: 3 }, { draft: null }],
    publications: [],
    undo: null,
  });
  expect(await audited()).toEqual(["rankings.draft", expect.objectContaining({ changed: 4 })]);

  const done = await step(ravi, PUBLISH, shown as RankingBoard);
  expect(done.data?.["publishRankings"]).toMatchObject({
    message: "Ranking published. The teams see the new ranking now.",
    board: {
      savedBy: null,
      teams: [
        { ranking: 2, draft: 2, before: 1 },
        { ranking: 1, draft: 1, before: 2 },
        { ranking: null, draft: null, before: 3 },
        { ranking: 3, draft: 3, before: null },
        { ranking: null, draft: null, before: null },
      ],
      publications: [{ number: 1, kind: "draft", undoes: null, ranked: 3, changed: 4 }],
    },
  });
  expect(await published()).toEqual([2, 1, null, 3, null]);
  const teams = [
    ["Team A", 1, 2],
    ["Team B", 2, 1],
    ["Team C", 3, null],
    ["Team D", null, 3],
  ];
  expect(await audited()).toEqual(["rankings.publish", { changed: 4, teams }]);
});

test("a publication keeps every place before and after, with the name of then", async () => {
  const publicationId = await publish({ A: 5, E: 1 });
  await asha.graphql(UPDATE, { input: { teamId: ids[4], name: "Renamed" } });
  const details = (await asha.graphql(PLACES, { publicationId })).data?.["rankingPublication"];
  expect(details).toMatchObject({
    publication: { number: 1, changed: 2, ranked: 4 },
    places: [
      { teamName: "Team E", previous: null, rank: 1 },
      { teamName: "Team B", previous: 2, rank: 2 },
      { teamName: "Team C", previous: 3, rank: 3 },
      { teamName: "Team A", previous: 1, rank: 5 },
    ],
  });
  expect(codeOf(await asha.graphql(PLACES, { publicationId: ids[0] }))).toBe("PUBLICATION_NOT_FOUND");
});

test("a revert publishes the ranking before, and can be reverted; ties stay ties", async () => {
  await publish({ A: 1, B: 1, D: 1 });
  expect(await published()).toEqual([1, 1, 3, 1, null]);
  const second = await publish({ A: 9, C: null });
  expect((await board()).undo?.changes).toEqual([
    { teamName: "Team A", previous: 9, rank: 1 },
    { teamName: "Team C", previous: null, rank: 3 },
  ]);
  const reverted = await step(asha, REVERT, await board(), { publicationId: second });
  expect(reverted.data?.["undoRankings"]).toMatchObject({
    message: "Ranking taken back. The teams have their earlier ranks again.",
  });
  expect(await published()).toEqual([1, 1, 3, 1, null]);
  const { publications } = await board();
  expect(publications[0]).toMatchObject({ number: 3, kind: "undo", undoes: 2, changed: 2 });
  expect(await audited()).toEqual(["rankings.undo", expect.objectContaining({ undoes: 2, changed: 2 })]);
  await step(asha, REVERT, await board(), { publicationId: publications[0]?.id });
  expect(await published()).toEqual([9, 1, null, 1, null]);
});

test("a revert is refused when a later ranking was published, and tells places that were changed one by one", async () => {
  const first = await publish({ A: 4 });
  const looked = await board();
  const second = await publish({ B: 7 });
  expect(codeOf(await step(asha, REVERT, looked, { publicationId: first }))).toBe("RANKING_NOT_LATEST");
  expect(codeOf(await step(asha, REVERT, await board(), { publicationId: first }))).toBe(
    "RANKING_NOT_LATEST",
  );
  const before = await board();
  await asha.graphql(UPDATE, { input: { teamId: ids[4], ranking: 8 } });
  await app.application.services.db.inTransaction(async (tx) => {
    await tx.query("DELETE FROM team_members WHERE teamId = ?", [ids[2]]);
    await tx.query("DELETE FROM teams WHERE id = ?", [ids[2]]);
  });
  expect(codeOf(await step(asha, REVERT, before, { publicationId: second }))).toBe("VERSION_CHANGED");
  const now = await board();
  expect(now.undo?.differing).toEqual([
    { teamName: "Team E", published: null, current: 8, restored: null, gone: false },
    { teamName: "Team C", published: 3, current: null, restored: null, gone: true },
  ]);
  await step(asha, REVERT, now, { publicationId: second });
  expect(await published()).toEqual([4, 2, null, null]);
});

test("two admins: a place that another admin changed is refused, other places do not matter", async () => {
  expect(codeOf(await draft(asha, { A: 5 }))).toBeUndefined();
  expect(codeOf(await draft(ravi, { A: 6 }, 1))).toBe("VERSION_CHANGED");
  expect(codeOf(await draft(ravi, { B: 6 }, 2))).toBeUndefined();
  // A single outdated place is enough to reject the whole change.
  expect(codeOf(await draft(ravi, { C: 1, D: 2 }, 3))).toBe("VERSION_CHANGED");
  expect(await drafted()).toEqual([5, 6, 3, null, null]);
  const looked = await board();
  await draft(ravi, { C: 7 });
  expect(codeOf(await step(asha, PUBLISH, looked))).toBe("VERSION_CHANGED");
  expect(codeOf(await step(asha, DISCARD, looked))).toBe("VERSION_CHANGED");
  expect(await published()).toEqual([1, 2, 3, null, null]);
  await step(asha, DISCARD, await board());
  expect(await drafted()).toEqual([1, 2, 3, null, null]);
  expect(codeOf(await step(asha, PUBLISH, await board()))).toBe("RANKING_NOTHING");
});

test("a place changed on a team's own page is not overwritten unseen", async () => {
  await draft(asha, { A: 5 });
  const looked = await board();
  await asha.graphql(UPDATE, { input: { teamId: ids[1], ranking: 4 } });
  expect(codeOf(await step(asha, PUBLISH, looked))).toBe("VERSION_CHANGED");
  await step(asha, PUBLISH, await board());
  expect(await published()).toEqual([5, 4, 3, null, null]);
});

test("a draft says what is wrong with it, and nothing is written", async () => {
  const [one, two] = [ids[0], ids[1]];
  const ask = (...places: object[]) => asha.graphql(DRAFT, { input: { places } });
  const [past] = await addTeams(app.application.services.db, "algOlympics", [{ name: "Past" }]);
  expect(codeOf(await ask())).toBe("BAD_INPUT");
  expect(codeOf(await ask({ teamId: one, rank: 0, version: "1" }))).toBe("BAD_INPUT");
  expect(codeOf(await ask({ teamId: one, rank: 5 }))).toBe("BAD_USER_INPUT");
  expect(codeOf(await ask({ teamId: past, rank: 1, version: "0" }))).toBe("TEAM_NOT_FOUND");
  const twice = await ask({ teamId: two, rank: 5, version: "2" }, { teamId: two, rank: 6, version: "2" });
  expect(twice.errors?.[0]?.extensions).toMatchObject({
    fields: { "places.1.teamId": "This team is in the list twice. Remove one of its lines" },
  });
  expect(await drafted()).toEqual([1, 2, 3, null, null]);
});

test("two publications at once: one of them, and the other is refused", async () => {
  for (let round = 0; round < 20; round++) {
    await draft(asha, { D: round + 10 });
    const looked = await board();
    const replies = await Promise.all([asha, ravi].map((client) => step(client, PUBLISH, looked)));
    expect(replies.map(codeOf).sort()).toEqual(["VERSION_CHANGED", undefined]);
  }
  const numbers = (await board()).publications.map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at));
});

test("the shown effect on places can be published, whatever the order of ranks was", async () => {
  await asha.graphql(OFFER_THREE, {});
  await publish({ C: 4 }); // offers places to A, B and C
  await draft(asha, { A: 6, B: 5, D: 1, E: 1 });
  const { data } = await asha.graphql("{ placePlan(step: publish) { version } }", {});
  const plan = (data?.["placePlan"] as { version: string }).version;
  expect(codeOf(await step(asha, PUBLISH, await board(), { plan }))).toBeUndefined();
});

test("a caller with the board open receives every change", async () => {
  const { id, version } = await board();
  const query = "subscription ($eventId: ID!) { rankingBoardChanged(eventId: $eventId) }";
  const follower = new Follower(ravi, query, { eventId: id });
  expect((await follower.next()).data).toEqual({ rankingBoardChanged: version });
  await draft(asha, { A: 5 });
  expect((await follower.next()).data).toEqual({ rankingBoardChanged: (await board()).version });
  await step(asha, PUBLISH, await board());
  expect((await follower.next()).data).toEqual({ rankingBoardChanged: (await board()).version });
  follower.stop();
});

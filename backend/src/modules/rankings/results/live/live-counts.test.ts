import { startTestApp, TEST_ADMIN, type TestApp } from "../../../../app/testing/test-app.js";
import type { TestClient } from "../../../../app/testing/test-client.js";
import { CodeforcesServer, type ContestSample } from "../../../codeforces/testing/codeforces-server.js";
import {
  ago,
  boardOf,
  clearLive,
  CONTEST,
  END,
  everythingOn,
  HELD,
  saveBoard,
  shownOn,
  UNFREEZE,
} from "./testing/live-fixture.js";

let codeforces: CodeforcesServer;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  codeforces = await CodeforcesServer.start();
  app = await startTestApp({ CODEFORCES_API_URL: codeforces.apiUrl });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(async () => {
  await app.close();
  await codeforces.close();
});
beforeEach(() => clearLive(app));

/** Sets standings in which Team A is first with the given counts and Team B has none. */
function standings(type: NonNullable<ContestSample["type"]>, problems: readonly number[], penalty = 0): void {
  const parties = [
    { rank: 1, handles: ["user_a"], problems, penalty },
    { rank: 2, handles: ["user_b"], problems: problems.map(() => 0) },
  ];
  codeforces.contests.set(CONTEST, { name: "Syntax Siege Round 1", phase: "CODING", type, parties });
}
const poll = () => app.application.services.livePolls.pollAll(HELD);
const csv = async () => (await app.client().get("/events/syntaxsiege/results.csv")).text.split("\r\n");
const counts = async () =>
  (await shownOn(app)).rows.map(({ solved, points, penalty }) => [solved, points, penalty]);

test("where problems count: how many are solved, and the penalty", async () => {
  standings("ICPC", [1, 1, 0, 1], 312);
  await saveBoard(admin);
  await poll();
  expect(await counts()).toEqual([
    [3, null, 312],
    [0, null, 0],
  ]);
  expect(await csv()).toEqual([
    "rank,team,handles,college,names,solved,penalty",
    "1,Team A,user_a,,,3,312",
    "2,Team B,user_b,,,0,0",
    "",
  ]);
  const query = '{ eventResults(slug: "syntaxsiege") { rows { solved points penalty } } }';
  expect((await app.client().graphql(query)).data).toMatchObject({
    eventResults: { rows: [{ solved: 3, points: null, penalty: 312 }, { solved: 0 }] },
  });
});

test("where points count: points, whole or not, and no penalty", async () => {
  standings("IOI", [100, 33.5]);
  await saveBoard(admin);
  await poll();
  expect(await counts()).toEqual([
    [null, 133.5, null],
    [null, 0, null],
  ]);
  expect((await csv()).slice(0, 2)).toEqual([
    "rank,team,handles,college,names,points",
    "1,Team A,user_a,,,133.5",
  ]);
});

test("what is solved behind the freeze stays hidden, though no place changes, until one press shows it", async () => {
  standings("ICPC", [1, 0, 0], 41);
  await saveBoard(admin);
  await poll();
  await saveBoard(admin, ago(1000));
  const open = await everythingOn(app);
  standings("ICPC", [1, 1, 1], 7_777);
  await poll();
  expect(await everythingOn(app)).toBe(open);
  expect(open).not.toContain("7777");

  expect((await admin.graphql(UNFREEZE, { input: {} })).errors).toBeUndefined();
  expect(await counts()).toEqual([
    [3, null, 7_777],
    [0, null, 0],
  ]);
});

test("once Codeforces says that it is over, so does the page, while its places stay live", async () => {
  standings("ICPC", [1]);
  await saveBoard(admin);
  await poll();
  expect(await shownOn(app)).toMatchObject({ kind: "live", isOver: false });
  const contest = codeforces.contests.get(CONTEST);
  if (contest) contest.phase = "FINISHED";
  await poll();
  expect(await shownOn(app)).toMatchObject({ kind: "live", isOver: true });
});

test("a published ranking has no live counts", async () => {
  const { db } = app.application.services;
  await db.inTransaction((tx) => tx.query("UPDATE teams SET ranking = 1"));
  standings("ICPC", [1], 5);
  await saveBoard(admin);
  await poll();
  expect((await admin.graphql(END, { input: {} })).errors).toBeUndefined();
  const { kind, rows } = await shownOn(app);
  expect(kind).toBe("published");
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ["college", "handles", "isShared", "key", "names", "place", "teamName"].sort(),
  );
  expect((await csv())[0]).toBe("rank,team,handles,college,names");
});

test("organisers see that it has not started, how many teams are in it, and until when it was shown", async () => {
  codeforces.contests.set(CONTEST, { name: "Round 1", phase: "BEFORE", parties: [] });
  await saveBoard(admin);
  await poll();
  expect(await boardOf(admin)).toMatchObject({
    phase: "BEFORE",
    failure: null,
    isAsked: true,
    shownTeams: 0,
  });
  standings("ICPC", [1]);
  await poll();
  expect(await boardOf(admin)).toMatchObject({ phase: "CODING", shownTeams: 2, heldTeams: 0 });
  await saveBoard(admin, ago(1000));
  await poll();
  expect(await boardOf(admin)).toMatchObject({ isFrozen: true, shownTeams: 2, heldTeams: 2 });
  await admin.graphql(UNFREEZE, { input: {} });
  const { unfrozenAt, heldTeams } = await boardOf(admin);
  expect([unfrozenAt, heldTeams]).toEqual([expect.any(String), 0]);
  await admin.graphql(END, { input: {} });
  const ended = { isRunning: false, isAsked: false, endedAt: expect.any(String), contestId: CONTEST };
  expect(await boardOf(admin)).toMatchObject({ ...ended, shownTeams: 0 });
});

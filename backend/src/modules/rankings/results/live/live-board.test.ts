import { startTestApp, TEST_ADMIN, type TestApp } from "../../../../app/testing/test-app.js";
import type { TestClient } from "../../../../app/testing/test-client.js";
import { CodeforcesServer } from "../../../codeforces/testing/codeforces-server.js";
import {
  ago,
  boardOf,
  clearLive,
  CONTEST,
  END,
  everythingOn,
  HELD,
  SAVE,
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
beforeEach(async () => {
  await clearLive(app);
  codeforces.mood = "well";
  codeforces.asked.length = 0;
  standings("user_a", "user_b");
});

function standings(...handles: string[]): void {
  const parties = handles.map((handle, at) => ({ rank: at + 1, handles: [handle] }));
  codeforces.contests.set(CONTEST, { name: "Syntax Siege Round 1", phase: "CODING", parties });
}
const poll = () => app.application.services.livePolls.pollAll(HELD);
const save = (freezesAt: string | null = null) => saveBoard(admin, freezesAt);
const board = () => boardOf(admin);
const shown = () => shownOn(app);
const names = async () => (await shown()).rows.map(({ teamName }) => teamName);
const everything = () => everythingOn(app);

test("shown while the contest runs, in the order of Codeforces, with the time of the answer", async () => {
  await save();
  expect(await shown()).toMatchObject({ kind: "none", rows: [] });
  standings("stranger", "user_b", "user_a");
  await poll();
  expect(await shown()).toMatchObject({
    kind: "live",
    frozenAt: null,
    rows: [
      { place: 2, teamName: "Team B" },
      { place: 3, teamName: "Team A" },
    ],
  });
  expect(await board()).toMatchObject({ isRunning: true, phase: "CODING", contestId: CONTEST });
});

test("a stranger who calls a party like a team gets no place by it", async () => {
  codeforces.contests.set(CONTEST, {
    ...{ name: "Round 1", phase: "CODING" },
    parties: [
      { rank: 1, handles: ["stranger"], teamName: "Team A" },
      { rank: 2, handles: ["user_b"], type: "OUT_OF_COMPETITION" },
      { rank: 2, handles: ["user_a"] },
    ],
  });
  await save();
  await poll();
  expect((await shown()).rows).toMatchObject([{ place: 2, teamName: "Team A" }]);
});

test("nothing of what comes after the freeze reaches anybody, until one press shows it", async () => {
  await save();
  await poll();
  const before = await shown();
  await save(ago(1000));
  const open = await everything();
  standings("user_b", "user_a");
  await poll();
  expect(await everything()).toBe(open);
  expect(await shown()).toMatchObject({ asOf: before.asOf, rows: before.rows });
  expect((await shown()).frozenAt).not.toBeNull();
  const frozen = await board();
  expect(frozen).toMatchObject({ isFrozen: true, shownAt: before.asOf });
  expect(frozen.heldAt).not.toBeNull();

  expect((await admin.graphql(UNFREEZE, { input: {} })).errors).toBeUndefined();
  expect(await names()).toEqual(["Team B", "Team A"]);
  expect(await shown()).toMatchObject({ asOf: frozen.heldAt, frozenAt: null });
  standings("user_a", "user_b");
  await poll();
  expect(await names()).toEqual(["Team A", "Team B"]);
  const again = await admin.graphql(UNFREEZE, { input: {} });
  expect(again.errors?.[0]?.extensions["code"]).toBe("LIVE_NOT_FROZEN");
});

test("an answer that is on its way when organisers freeze is not taken", async () => {
  await save();
  await poll();
  const before = await shown();
  standings("user_b", "user_a");
  let mayAnswer: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    mayAnswer = resolve;
  });
  const pollBegun = new Promise<void>((resolve) => {
    codeforces.beforeAnswer = () => {
      resolve();
      return answer;
    };
  });
  const polling = poll();
  await pollBegun;
  await save(ago(1000));
  mayAnswer();
  codeforces.beforeAnswer = null;
  await polling;
  expect(await shown()).toMatchObject({ asOf: before.asOf, rows: before.rows });
  expect((await board()).heldAt).toBeNull();
});

test("a freeze that is moved later, or taken away, shows what was behind it; the same again changes nothing", async () => {
  await save();
  await poll();
  const freeze = ago(1000);
  await save(freeze);
  standings("user_b", "user_a");
  await poll();
  await save(freeze);
  expect(await names()).toEqual(["Team A", "Team B"]);
  expect(await save(new Date(Date.now() + 3_600_000).toISOString())).toMatchObject({ isFrozen: false });
  expect(await names()).toEqual(["Team B", "Team A"]);
});

test("while Codeforces is down the last answer stays, with its time", async () => {
  await save();
  await poll();
  const before = await shown();
  for (const mood of ["page", "dropped", "nonsense"] as const) {
    codeforces.mood = mood;
    await poll();
    expect(await shown()).toEqual(before);
    expect((await board()).failure).toMatch(/Codeforces is not responding/);
  }
  codeforces.mood = "well";
  await poll();
  expect((await board()).failure).toBeNull();
});

test("one server of several asks, and not more often because more of them want to, or because people read", async () => {
  await save();
  const { livePolls, db } = app.application.services;
  await db.inTransaction((tx) => tx.query("DELETE FROM leases WHERE name = 'live standings'"));
  await Promise.all(Array.from({ length: 5 }, () => livePolls.run()));
  await livePolls.run();
  await Promise.all(Array.from({ length: 20 }, () => everything()));
  expect(codeforces.asked).toHaveLength(1);
});

test("another contest starts a new board, and is refused when none of its places would ever be shown", async () => {
  await save();
  await poll();
  const other = { contestId: 777, freezesAt: ago(1000) };
  const refused = await admin.graphql(SAVE, { input: other });
  expect(refused.errors?.[0]?.extensions["fields"]).toHaveProperty("freezesAt");
  expect(await names()).toHaveLength(2);
  expect((await admin.graphql(SAVE, { input: { ...other, freezesAt: null } })).errors).toBeUndefined();
  expect(await shown()).toMatchObject({ kind: "none", rows: [] });
});

test("publishing the ranking ends the live standings, and nothing of them is kept", async () => {
  await save();
  await poll();
  const { db } = app.application.services;
  const teams = await db.query<{ id: string; name: string }>("SELECT id, name FROM teams ORDER BY name");
  const draft =
    "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { board { version } } }";
  const places = teams.map(({ id }, at) => ({ teamId: id, rank: 2 - at, version: "0" }));
  const drafted = await admin.graphql(draft, { input: { places } });
  const { version } = (drafted.data?.["draftRankings"] as { board: { version: string } }).board;
  await admin.graphql("mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }", {
    input: { version },
  });
  expect(await shown()).toMatchObject({ kind: "published" });
  expect(await names()).toEqual(["Team B", "Team A"]);
  expect(await board()).toMatchObject({ isRunning: false });
  expect(await db.query("SELECT teamId FROM live_places")).toEqual([]);
});

test("taken off by a press, once; every step is in the log", async () => {
  await save();
  await poll();
  await save(ago(1000));
  await admin.graphql(UNFREEZE, { input: {} });
  expect((await admin.graphql(END, { input: {} })).errors).toBeUndefined();
  expect(await shown()).toMatchObject({ kind: "none", rows: [] });
  const again = await admin.graphql(END, { input: {} });
  expect(again.errors?.[0]?.extensions["code"]).toBe("LIVE_NOT_RUNNING");
  const log = await app.application.services.db.query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE action LIKE 'results.%' ORDER BY id DESC LIMIT 4",
  );
  const steps = log.map(({ action }) => action).join(" ");
  expect(steps).toBe("results.liveEnd results.unfreeze results.freeze results.live");
});

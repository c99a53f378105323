import { CallSpacing, spacingOf } from "./call-spacing.js";
import { CodeforcesApi } from "./codeforces-api.js";
import { ContestStandingsService } from "./contest-standings.service.js";
import { HandleLookUp } from "./handle-look-up.service.js";
import { CodeforcesServer, type Mood } from "./testing/codeforces-server.js";

let codeforces: CodeforcesServer;
beforeEach(async () => {
  codeforces = await CodeforcesServer.start();
});
afterEach(() => codeforces.close());

const contests = (betweenMs = 0) =>
  new ContestStandingsService(new CodeforcesApi(codeforces.apiUrl, new CallSpacing(betweenMs)));
const KEY = { apiKey: "a1b2c3d4e5f6", apiSecret: "f6e5d4c3b2a1" };

test("places among those in competition; the others have the place that it would be; practice and ghosts are left out", async () => {
  codeforces.contests.set(566, {
    name: "Syntax Siege",
    phase: "CODING",
    parties: [
      { rank: 1, handles: ["guest"], type: "OUT_OF_COMPETITION" },
      { rank: 1, handles: [], teamName: "Another university", ghost: true },
      { rank: 2, handles: ["a_1", "a_2", "a_3"], teamName: "Null Pointers" },
      { rank: 2, handles: ["b_1"] },
      { rank: 4, handles: ["late"], type: "OUT_OF_COMPETITION" },
      { rank: 5, handles: ["c_0"], ghost: true },
      { rank: 5, handles: ["c_1"] },
      { rank: 6, handles: [], teamName: "Without handles" },
      { rank: 0, handles: ["c_1"], type: "PRACTICE" },
      { rank: 1, handles: ["b_1"], type: "VIRTUAL" },
      { rank: 7, handles: ["boss"], type: "MANAGER" },
    ],
  });
  const { name, phase, rows } = await contests().fetch(566, null);
  expect([name, phase]).toEqual(["Syntax Siege", "CODING"]);
  expect(
    rows.map(({ rank, teamName, handles, isOutside }) => [rank, teamName ?? handles[0], isOutside]),
  ).toEqual([
    [1, "guest", true],
    [1, "Null Pointers", false],
    [1, "b_1", false],
    [3, "late", true],
    [3, "c_1", false],
    [4, "Without handles", false],
  ]);
  expect(codeforces.asked.map(({ pathname, search }) => pathname + search)).toEqual([
    "/api/contest.standings?contestId=566&showUnofficial=true",
  ]);
});

test("what each has: problems and penalty where they count, else points, whole or not", async () => {
  const parties = [
    { rank: 1, handles: ["a_1"], problems: [1, 1, 0], penalty: 95 },
    { rank: 2, handles: ["b_1"], problems: [], penalty: 0 },
  ];
  const counts = async (type: "CF" | "IOI" | "ICPC", some: typeof parties) => {
    codeforces.contests.set(566, { name: "Syntax Siege", phase: "CODING", type, parties: some });
    const { rows } = await contests().fetch(566, null);
    return rows.map(({ solved, points, penalty }) => [solved, points, penalty]);
  };
  expect(await counts("ICPC", parties)).toEqual([
    [2, null, 95],
    [0, null, 0],
  ]);
  const [first] = parties;
  const half = [{ ...first, rank: 1, handles: ["a_1"], problems: [100, 33.5], penalty: 0 }];
  for (const type of ["CF", "IOI"] as const) expect(await counts(type, half)).toEqual([[null, 133.5, null]]);
  // The penalty is too large for a contest and for the database's columns.
  const wild = [{ rank: 1, handles: ["a_1"], problems: [], penalty: 3e9 }];
  expect(await counts("ICPC", wild)).toEqual([[0, null, null]]);
});

test("a private contest: signed with key and secret, which Codeforces checks", async () => {
  codeforces.contests.set(7, { name: "Private", phase: "FINISHED", parties: [], key: KEY });
  expect(await contests().fetch(7, KEY)).toMatchObject({ name: "Private", rows: [] });
  await expect(contests().fetch(7, null)).rejects.toMatchObject({ code: "CONTEST_NOT_FOUND" });
  for (const key of [
    { ...KEY, apiKey: "0000000000" },
    { ...KEY, apiSecret: "0000000000" },
  ])
    await expect(contests().fetch(7, key)).rejects.toMatchObject({
      code: "CONTEST_KEY_REFUSED",
      fields: { apiKey: expect.any(String) },
    });
});

test("a refusal of Codeforces is reported in our words, at its field", async () => {
  codeforces.contests.set(8, { name: "Soon", phase: "BEFORE", parties: [] });
  await expect(contests().fetch(8, null)).rejects.toMatchObject({ code: "CONTEST_NOT_STARTED" });
  await expect(contests().fetch(9, null)).rejects.toMatchObject({
    code: "CONTEST_NOT_FOUND",
    fields: { contestId: expect.any(String) },
  });
  await expect(new ContestStandingsService(new CodeforcesApi("")).fetch(9, null)).rejects.toMatchObject({
    code: "CODEFORCES_OFF",
  });
});

test.each<readonly [Mood, string]>([
  ["page", "CODEFORCES_SILENT"],
  ["dropped", "CODEFORCES_SILENT"],
  ["nonsense", "CODEFORCES_SILENT"],
  ["redirect", "CODEFORCES_SILENT"],
  ["huge", "STANDINGS_TOO_LARGE"],
])("when it answers with: %s", async (mood, code) => {
  codeforces.mood = mood;
  await expect(contests().fetch(566, null)).rejects.toMatchObject({ code });
});

test("an answer that begins and does not end is given up in time", async () => {
  codeforces.mood = "slow";
  const api = new CodeforcesApi(codeforces.apiUrl, new CallSpacing(0));
  const began = Date.now();
  await expect(api.ask("user.info", {}, { timeoutMs: 200, waitMs: 0, sizeMax: 100 })).rejects.toMatchObject({
    reason: "silent",
  });
  expect(Date.now() - began).toBeLessThan(2000);
});

test("questions keep apart by themselves", async () => {
  codeforces.addUsers("a_1");
  const api = new CodeforcesApi(codeforces.apiUrl, new CallSpacing(100));
  const ask = (waitMs: number) =>
    api.ask("user.info", { handles: "a_1" }, { timeoutMs: 2000, waitMs, sizeMax: 1000 });
  const began = Date.now();
  await Promise.all([ask(1000), ask(1000), ask(1000)]);
  // Each arrival is measured from the start, because the time between two arrivals may vary on a busy machine.
  codeforces.arrivals.forEach((at, turn) => expect(at - began).toBeGreaterThanOrEqual(turn * 100 - 2));
  expect(codeforces.arrivals).toHaveLength(3);
});

test("a call that would wait too long is refused at once; Codeforces' own refusal for that reason reads the same", async () => {
  codeforces.addUsers("a_1");
  const api = new CodeforcesApi(codeforces.apiUrl, new CallSpacing(10_000));
  const ask = (by: CodeforcesApi) =>
    by.ask("user.info", { handles: "a_1" }, { timeoutMs: 2000, waitMs: 1000, sizeMax: 1000 });
  await ask(api);
  await expect(ask(api)).rejects.toMatchObject({ reason: "busy", comment: "" });
  // Each server spaces only its own calls. A second server with the same IP address calls too early, so Codeforces
  // itself refuses the call.
  codeforces.limitMs = 60_000;
  const other = new CodeforcesApi(codeforces.apiUrl, new CallSpacing(10_000));
  await expect(ask(other)).rejects.toMatchObject({ reason: "busy", comment: "Call limit exceeded" });
});

test("to Codeforces itself questions are more than two seconds apart", () => {
  expect(
    ["https://codeforces.com/api", "", "http://127.0.0.1:9/api", "http://[::1]/api"].map(spacingOf),
  ).toEqual([2200, 2200, 0, 0]);
});

test("many handles in one call; each unknown handle costs one more, and known ones are not asked again", async () => {
  const handles = Array.from({ length: 300 }, (_, at) => `user_${String(at)}`);
  codeforces.addUsers(...handles);
  codeforces.users.set("old_name", { handle: "new_name", rating: 1700 });
  const lookUp = new HandleLookUp(new CodeforcesApi(codeforces.apiUrl, new CallSpacing(0)));
  const answers = await lookUp.findAll([...handles, "nobody_1", "OLD_NAME", "USER_5", "nobody_2"]);
  expect(answers.slice(300)).toEqual([
    { outcome: "unknown" },
    { outcome: "found", handle: "new_name", rating: 1700 },
    { outcome: "found", handle: "user_5", rating: 1500 },
    { outcome: "unknown" },
  ]);
  expect(codeforces.asked).toHaveLength(4);
  await lookUp.findAll(["nobody_1", "user_7"]);
  expect(await lookUp.find("User_8")).toMatchObject({ handle: "user_8" });
  expect(codeforces.asked).toHaveLength(4);
});

test("while Codeforces is down, the list says so and does not wait", async () => {
  codeforces.mood = "page";
  const lookUp = new HandleLookUp(new CodeforcesApi(codeforces.apiUrl, new CallSpacing(0)));
  expect(await lookUp.findAll(["a_1", "b_1"])).toEqual([{ outcome: "silent" }, { outcome: "silent" }]);
  expect(codeforces.asked).toHaveLength(1);
});

import { startTestApp, TEST_ADMIN, type TestApp } from "../../../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../../../app/testing/test-client.js";
import { addTeams } from "../../../teams/testing/many-teams.js";
import { csvFile } from "../../../../kernel/contract/csv-text.js";
import type { EventResults } from "../results.types.js";
import type { PastResultsPayload } from "./past-results.types.js";
import { readPastResults } from "./read-past-results.js";

const SAVED = "id year number teams savedByName takenOffAt isShown";
const SAVE = `mutation ($input: SavePastResultsInput!) { savePastResults(input: $input) { message pastResults { ${SAVED} } } }`;
const WITHDRAW = `mutation ($input: WithdrawPastResultsInput!) {
  withdrawPastResults(input: $input) { message pastResults { ${SAVED} } } }`;
const PREVIEW = `query ($csv: String!) { previewPastResults(csv: $csv) { teams problems leavesNamesOut
  lines { line place teamName handles college problem } } }`;
const RESULTS = `query ($slug: String!, $year: Int) { eventResults(slug: $slug, year: $year) { kind year line total
  rows { place isShared teamName handles names college } editions { title path } } }`;
const CSV =
  "Rank,Team,Handles,College,Names\n2,Beta,b_one b_two,,Asha\n1,Alpha,@a_one,IIT Ropar,\n2,'=Gamma,,,";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.application.services.db.inTransaction(async (tx) => {
    for (const table of ["past_places", "past_results"]) await tx.query(`DELETE FROM ${table}`);
  });
});

const save = (more: object = {}) =>
  admin.graphql(SAVE, { input: { eventSlug: "algOlympics", year: 2024, csv: CSV, ...more } });
const saved = ({ data, errors }: GraphQLReply, name = "savePastResults") => {
  expect(errors).toBeUndefined();
  return (data?.[name] as PastResultsPayload).pastResults;
};
const results = async (year: number | null = null, slug = "algOlympics") =>
  (await app.client().graphql(RESULTS, { slug, year })).data?.["eventResults"] as EventResults | null;
const codeOf = ({ errors }: GraphQLReply) => errors?.[0]?.extensions.code;

test("a list is previewed and saved, and then everybody sees it, without the people that it named", async () => {
  const looked = await admin.graphql(PREVIEW, { csv: CSV });
  expect(looked.data?.["previewPastResults"]).toMatchObject({
    ...{ teams: 3, problems: 0, leavesNamesOut: true },
    lines: [
      { line: 2, place: 2, teamName: "Beta", handles: ["b_one", "b_two"], college: null, problem: null },
      { line: 3, place: 1, teamName: "Alpha", handles: ["a_one"], college: "IIT Ropar" },
      { line: 4, place: 2, teamName: "=Gamma" },
    ],
  });
  expect(await results()).toMatchObject({ kind: "none" });
  expect(saved(await save())).toMatchObject([{ year: 2024, number: 1, teams: 3, isShown: true }]);
  expect(await results()).toMatchObject({
    ...{ kind: "past", year: 2024, line: null, total: 3, editions: [] },
    rows: [
      { place: 1, isShared: false, teamName: "Alpha", handles: ["a_one"], names: [], college: "IIT Ropar" },
      { place: 2, isShared: true, teamName: "=Gamma" },
      { place: 2, isShared: true, teamName: "Beta" },
    ],
  });
  const files = ["results.csv", "results/2024.csv"].map((file) =>
    app.client().get(`/events/algOlympics/${file}`),
  );
  const [newest, ofYear] = await Promise.all(files);
  expect(newest?.text).toContain("2,'=Gamma,");
  expect(ofYear?.text).toBe(newest?.text);
  const [entry] = await app.application.services.db.query<{ details: string }>(
    "SELECT details FROM audit_entries WHERE action = 'results.save' ORDER BY id DESC LIMIT 1",
  );
  expect(JSON.parse(entry?.details ?? "")).toEqual({ year: 2024, teams: 3 });
});

test.each([
  ["x,Alpha,,", "rank"],
  ["1,,,", "team"],
  ["1,Zero,,\n2, ZERO ,,", "twice"],
  ["1,Alpha,a b!,", "handles"],
])("a line that cannot be read (%j) is named, and nothing of its list is saved", async (lines, problem) => {
  const csv = `rank,team,handles,college\n${lines}`;
  const looked = (await admin.graphql(PREVIEW, { csv })).data?.["previewPastResults"];
  const problems = (looked as { lines: { problem: string | null }[] }).lines.map((line) => line.problem);
  expect(problems).toContain(problem);
  expect(codeOf(await save({ csv }))).toBe("BAD_INPUT");
  expect(await app.application.services.db.query("SELECT id FROM past_results")).toEqual([]);
});

test("a later list of a year replaces the one before; taken off, that one is back, and so it goes the other way", async () => {
  await save();
  const [second] = saved(await save({ csv: "rank,team\n1,Corrected" }));
  expect(second).toMatchObject({ number: 2, isShown: true });
  expect(await results(2024)).toMatchObject({ total: 1 });
  const step = (withdrawn: boolean) => admin.graphql(WITHDRAW, { input: { id: second?.id, withdrawn } });
  const withdrawn = saved(await step(true), "withdrawPastResults");
  expect(withdrawn.map(({ isShown }) => isShown)).toEqual([false, true]);
  expect(await results(2024)).toMatchObject({ total: 3 });
  await step(false);
  expect(await results(2024)).toMatchObject({ total: 1 });
  expect(codeOf(await admin.graphql(WITHDRAW, { input: { id: "0", withdrawn: true } }))).toBe("BAD_INPUT");
});

test("two lists for a year saved at once get numbers of their own, and the later one counts", async () => {
  const replies = await Promise.all(
    [1, 2, 3, 4].map((at) => save({ csv: `rank,team\n1,Team ${String(at)}` })),
  );
  expect(replies.map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
  const numbers = await app.application.services.db.query<{ number: number }>(
    "SELECT number FROM past_results",
  );
  expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
});

test("years lead to one another; a published ranking comes first, and a year without results is no page", async () => {
  await save({ year: 2022 });
  await save({ year: 2023 });
  expect(await results()).toMatchObject({
    year: 2023,
    editions: [{ title: "AlgOlympics 2022", path: "/events/algOlympics/results/2022" }],
  });
  expect(await results(2021)).toBeNull();
  await addTeams(app.application.services.db, "algOlympics", [{ name: "Now", ranking: 1 }]);
  app.application.services.db.changes.publish({ topic: "results", id: "x" });
  await new Promise((resolve) => setImmediate(resolve));
  expect((await results())?.editions.map(({ title }) => title)).toEqual([
    "AlgOlympics 2023",
    "AlgOlympics 2022",
  ]);
  expect((await results(2022))?.editions.map(({ path }) => path)).toEqual([
    "/events/algOlympics/results",
    "/events/algOlympics/results/2023",
  ]);
});

test("columns may be called otherwise, and the file of results is read in again as it was", () => {
  const csv = "Platz,দলের নাম,कॉलेज का नाम,CF handle\n1,Alpha,IIT Ropar,a_one";
  expect(() => readPastResults({ csv })).toThrow();
  const { lines } = readPastResults({ csv, columns: [{ column: 0, field: "rank" }] });
  expect(lines).toMatchObject([{ place: 1, teamName: "Alpha", college: "IIT Ropar", handles: ["a_one"] }]);
  const headings = ["rank", "team", "handles", "college", "names"];
  const rows = [[1, "007", "a_one", "0123456789012", null]];
  expect(readPastResults({ csv: csvFile({ headings, rows }) }).lines).toMatchObject([
    { place: 1, teamName: "007", college: "0123456789012", problem: null },
  ]);
});

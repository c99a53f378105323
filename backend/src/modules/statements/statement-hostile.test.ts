import {
  hostileStatement,
  HOSTILE_COUNTS,
  HOSTILE_TEAMS,
  statementCsv,
} from "./testing/hostile-statement.js";
import { addReportedTeams, inventTeams } from "./testing/reported-teams.js";
import { outcomeCounts, StatementFixture } from "./testing/statement-fixture.js";

jest.setTimeout(60_000);

const teams = inventTeams(HOSTILE_TEAMS);
const lines = hostileStatement(teams);
const csv = statementCsv(lines);
const SPELLINGS = [
  ["with commas", csv],
  ["with semicolons and a BOM", `\uFEFF${statementCsv(lines, ";")}`],
  ["with lines that end in LF", csv.replaceAll("\r\n", "\n")],
  ["with the NULs of UTF-16", Array.from(csv, (char) => `${char}\0`).join("")],
] as const;

let fixture: StatementFixture;
beforeAll(async () => {
  fixture = await StatementFixture.open();
  await addReportedTeams(fixture.payments, teams);
});
afterAll(() => fixture.close());

test.each(SPELLINGS)(
  "a thousand hostile lines, %s: so many of each kind, and nothing is changed",
  async (_how, text) => {
    const before = await fixture.rows(true);
    expect(outcomeCounts(await fixture.preview(text))).toEqual(HOSTILE_COUNTS);
    expect(await fixture.rows(true)).toEqual(before);
  },
);

test("every line that can be confirmed is for the team that it was written for", async () => {
  const byReference = new Map(teams.map((team) => [team.reference, team]));
  for (const { match, outcome } of await fixture.preview(csv)) {
    if (outcome !== "exact" && outcome !== "probable") continue;
    const team = byReference.get(match?.reference ?? "");
    expect(match).toMatchObject({ teamName: team?.name, transactionId: team?.transactionId, amount: 36000 });
    expect(["pending", "incomplete"]).toContain(team?.status);
  }
});

test("every line confirmed, the file again in another spelling, and every line taken back", async () => {
  const [exported, rows] = [await fixture.exported(), await fixture.rows()];
  const shown = await fixture.preview(csv);
  fixture.payments.statements.length = 0;
  const batch = await fixture.commit(csv, shown, ({ outcome }) => ["exact", "probable"].includes(outcome));
  // All other writers wait for these SQL statements, so their number must not grow with the number of payments.
  const { statements } = fixture.payments;
  const waitedFor = statements.slice(statements.findIndex((sql) => sql.startsWith("UPDATE")));
  expect(waitedFor.length).toBeLessThan(65);
  expect(batch).toMatchObject({ lines: 1000, confirmed: 540, probable: 140 });
  const { exact, probable, seen, ...others } = HOSTILE_COUNTS;
  for (const [, text] of SPELLINGS) {
    expect(outcomeCounts(await fixture.preview(text))).toEqual({ ...others, seen: seen + exact + probable });
  }
  fixture.payments.statements.length = 0;
  await fixture.revert(batch.id);
  expect(fixture.payments.statements.length).toBeLessThan(60);
  expect(await fixture.exported()).toBe(exported);
  expect(await fixture.rows()).toEqual(rows);
  expect(outcomeCounts(await fixture.preview(csv))).toEqual(HOSTILE_COUNTS);
});

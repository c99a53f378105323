import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getNamedType, isObjectType } from "graphql";
import type { Database } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createTestDatabase, type TestDatabase } from "../../kernel/testing/test-database.js";
import { DATA_MODEL } from "../data-model.js";
import { buildGraphQLSchema } from "../graphql/schema.js";
import { seedDemo } from "../seed/demo-seed.js";
import { seedEvents } from "../seed/seed-events.js";
import { runClub, type ClubRun } from "../testing/run-club.js";

const EVIL = '=HYPERLINK("http://evil.example","win")';

let place: TestDatabase;
let db: Database;
let folder: string;
const club = (args: string): Promise<ClubRun> => runClub(args, { DATABASE_URL: place.url });

beforeAll(async () => {
  place = await createTestDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  await migrateDatabase(db);
  await seedEvents(db);
  await seedDemo(db, { teams: 4, users: 14, seed: 1 }, "no hash");
  folder = await mkdtemp(join(tmpdir(), "club-cli-"));
  await db.inTransaction(async (tx) => {
    const [team] = await db.query<{ id: string }>("SELECT id FROM teams ORDER BY nameKey");
    await execute(tx, "UPDATE teams SET name = ?, nameKey = ? WHERE id = ?", [EVIL, EVIL, team?.id]);
  });
});
afterAll(async () => {
  await db.close();
  await place.dispose();
  await rm(folder, { recursive: true });
});

const schema = buildGraphQLSchema({ get: () => undefined });
/** Returns the keys of a value, at any depth, that are not fields of the API type. */
function unnamedIn(value: unknown, typeName: string): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type) || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const field = type.getFields()[key];
    if (!field) return [`${typeName}.${key}`];
    const inner = getNamedType(field.type).name;
    return [inside].flat().flatMap((one) => unnamedIn(one, inner));
  });
}

test("users, teams, payments and events as tables", async () => {
  const [{ n } = { n: 0 }] = await db.query<{ n: number | string }>("SELECT COUNT(*) AS n FROM users");
  expect((await club("list users")).out).toContain(`\n${String(Number(n))} rows\n`);
  expect((await club("list teams")).out).toContain("\n4 rows\n");
  expect((await club("list payments")).out).toMatch(/^Team +Reference +Amount \(INR\)/);
  expect((await club("list events")).out).toContain("syntaxsiege    Syntax Siege 2025  current");
});

test.each([
  ["users", "User"],
  ["teams", "Team"],
  ["payments", "ReportedPayment"],
  ["events", "Event"],
])("%s as JSON, with the names of the API's type %s", async (what, type) => {
  const rows = JSON.parse((await club(`list ${what} --json`)).out) as Record<string, unknown>[];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(unnamedIn(row, type)).toEqual([]);
  if (what === "events") return;
  const exported = await club(`export json ${what}`);
  expect(JSON.parse(exported.out)).toEqual(rows);
});

test("teams as CSV: one record per team with all its people, formulas made harmless", async () => {
  const { code, out } = await club("export csv teams");
  expect(code).toBe(0);
  const [head, ...records] = out.split("\r\n").slice(0, -1);
  expect(head).toMatch(/^Event,Rank,Team,Reference,Payment,Leader,Leader: email,/);
  expect(head).toContain("Member 2: Codeforces handle");
  expect(records).toHaveLength(4);
  expect(out).toContain(`"'=HYPERLINK(""http://evil.example"",""win"")"`);
  expect(out).not.toMatch(/(^|,|")=/m);
});

test("into a file of the caller's own, which is never overwritten", async () => {
  const file = join(folder, "payments.csv");
  const written = await club(`export csv payments --output ${file}`);
  expect(written).toMatchObject({ code: 0, err: "" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const content = await readFile(file, "utf8");
  expect(content).toMatch(/^\uFEFFTeam,Reference,Amount \(INR\),Status,.*\r\n/);
  expect(content.split("\r\n").length - 2).toBe(Number(/^\d+/.exec(written.out)?.[0]));
  const again = await club(`export csv users --output ${file}`);
  expect(again).toMatchObject({ code: 1, err: `${file} already exists. Choose another file.\n` });
  expect(await readFile(file, "utf8")).toBe(content);
  const other = join(folder, "teams.csv");
  const reported = await club(`export csv teams --output ${other} --json`);
  expect(JSON.parse(reported.out)).toEqual({ file: other, count: 4 });
  expect(await club("export csv teams --json")).toMatchObject({ code: 2, out: "" });
});

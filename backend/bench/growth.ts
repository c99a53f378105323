// npm run bench:growth: measures the cost of requests as the data grows. Covers the main reads, a write, statistics,
// rankings and pages, and the search and every sort order of the admin area's lists. Each request runs alone on one
// connection. The result is the median of several requests, after two warm-up requests (docs/performance.md). Options:
// --teams 500,10000,100000 --database sqlite|mariadb --times 7
import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freePort } from "../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { seed, signIn, type BenchTokens } from "./data.js";
import { MariadbServer } from "./faults/mariadb-server.js";
import { GROWTH_CASES, type GrowthCase } from "./growth-cases.js";
import { startProduct } from "./product.js";
import type { RunningServer } from "./servers.js";

const { values } = parseArgs({
  options: {
    teams: { type: "string", default: "500,10000,100000" },
    database: { type: "string", default: "sqlite" },
    times: { type: "string", default: "7" },
  },
});
const sizes = values.teams.split(",").map(Number);
const times = Number(values.times);
const root = fileURLToPath(new URL("../..", import.meta.url));
/** The number of accounts without a team. They create teams in the benchmark. */
const FREE = 200;

const columns = new Map<number, Map<string, number>>();
for (const teams of sizes) columns.set(teams, await measureSize(teams));
const most = sizes.at(-1) ?? 0;
console.log(`\n| request, ms | ${sizes.map((size) => `${String(size)} teams`).join(" | ")} | ratio |`);
console.log(`| --- | ${sizes.map(() => "---:").join(" | ")} | ---: |`);
for (const { name } of GROWTH_CASES) {
  const row = sizes.map((size) => columns.get(size)?.get(name) ?? NaN);
  const ratio = (row.at(-1) ?? NaN) / (row[0] ?? NaN);
  console.log(`| ${name} | ${row.map((ms) => ms.toFixed(1)).join(" | ")} | ${ratio.toFixed(1)} |`);
}
console.log(`\n${values.database}, ratio of ${String(most)} teams to ${String(sizes[0])}`);

async function measureSize(teams: number): Promise<Map<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "club-growth-"));
  const mariadb = values.database === "mariadb" ? await MariadbServer.make() : null;
  let server: RunningServer | undefined;
  try {
    await mariadb?.start();
    const database = mariadb?.url ?? `sqlite:${join(folder, "club.sqlite")}`;
    await seed(database, teams, teams * 3 + FREE);
    const tokens = await signIn(database, TEST_SECRET);
    server = await startProduct(root, database, await freePort());
    console.log(
      `${String(teams)} teams: ready after ${server.readyAfter.toFixed(0)} ms, ${(await server.memory()).toFixed(0)} MB`,
    );
    const medians = new Map<string, number>();
    for (const one of GROWTH_CASES) medians.set(one.name, await median(server, one, tokens));
    console.log(`${String(teams)} teams: ${(await server.memory()).toFixed(0)} MB afterwards`);
    return medians;
  } finally {
    await server?.stop();
    await mariadb?.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

async function median(server: RunningServer, one: GrowthCase, tokens: BenchTokens): Promise<number> {
  const took: number[] = [];
  for (let turn = -2; turn < times; turn++) {
    const began = performance.now();
    await ask(server, one, tokens, turn + 2);
    if (turn >= 0) took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? NaN;
}

async function ask(
  { url }: RunningServer,
  one: GrowthCase,
  tokens: BenchTokens,
  turn: number,
): Promise<void> {
  if (one.page !== undefined) {
    const page = await fetch(`${url}${one.page}`);
    if (!page.ok) throw new Error(`${one.name}: ${String(page.status)}`);
    await page.arrayBuffer();
    return;
  }
  const people = tokens[one.as];
  const reply = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${people[turn % people.length] ?? ""}`,
    },
    body: JSON.stringify({ query: one.query, variables: one.variables?.(turn) ?? {} }),
  });
  const answer = (await reply.json()) as { errors?: { message: string }[] };
  if (answer.errors) throw new Error(`${one.name}: ${answer.errors[0]?.message ?? ""}`);
}

// npm run bench:workers: compares the site running as one process with the site running as several processes on one
// port (WORKERS), with one MariaDB and one Redis. Runs wrk with 16 connections in interleaved rounds. Prints medians:
// requests per second, and CPU milliseconds per request of the site's processes together, of the database and of wrk.
// All of them share the machine's cores (docs/performance.md). Needs mariadbd, redis-server and wrk. Options: --rounds
// 5 --seconds 4 --teams 500 --workers 2 --cases R1,R3,P1,W1,L1
import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findMariadb, startMariadb } from "../../scripts/lib/mariadb.mjs";
import { DATA_MODEL } from "../src/app/data-model.js";
import { openDatabase } from "../src/kernel/db/open-database.js";
import { RedisServer } from "../src/kernel/testing/redis-server.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { seed, signIn } from "./data.js";
import { R1_QUERY, R3_QUERY, W1_MUTATION } from "./queries.js";
import { childrenNamed, cpuSeconds, endedChildrenSeconds, residentMegabytes } from "./workers/processes.js";
import { startSite, type WorkerSite } from "./workers/site.js";
import { HEADING, row, type Round } from "./workers/table.js";
import { fire, type Shot } from "./wrk.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    teams: { type: "string", default: "500" },
    workers: { type: "string", default: "2" },
    cases: { type: "string", default: "R1,R3,P1,W1,L1" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const teams = Number(values.teams);
const wanted = values.cases.split(",");
/**
 * Number of users without a team for one shot. Each create-team request needs a different user. Two fast cores, shared
 * by MariaDB and the site, cannot create more teams during one shot.
 */
const FREE_PER_SHOT = 1_500 * seconds;
/** The password of all accounts in the demo data. */
const DEMO_PASSWORD = "syntax-siege-demo";

process.env["TEST_DATABASE"] = "mariadb";
const mariadb = await startMariadb(findMariadb() ?? "mariadbd");
process.env["TEST_MARIADB_URL"] = mariadb.adminUrl;
const { createTestDatabase } = await import("../src/kernel/testing/test-database.js");
const database = await createTestDatabase();
const redis = await RedisServer.start();
const folder = await mkdtemp(join(tmpdir(), "club-bench-"));
const sites: WorkerSite[] = [];
try {
  const free = wanted.includes("W1") ? FREE_PER_SHOT * 2 * (rounds + 1) : 0;
  console.log(`seeding ${String(teams)} teams and ${String(free)} users without one`);
  await seed(database.url, teams, teams * 3 + free);
  const tokens = await signIn(database.url, TEST_SECRET);
  for (const count of [1, Number(values.workers)])
    sites.push(await startSite(count, database.url, redis.url));

  const [databasePid = 0] = childrenNamed(process.pid, "mariadbd");
  let used = 0;
  const graphql = (site: WorkerSite, query: string, variables: unknown, bearer: readonly string[]): Shot => ({
    url: `${site.url}/graphql`,
    body: JSON.stringify({ query, variables }),
    tokens: bearer,
  });
  const email = await someAddress();
  const cases: Record<string, (site: WorkerSite) => Shot> = {
    R1: (site) => graphql(site, R1_QUERY, {}, tokens.members),
    R3: (site) => graphql(site, R3_QUERY, {}, tokens.admin),
    P1: (site) => ({ url: `${site.url}/` }),
    W1: (site) => {
      const bearer = tokens.teamless.slice(used, (used += FREE_PER_SHOT));
      return graphql(site, W1_MUTATION, { input: { name: `Bench ${String(used)} %d` } }, bearer);
    },
    L1: (site) => ({
      url: `${site.url}/api/auth/login`,
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    }),
  };

  const measure = async (site: WorkerSite, shot: Shot): Promise<Round> => {
    const clocks = (): number[] => [
      cpuSeconds(site.pids()),
      cpuSeconds([databasePid]),
      endedChildrenSeconds(),
    ];
    const before = clocks();
    const { requestsPerSecond, p99, failures } = await fire(shot, seconds, folder);
    const [ofSite = NaN, ofDatabase = NaN, ofWrk = NaN] = clocks().map(
      (after, i) => ((after - (before[i] ?? 0)) * 1000) / (requestsPerSecond * seconds),
    );
    return { perSecond: requestsPerSecond, p99, site: ofSite, database: ofDatabase, wrk: ofWrk, failures };
  };

  console.log(`${String(availableParallelism())} cores\n\n${HEADING}`);
  for (const [name, shotAt] of Object.entries(cases)) {
    if (!wanted.includes(name)) continue;
    const rows = sites.map((): Round[] => []);
    for (const site of sites) await measure(site, shotAt(site)); // warm-up
    for (let round = 0; round < rounds; round++)
      for (const [i, site] of sites.entries()) rows[i]?.push(await measure(site, shotAt(site)));
    for (const [i, { workers }] of sites.entries())
      console.log(row(name, workers, rows[i] ?? [], rows[0] ?? []));
  }
  for (const site of sites) {
    const megabytes = residentMegabytes(site.pids()).toFixed(0);
    console.log(`\nWORKERS=${String(site.workers)}: ${megabytes} MB resident after all this`);
  }
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1) ?? "?"}`);
} finally {
  for (const site of sites) await site.stop();
  await redis.down();
  await database.dispose();
  mariadb.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** Returns the e-mail address of some user who can log in. */
async function someAddress(): Promise<string> {
  const db = await openDatabase(database.url, DATA_MODEL);
  const [user] = await db.query<{ email: string }>("SELECT email FROM users WHERE email LIKE '%.1@%'");
  await db.close();
  return user?.email ?? "";
}

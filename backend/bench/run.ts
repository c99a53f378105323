// npm run bench: measures requests per second and CPU time per request for the product, for the fastest server that its
// stack allows, and for a bare node:http server. All use the same rows and the same machine. wrk sends the requests on
// 16 connections, in interleaved rounds. Prints medians (docs/performance.md, "Read the figures"). Options: --rounds 3
// --seconds 3 --teams 500 --database sqlite|mariadb --cases R1,R2,R2z,R3,P1,W1 --before ../other (another built
// checkout to compare with this one)
import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { CASES, startContestants, type CaseName, type Contestant } from "./contestants.js";
import { seed, signIn, type BenchTokens } from "./data.js";
import { MariadbServer } from "./faults/mariadb-server.js";
import { fire, type Figures } from "./wrk.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    teams: { type: "string", default: "500" },
    database: { type: "string", default: "sqlite" },
    cases: { type: "string", default: CASES.join(",") },
    before: { type: "string" },
  },
});
const [rounds, seconds, teams] = [values.rounds, values.seconds, values.teams].map(Number) as [
  number,
  number,
  number,
];
const wanted = CASES.filter((name) => values.cases.split(",").includes(name));
/**
 * Warm-up time in seconds, in which V8 compiles the code of a request. On a busy machine, the compilation needs several
 * thousand requests.
 */
const WARM_UP = 5;

/**
 * Number of people without a team for each server and round. Each created team uses up one person, and the number is
 * enough for the fastest server, even in the warm-up round.
 */
const FREE_A_ROUND = 3000 * Math.max(seconds, WARM_UP);
const freePeople = wanted.includes("W1") ? FREE_A_ROUND * (rounds + 1) * 5 : 0;

type Round = Figures & { readonly cpu: number };

const folder = await mkdtemp(join(tmpdir(), "club-bench-"));
const mariadb = values.database === "mariadb" ? await MariadbServer.make() : null;
const contestants: Contestant[] = [];
try {
  await mariadb?.start();
  const database = mariadb?.url ?? `sqlite:${join(folder, "club.sqlite")}`;
  console.log(
    `seeding ${String(teams)} teams and ${String(freePeople)} people without one, on ${values.database}`,
  );
  await seed(database, teams, teams * 3 + freePeople);
  const tokens = await signIn(database, TEST_SECRET);
  const root = fileURLToPath(new URL("../..", import.meta.url));
  await startContestants(contestants, root, database, folder, values.before);
  await sleep(3000); // after two seconds the product frees the memory that only its start needed
  const idle = await contestants[0]?.server.memory();
  console.log(
    "\n| case | server | requests/s | CPU ms a request | p99 ms | failures |\n| --- | --- | ---: | ---: | ---: | ---: |",
  );
  for (const name of wanted) await measure(name, tokens);
  const [product] = contestants;
  console.log(
    `\nready after ${String(Math.round(product?.server.readyAfter ?? NaN))} ms; memory ${String(Math.round(idle ?? NaN))} MB idle, ${String(Math.round((await product?.server.memory()) ?? NaN))} MB after load`,
  );
} finally {
  for (const { server } of contestants) await server.stop();
  await mariadb?.dispose();
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: CaseName, tokens: BenchTokens): Promise<void> {
  const contestantsOfCase = contestants.filter(({ shot }) => shot(name, "") !== null);
  const results = new Map(contestantsOfCase.map((contestant) => [contestant, [] as Round[]]));
  for (let round = 0; round <= rounds; round++) {
    // In turns from the front and from the back: a server measured right after another case takes up to a fifth longer.
    const inTurn = round % 2 === 0 ? [...results] : [...results].reverse();
    for (const [contestant, figures] of inTurn) {
      const took = await once(contestant, name, round, tokens);
      if (round > 0) figures.push(took); // round 0 only warms up
    }
  }
  for (const [{ name: server }, figures] of results) {
    const failures = figures.reduce((sum, round) => sum + round.failures, 0);
    if (failures > 0) process.exitCode = 1;
    for (const round of figures) if (round.failures > 0) console.error(`${name}, ${server}: ${round.why}`);
    const of = (pick: (round: Round) => number): number => median(figures.map(pick));
    const cells = [
      of((r) => r.requestsPerSecond).toFixed(0),
      of((r) => r.cpu).toFixed(3),
      of((r) => r.p99).toFixed(1),
    ];
    console.log(`| ${name} | ${server} | ${cells.join(" | ")} | ${String(failures)} |`);
  }
}

async function once(
  contestant: Contestant,
  name: CaseName,
  round: number,
  tokens: BenchTokens,
): Promise<Round> {
  const shot = contestant.shot(name, `${contestant.name} ${String(round)}`);
  if (!shot) throw new Error(`${contestant.name} has no ${name}`);
  const before = await contestant.server.cpuSeconds();
  const figures = await fire(
    { ...shot, ...tokensOf(contestant, name, round, tokens) },
    round === 0 ? WARM_UP : seconds,
    folder,
  );
  const cpu = (await contestant.server.cpuSeconds()) - before;
  return { ...figures, cpu: (1000 * cpu) / figures.requests };
}

function tokensOf(
  contestant: Contestant,
  name: CaseName,
  round: number,
  tokens: BenchTokens,
): { tokens?: readonly string[] } {
  if (name === "P1") return {};
  if (name === "R1") return { tokens: tokens.members };
  if (name !== "W1") return { tokens: tokens.admin };
  const part = contestants.indexOf(contestant);
  const own = tokens.teamless.filter((_token, n) => n % contestants.length === part);
  return { tokens: own.slice(round * FREE_A_ROUND, (round + 1) * FREE_A_ROUND) };
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

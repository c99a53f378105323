// npm run bench: requests a second of the product beside a bare node:http server on the same data and machine, measured
// with wrk: 16 connections, interleaved rounds, medians, ratios (docs/performance.md, "Read the figures"). Options: --rounds 3 --seconds 4
import "reflect-metadata";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seed, signIn } from "./data.js";
import { R1_QUERY, R2_QUERY, R3_QUERY, W1_MUTATION } from "./queries.js";
import { startServer } from "./servers.js";
import { fire, type Figures, type Shot } from "./wrk.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "4" },
    teams: { type: "string", default: "500" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const teams = Number(values.teams);
/** Each create-team needs a user who has none yet: enough for the fastest server in every round. */
const freeUsers = 6000 * seconds * (rounds + 1);

const folder = await mkdtemp(join(tmpdir(), "club-bench-"));
try {
  const file = join(folder, "app.sqlite");
  console.log(`seeding ${String(teams)} teams and ${String(freeUsers)} users without one`);
  await seed(`sqlite:${file}`, teams, teams * 3 + freeUsers);
  const tokens = await signIn(`sqlite:${file}`, TEST_SECRET);
  const bareFile = join(folder, "bare.sqlite");
  await copyFile(file, bareFile);

  const app = await startServer([new URL("../dist/main.js", import.meta.url).pathname], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: "4181",
    PUBLIC_URL: "http://127.0.0.1:4181",
    DATABASE_URL: `sqlite:${file}`,
    JWT_SECRET: TEST_SECRET,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
  });
  const page = join(folder, "page.html.br");
  const home = await fetch(app.url, { headers: { "accept-encoding": "br" } });
  await writeFile(page, Buffer.from(await home.arrayBuffer()));
  const bare = await startServer([new URL("bare-server.mjs", import.meta.url).pathname, bareFile, page]);
  const idle = await app.memory();

  let free = 0;
  const pickFree = (): string[] => tokens.teamless.slice(free, (free += 6000 * seconds));
  const graphql = (query: string, variables: unknown, bearer: readonly string[]): Shot => ({
    url: `${app.url}/graphql`,
    body: JSON.stringify({ query, variables }),
    tokens: bearer,
  });
  const cases: [string, () => Shot, () => Shot][] = [
    [
      "R1 my team",
      () => graphql(R1_QUERY, {}, tokens.members),
      () => ({ url: `${bare.url}/my-team`, body: "{}" }),
    ],
    [
      "R2 all teams",
      () => graphql(R2_QUERY, {}, tokens.admin),
      () => ({ url: `${bare.url}/teams`, body: "{}" }),
    ],
    [
      "R3 users, page of 50",
      () => graphql(R3_QUERY, {}, tokens.admin),
      () => ({ url: `${bare.url}/users`, body: "{}" }),
    ],
    ["P1 home page", () => ({ url: `${app.url}/` }), () => ({ url: `${bare.url}/` })],
    [
      "W1 create a team",
      () => graphql(W1_MUTATION, { input: { name: `App ${String(free)} %d` } }, pickFree()),
      () => ({ url: `${bare.url}/create-team`, body: JSON.stringify({ name: `Bare ${String(free)} %d` }) }),
    ],
  ];

  for (const [name, appShot, bareShot] of cases) {
    const results: { app: Figures; bare: Figures }[] = [];
    await fire(appShot(), 1, folder).catch(() => undefined); // warm-up, both
    await fire(bareShot(), 1, folder);
    for (let round = 0; round < rounds; round++) {
      results.push({
        app: await fire(appShot(), seconds, folder),
        bare: await fire(bareShot(), seconds, folder),
      });
    }
    const ours = median(results.map((result) => result.app.requestsPerSecond));
    const limit = median(results.map((result) => result.bare.requestsPerSecond));
    const failures = results.reduce((sum, result) => sum + result.app.failures + result.bare.failures, 0);
    console.log(
      `${name.padEnd(18)} app ${ours.toFixed(0).padStart(7)}/s   bare ${limit.toFixed(0).padStart(7)}/s   ratio ${(ours / limit).toFixed(2)}` +
        `   p99 ${median(results.map((result) => result.app.p99)).toFixed(1)} ms   failures ${String(failures)}`,
    );
    if (failures > 0) process.exitCode = 1;
  }
  console.log(
    `ready after ${app.readyAfter.toFixed(0)} ms; memory ${idle.toFixed(0)} MB idle, ${(await app.memory()).toFixed(0)} MB after load`,
  );
  await app.stop();
  await bare.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

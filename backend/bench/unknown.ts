// npm run bench:unknown: measures how much work a stranger's requests cause the server. Compares an unknown GraphQL
// document with a known one, and a made-up event page (/events/…) with an existing one. Requests run one after the
// other, in rounds that alternate between the cases. Prints median milliseconds. Options: --rounds 10 --requests 30
// --root ../old (another built checkout, measured in the same rounds)
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { startServer, type RunningServer } from "./servers.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    requests: { type: "string", default: "30" },
    root: { type: "string" },
  },
});
const own = new URL("../..", import.meta.url).pathname;
const roots = values.root === undefined ? [own] : [resolve(values.root), own];

/** The query has as many fields as a real page's query. */
const FIELDS =
  "id slug title summary description picture schedule venue fee qualifyingRank maxTeamSize firstDay lastDay state " +
  "registrationOpen registrationOpensAt registrationClosesAt notices { title description link }";

let number = 0;
const CASES: Readonly<Record<string, (url: string) => Promise<Response>>> = {
  "known document": (url) => ask(url, "known"),
  "unknown document": (url) => ask(url, `x${String(++number)}`),
  "known page": (url) => fetch(`${url}/`),
  "unknown page": (url) => fetch(`${url}/events/x${String(++number)}`),
};

function ask(url: string, alias: string): Promise<Response> {
  const query = `{ ${alias}: event(slug: "syntaxsiege") { ${FIELDS} } }`;
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
}

const folder = await mkdtemp(join(tmpdir(), "club-unknown-"));
const servers: RunningServer[] = [];
try {
  for (const [index, root] of roots.entries()) servers.push(await start(root, `${String(index)}.sqlite`));
  const times = servers.map(() => new Map(Object.keys(CASES).map((name) => [name, [] as number[]])));
  for (let round = -1; round < Number(values.rounds); round++) {
    for (const [name, request] of Object.entries(CASES)) {
      for (const [index, { url }] of servers.entries()) {
        const measured = await series(() => request(url));
        if (round >= 0) times[index]?.get(name)?.push(...measured); // The first round only warms up the servers.
      }
    }
  }
  for (const [index, byCase] of times.entries()) {
    const ms = (name: string): number => median(byCase.get(name) ?? []);
    const ratio = (what: string): string => (ms(`unknown ${what}`) / ms(`known ${what}`)).toFixed(1);
    const figures = Object.keys(CASES).map((name) => `${name} ${ms(name).toFixed(2)} ms`);
    console.log(roots[index] === own ? "this checkout" : "the other checkout");
    console.log(`  ${figures.join(", ")}`);
    console.log(`  unknown to known: document ${ratio("document")}, page ${ratio("page")}`);
  }
} finally {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function start(root: string, file: string): Promise<RunningServer> {
  const port = String(await freePort());
  return startServer([join(root, "backend/dist/main.js")], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `sqlite:${join(folder, file)}`,
    JWT_SECRET: TEST_SECRET,
    LOG_LEVEL: "error",
  });
}

/** Sends requests one after the other. Returns the duration of each, in milliseconds. */
async function series(request: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let remaining = Number(values.requests); remaining > 0; remaining--) {
    const began = performance.now();
    await (await request()).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

// npm run bench:statement:large: starts the built site, and previews, confirms and reverts large statements there.
// Measures the time of each step, the time in which no other request is answered, the wait of another user's write, and
// the memory. Options: --lines 5000,20000 --teams 500,10000 --rounds 3 (the first warms up) --database sqlite|mariadb
// (a MariaDB server started for the bench) --root (another checkout, built) --profile folder (a CPU profile of the
// server)
import "reflect-metadata";
import { once } from "node:events";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { findMariadb, startMariadb } from "../../scripts/lib/mariadb.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { seed, signIn } from "./data.js";
import { readDocuments } from "./rush/documents.js";
import { startServer, type RunningServer } from "./servers.js";
import { statementOf } from "./statement/statement-of.js";
import type { Probed } from "./statement/prober.js";

const { values } = parseArgs({
  options: {
    lines: { type: "string", default: "5000,20000" },
    teams: { type: "string", default: "500,10000" },
    rounds: { type: "string", default: "3" },
    database: { type: "string", default: "sqlite" },
    root: { type: "string", default: new URL("../..", import.meta.url).pathname },
    profile: { type: "string" },
  },
});
const root = resolve(values.root);
const documents = await readDocuments(root);

process.env["TEST_DATABASE"] = values.database;
const mariadb = values.database === "mariadb" ? await startMariadb(findMariadb() ?? "mariadbd") : null;
if (mariadb) process.env["TEST_MARIADB_URL"] = mariadb.adminUrl;
const { createTestDatabase } = await import("../src/kernel/testing/test-database.js");
for (const teams of values.teams.split(",").map(Number)) {
  const database = await createTestDatabase();
  try {
    await seed(database.url, teams, teams * 3 + 100);
    const tokens = await signIn(database.url, TEST_SECRET);
    const server = await serverOn(database.url);
    const [admin = "", other = ""] = [tokens.admin[0], tokens.teamless[0]];
    const prober = new Worker(new URL("statement/prober.ts", import.meta.url), {
      workerData: { url: server.url, token: other },
    });
    try {
      for (const lines of values.lines.split(",").map(Number)) {
        const statement = await statementOf(database.url, lines);
        console.log(
          `${values.database}, ${String(teams)} teams, ${String(lines)} lines of which ${String(statement.known)} are theirs, ` +
            `${(statement.csv.length / 1e6).toFixed(1)} MB; memory ${(await server.memory()).toFixed(0)} MB`,
        );
        for (let round = 0; round < Number(values.rounds); round++)
          await oneRound(server, prober, admin, statement.csv);
      }
    } finally {
      await prober.terminate();
      await server.stop();
    }
  } finally {
    await database.dispose();
  }
}
mariadb?.stop();

async function serverOn(url: string): Promise<RunningServer> {
  const port = String(await freePort());
  const profiling = values.profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${values.profile}`];
  return startServer([...profiling, `${root}/backend/dist/main.js`], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: url,
    REDIS_URL: "",
    JWT_SECRET: TEST_SECRET,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
  });
}

interface Reply {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: unknown;
}

async function oneRound(server: RunningServer, prober: Worker, admin: string, csv: string): Promise<void> {
  const ask = async (operation: string, variables: unknown): Promise<unknown> => {
    const reply = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${admin}` },
      body: JSON.stringify({ query: documents.get(operation), variables }),
    });
    const { data, errors } = (await reply.json()) as Reply;
    if (errors !== undefined || !data)
      throw new Error(`${operation}: ${JSON.stringify(errors).slice(0, 500)}`);
    return Object.values(data)[0];
  };
  const timed = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    await probed(prober);
    const from = performance.now();
    const result = await act();
    const ms = performance.now() - from;
    const { longest, longestWrite, failedRequests } = await probed(prober);
    figures.push(
      `${name} ${ms.toFixed(0)} ms (held ${longest.toFixed(0)}, write ${longestWrite.toFixed(0)}` +
        `${failedRequests > 0 ? `, ${String(failedRequests)} FAILED` : ""})`,
    );
    return result;
  };
  const figures: string[] = [];
  const { mapping } = (await timed("inspect", () =>
    ask("InspectStatement", { input: { csv } }),
  )) as Inspected;
  delete mapping["__typename"];
  const preview = () => ask("PreviewStatement", { input: { csv, mapping } });
  const { lines } = (await timed("preview", preview)) as Previewed;
  const rows = lines
    .filter(({ outcome }) => outcome === "exact" || outcome === "probable")
    .map(({ line, match }) => ({ line, teamId: match?.teamId, matchKey: match?.matchKey }));
  const commit = () => ask("CommitStatement", { input: { csv, mapping, rows, fileName: "bench.csv" } });
  const { batch } = (await timed(`confirm ${String(rows.length)}`, commit)) as Committed;
  await timed("revert", () => ask("UndoStatementBatch", { input: { batchId: batch.id } }));
  console.log(`  ${figures.join("; ")}; memory ${(await server.memory()).toFixed(0)} MB`);
}

interface Inspected {
  readonly mapping: Record<string, unknown>;
}
interface Previewed {
  readonly lines: readonly {
    readonly line: number;
    readonly outcome: string;
    readonly match: { readonly teamId: string; readonly matchKey: string } | null;
  }[];
}
interface Committed {
  readonly batch: { readonly id: string };
}

/** Returns the delays that other users saw since the last call, as measured by the prober. */
async function probed(prober: Worker): Promise<Probed> {
  prober.postMessage("?");
  const [seen] = (await once(prober, "message")) as [Probed];
  return seen;
}

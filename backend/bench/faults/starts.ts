import { randomInt } from "node:crypto";
import { type DatabaseName, type Fault, type Measured } from "./experiment.js";
import { SqlitePlace } from "./databases.js";
import { MariadbServer } from "./mariadb-server.js";
import { seconds, tally } from "./outcome.js";
import { kill, pause, type Product, ready, type Site } from "./product.js";
import { ask } from "./traffic.js";

const BOTH = ["sqlite", "mariadb"] as const;
const ROUNDS = 6;
/**
 * Milliseconds after which a start counts as failed. Longer than the migration lease, because a start may have to wait
 * until the lease of a killed process expires.
 */
const START_MS = 30_000;
/** The columns that do not apply to an experiment that only starts the site. */
const NOTHING = { lost: "–", doubled: "–", slowest: "–" };

async function databaseLate(product: Product): Promise<Measured> {
  const place = await MariadbServer.make();
  try {
    await place.start();
    await product.seed(place.url);
    await place.signal("SIGTERM");
    const site = await product.start(place.url);
    await Promise.race([pause(6000), site.ended]);
    const before = [await ask(site.url, { path: "/healthz" }), await ask(site.url, { path: "/readyz" })];
    await place.start();
    const ms = await ready(site, 20_000).catch(() => null);
    return {
      requests: 2,
      failed: tally(before),
      lost: "–",
      doubled: "–",
      slowest: "–",
      recovers: ms === null ? `not by itself (ended with ${await site.ended})` : seconds(ms),
      note: `alive: ${before[0] === "ok" ? "200" : String(before[0])}, ready: ${String(before[1])}`,
    };
  } finally {
    await product.endAll();
    await place.dispose();
  }
}

/** Returns a source of databases: each call of `next` returns the address of a new, empty database. */
async function emptyDatabases(database: DatabaseName): Promise<{
  next: () => Promise<string>;
  tables: (url: string) => Promise<number>;
  dispose: () => Promise<void>;
}> {
  if (database === "mariadb") {
    const server = await (await MariadbServer.make()).start();
    return {
      async next() {
        await server.admin("DROP DATABASE club; CREATE DATABASE club CHARACTER SET utf8mb4");
        return server.url;
      },
      tables: () => server.tables(),
      dispose: () => server.dispose(),
    };
  }
  const places: SqlitePlace[] = [];
  return {
    async next() {
      const place = await SqlitePlace.make();
      places.push(place);
      return place.url;
    },
    tables: () => Promise.resolve(places.at(-1)?.tables() ?? 0),
    async dispose() {
      for (const place of places) await place.dispose();
    },
  };
}

/** Kills the site during its migrations and starts it again. Each round uses a new database. */
async function killedMigrating(product: Product, database: DatabaseName): Promise<Measured> {
  const databases = await emptyDatabases(database);
  const restarts: string[] = [];
  const waits: number[] = [];
  const notes = new Set<string>();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const url = await databases.next();
      const site = await product.start(url);
      const tables = randomInt(2, 16);
      while ((await databases.tables(url)) < tables && site.child.exitCode === null) await pause(1);
      kill(site, "SIGKILL");
      await site.ended;
      const again = await product.start(url);
      const started = await readyOrNot(again);
      restarts.push(typeof started === "number" ? "ok" : "never starts again");
      if (typeof started === "number") waits.push(started);
      else notes.add(started);
      kill(again, "SIGKILL");
      await again.ended;
    }
    const recovers = waits.length === 0 ? "never" : `${seconds(Math.max(...waits))} (a start)`;
    return {
      ...NOTHING,
      requests: `${String(ROUNDS)} kills`,
      failed: tally(restarts),
      recovers,
      note: [...notes].join("; "),
    };
  } finally {
    await product.endAll();
    await databases.dispose();
  }
}

/** Starts two sites on an empty database at the same time. */
async function twoAtOnce(product: Product, database: DatabaseName): Promise<Measured> {
  const databases = await emptyDatabases(database);
  const outcomes: string[] = [];
  const notes = new Set<string>();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const url = await databases.next();
      const sites = await Promise.all([product.start(url), product.start(url)]);
      for (const started of await Promise.all(sites.map(readyOrNot))) {
        outcomes.push(typeof started === "number" ? "ok" : "did not start");
        if (typeof started !== "number") notes.add(started);
      }
      await product.endAll();
    }
    const starts = `${String(ROUNDS)} × 2 starts`;
    return {
      ...NOTHING,
      requests: starts,
      failed: tally(outcomes),
      recovers: "–",
      note: [...notes].join("; "),
    };
  } finally {
    await product.endAll();
    await databases.dispose();
  }
}

/** Returns the milliseconds until the site was ready, or the reason why it never became ready. */
async function readyOrNot(site: Site): Promise<number | string> {
  return Promise.race([
    ready(site, START_MS).catch(() => "not ready in time"),
    site.ended.then((how) => `ended (${how}): ${site.lines.at(-1) ?? ""}`),
  ]);
}

export const START_FAULTS: readonly Fault[] = [
  {
    name: "database away at the start",
    how: "the site is started 6 s before its database",
    databases: ["mariadb"],
    run: databaseLate,
  },
  {
    name: "killed while migrating",
    how: `kill -9 at a random table of a first start, then another start; ${String(ROUNDS)} databases`,
    databases: BOTH,
    run: killedMigrating,
  },
  {
    name: "two start at once",
    how: `two sites are started on an empty database; ${String(ROUNDS)} databases`,
    databases: BOTH,
    run: twoAtOnce,
  },
];

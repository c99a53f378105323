// npm run bench:browser: measures how long people wait in a real Chromium on the built site.
// - `pages`: how long each public page blocks the main thread, compared with a two-line page.
// - `entrance`: when the forms for login, sign-up and a forgotten password can be used on slow 4G.
// - `routes`: frames that show no page while navigating from one page to the next.
// - `tables`: how long the admin area's lists take to respond to a click or key with 5,000 rows.
// - `results`: the longest task and the slowest response while scrolling and searching the results of 5,000 teams.
// Options: --only pages,entrance,routes,tables,results --runs 9 --root ../other (another built checkout; repeat the
// option to compare several checkouts)
import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureBlocking } from "./browser/blocking.js";
import { measureEntrance } from "./browser/entrance.js";
import { measureResults } from "./browser/results.js";
import { measureRoutes } from "./browser/routes.js";
import { measureTables } from "./browser/tables.js";
import { launch, startBuiltSite, type Bench } from "./browser/bench.js";

const PARTS = {
  pages: measureBlocking,
  entrance: measureEntrance,
  routes: measureRoutes,
  tables: measureTables,
  results: measureResults,
} as const;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: Object.keys(PARTS).join() },
    runs: { type: "string", default: "9" },
    root: { type: "string", multiple: true, default: [new URL("../..", import.meta.url).pathname] },
  },
});

const folder = await mkdtemp(join(tmpdir(), "club-browser-"));
const browser = await launch();
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!values.only.split(",").includes(name)) continue;
    const bench: Bench = {
      browser,
      roots: values.root.map((root) => resolve(root)),
      runs: Number(values.runs),
      start: (root, file) => startBuiltSite(root, join(folder, file)),
      databaseFile: (file) => join(folder, file),
    };
    await measure(bench);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

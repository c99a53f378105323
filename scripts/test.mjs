/**
 * `npm test`: runs all tests that this machine can run. Unit and integration tests run on SQLite. Tests that involve
 * SQL, locks or a specific database run again on a throwaway MariaDB. The browser tests run in Chromium, and the tests
 * of teams and payments again on MariaDB. The slowest files and the failures are listed at the end. Missing programs
 * are reported. With REQUIRE_MARIADB=1, REQUIRE_CHROMIUM=1 or REQUIRE_REDIS=1, the run fails immediately if the program
 * is missing. `npm test -- jest` runs everything except the browser tests, and `npm test -- journeys` runs only these.
 * `npm test -- changed` runs the jest tests closest to the changes on this branch, or, with `--since REV`, to the
 * changes since REV.
 */
import { stripVTControlCharacters } from "node:util";
import { ensureBuilt } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { runChanged } from "./lib/changed-tests.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findMariadb, startMariadb } from "./lib/mariadb.mjs";
import { ROOT } from "./lib/paths.mjs";
import { findProgram } from "./lib/programs.mjs";
import { runScript } from "./lib/run-script.mjs";
import { StepFailed } from "./lib/steps.mjs";
import { runJest, runJourneys } from "./lib/test-runs.mjs";
import { useThrowawayFolder } from "./lib/throwaway.mjs";

/**
 * MariaDB options for hundreds of short-lived databases. The first three skip waiting for the disk, in case the server's
 * folder is not in memory. The log holds more than a whole run writes (360 MB), because all transactions wait when the
 * log is full: on a slow disk for longer than the application waits for its database. Without a file and stored
 * statistics for each table, creating a database takes half the time.
 */
const SHORT_LIVED = [
  "--loose-innodb-flush-method=nosync",
  "--sync-frm=OFF",
  "--innodb-log-file-size=768M",
  "--innodb-file-per-table=OFF",
  "--innodb-stats-persistent=OFF",
];

/** The number of slowest test files that are listed at the end. */
const SLOWEST = 10;
/** Maximum number of lines of a failure's message that are repeated at the end. */
const MESSAGE_LINES = 40;

/** @type {string[]} */
const notes = [];
/** @type {Record<string, import("./lib/test-runs.mjs").Counts>} */
const results = {};

await runScript(async () => {
  process.chdir(ROOT);
  const halves = new Set(process.argv.slice(2));
  const wants = (/** @type {string} */ half) => halves.size === 0 || halves.has(half);
  await ensureInstalled();
  if (halves.has("changed")) {
    const since = process.argv.indexOf("--since");
    process.exitCode = await runChanged(since > 0 ? process.argv[since + 1] : undefined);
    return;
  }
  // Exits with `process.exit`, so that exit handlers stop the throwaway server.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
  useThrowawayFolder();

  const chromium = wants("journeys") ? present(findChromium(), "Chromium", "REQUIRE_CHROMIUM") : undefined;
  const program = present(findMariadb(), "mariadbd", "REQUIRE_MARIADB");
  if (wants("jest")) present(findProgram(["redis-server"]), "redis-server", "REQUIRE_REDIS");
  if (wants("jest")) {
    await ensureBuilt(["backend"]); // Some tests start the built server as a process.
    await run("unit and integration, SQLite", (name) => runJest(name, []));
  }
  if (chromium) {
    await ensureBuilt();
    await run("journeys, SQLite", (name) => runJourneys(name));
  }
  if (program) await onMariadb(program, wants("jest"), chromium !== undefined);
  summarise();
});

/** @param {string} program @param {boolean} integration @param {boolean} journeys */
async function onMariadb(program, integration, journeys) {
  const { adminUrl, stop } = await startMariadb(program, SHORT_LIVED);
  const env = { TEST_DATABASE: "mariadb", TEST_MARIADB_URL: adminUrl };
  const backend = ["--selectProjects", "backend"];
  if (integration) await run("integration, MariaDB", (name) => runJest(name, backend, env));
  if (journeys) await run("journeys, MariaDB", (name) => runJourneys(name, env));
  stop();
}

/** @param {string} title @param {(report: string) => Promise<import("./lib/test-runs.mjs").Counts>} runner */
async function run(title, runner) {
  console.log(`\n── ${title} ──\n`);
  results[title] = await runner(title.replace(/\W+/g, "-"));
}

/**
 * Returns a program's path. If the program is missing, notes that its tests did not run, or throws if the program is
 * required.
 * @param {string | undefined} program
 * @param {string} name
 * @param {string} variable set to "1" to require the program
 * @throws {StepFailed} if the program is required and missing
 */
function present(program, name, variable) {
  if (program) return program;
  if (process.env[variable] === "1") throw new StepFailed(`${variable}=1, but no ${name} was found.`);
  notes.push(`No ${name} was found on this machine, so the tests that need it did not run.`);
  return undefined;
}

function summarise() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log("");
  for (const [title, { passed, failed, skipped }] of Object.entries(results)) {
    console.log(`${title}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  nameSlowest();
  for (const note of notes) console.log(note);
  nameFailures();
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

/** Repeats the failures at the end of a long log, where readers look first. */
function nameFailures() {
  for (const [title, { failures = [] }] of Object.entries(results)) {
    for (const { test, message } of failures) {
      const why = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES);
      console.log([`\nFailed: ${test} (${title})`, ...why].join("\n  "));
    }
  }
}

function nameSlowest() {
  const timed = Object.entries(results).flatMap(([title, { files = [] }]) =>
    files.map(({ file, seconds }) => ({
      seconds,
      text: `${seconds.toFixed(1).padStart(7)} s  ${file} (${title})`,
    })),
  );
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log(["\nThe slowest test files:", ...slowest.map(({ text }) => text), ""].join("\n"));
}

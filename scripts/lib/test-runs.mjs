import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { CACHE, ROOT } from "./paths.mjs";
import { passThrough } from "./steps.mjs";

/** @typedef {{ file: string, seconds: number }} FileTime */
/** @typedef {{ test: string, message: string }} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, files?: FileTime[], failures?: Failure[] }} Counts */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} JestTest */
/** @typedef {{ name: string, startTime: number, endTime: number, message: string, assertionResults: JestTest[] }} JestFile */
/** @typedef {Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites" | "numPendingTests" | "numTodoTests", number> & { testResults: JestFile[] }} JestReport */

const REPORTS = `${CACHE}test/`;
/**
 * The number of Jest's worker processes: one more than a small machine's two cores, because tests also spend time
 * waiting, for example for a mail.
 */
const WORKERS = 3;
/**
 * The V8 option that reserves more memory for new objects. Most objects in a test are short-lived, so a run then takes
 * 7 % less processor time.
 */
const YOUNG_OBJECTS = "--max-semi-space-size=32";

/**
 * Runs jest with the arguments and returns the counts in its report.
 * @param {string} name the report's name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runJest(name, args, env) {
  const report = freshReport(name);
  const code = await passThrough(
    process.execPath,
    [
      YOUNG_OBJECTS,
      "node_modules/jest/bin/jest.js",
      `--maxWorkers=${WORKERS}`,
      "--json",
      `--outputFile=${report}`,
      ...args,
    ],
    { NODE_ENV: "test", NODE_COMPILE_CACHE: `${CACHE}v8`, TEST_BUILT: "1", ...env },
  );
  return counted(code, report, (/** @type {JestReport} */ it) => ({
    passed: it.numPassedTests,
    failed: it.numFailedTests + it.numRuntimeErrorTestSuites,
    skipped: it.numPendingTests + it.numTodoTests,
    files: it.testResults.map(({ name: file, startTime, endTime }) => ({
      file: relative(ROOT, file),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: it.testResults.flatMap(failuresOfFile),
  }));
}

/**
 * Returns a file's failed tests, or the file itself if it did not run.
 * @param {JestFile} file
 * @returns {Failure[]}
 */
function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(ROOT, name);
  if (assertionResults.length === 0 && message !== "") return [{ test: file, message }];
  return assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      message: failureMessages.join("\n"),
    }));
}

/**
 * Runs the browser journeys and returns the counts in Playwright's report.
 * @param {string} name the report's name
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runJourneys(name, env) {
  const report = freshReport(name);
  const code = await passThrough(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--config", "frontend/playwright.config.ts"],
    {
      E2E_REPORT: report,
      // Not in Playwright's default place, the folder for temporary files, because `npm test` deletes that folder.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: `${CACHE}playwright`,
      // For Playwright's workers and the sites that they start.
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} ${YOUNG_OBJECTS}`,
      ...env,
    },
  );
  return counted(
    code,
    report,
    (/** @type {import("@playwright/test/reporter").JSONReport} */ { stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      files: suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) })),
      failures: [
        ...errors.map(({ message = "" }) => ({ test: "journeys", message })),
        ...suites.flatMap(failuresOfSuite),
      ],
    }),
  );
}

/**
 * Returns the seconds that a file's tests took in all browsers together.
 * @param {import("@playwright/test/reporter").JSONReportSuite} suite
 * @returns {number}
 */
function secondsOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

/**
 * Returns a suite's failed tests with all errors of each test, because a test that timed out names the awaited element
 * only in its second error.
 * @param {import("@playwright/test/reporter").JSONReportSuite} suite
 * @returns {Failure[]}
 */
function failuresOfSuite({ file, specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      test: `${file} › ${title}`,
      message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(textOf))).join("\n"),
    }));
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * Returns an error's location and text.
 * @param {import("@playwright/test/reporter").JSONReportError} error
 */
function textOf({ message, location }) {
  return location === undefined ? message : `${relative(ROOT, location.file)}:${location.line}\n${message}`;
}

/** @param {string} name */
function freshReport(name) {
  const file = `${REPORTS}${name}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * Returns a report's counts. A run without tests or without a report counts as one failure. So does a failed run that
 * names no failed test.
 * @template T
 * @param {number} code
 * @param {string} report
 * @param {(report: T) => Counts} read
 * @returns {Counts}
 */
function counted(code, report, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, "utf8")));
    const ranNothing = counts.passed + counts.failed === 0;
    return (code !== 0 && counts.failed === 0) || ranNothing ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

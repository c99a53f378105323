import { defineConfig, devices } from "@playwright/test";
import { findChromium, findSecondChromium } from "../scripts/lib/chromium.mjs";

const report = process.env["E2E_REPORT"];
const onMariadb = process.env["TEST_DATABASE"] === "mariadb";
const second = onMariadb ? undefined : findSecondChromium();

/**
 * Matches the journeys that run on MariaDB, too: those of a team and of a team's payment. Two are enough, because
 * integration tests cover each statement and concurrent requests on both databases.
 */
const OF_THE_DATABASE = /\/(registration|payment)\.spec\.ts$/;

/** Matches the files that take pictures, which run only when a folder for the pictures is set. */
const PICTURES = [
  ...(process.env["PICTURES"] === undefined ? [/\/pictures\.spec\.ts$/] : []),
  ...(process.env["HANDBOOK_PICTURES"] === undefined ? [/\/handbook-pictures\.spec\.ts$/] : []),
];

/**
 * Matches the journey of the main job for the second browser. Without a second browser, the first browser runs both of
 * the main job's journeys.
 */
const IN_THE_SECOND = /leader first/;

const launchOptions = (chromium: string | undefined) => ({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Makes the headless shell space letters like a window does, without rounding to whole pixels.
    "--font-render-hinting=none",
    // Draws in the browser's own process. Without a separate process for drawing, the browser needs a tenth less work.
    "--in-process-gpu",
    // No page lives long enough to benefit from V8's optimising compilers, which cause an eighth of the browser's work.
    "--js-flags=--no-opt,--no-maglev",
  ],
});

const ours = {
  use: { launchOptions: launchOptions(findChromium()) },
  ...(second === undefined ? {} : { grepInvert: IN_THE_SECOND }),
};

/** The journeys start the built site themselves (e2e/support/site.ts), on SQLite or with TEST_DATABASE=mariadb. */
export default defineConfig({
  testDir: "e2e",
  ...(onMariadb ? { testMatch: OF_THE_DATABASE } : {}),
  outputDir: "test-results",
  // Each worker has its own site and database, and each test has its own people and teams. There is one more worker
  // than a small machine has cores, because tests also wait for drawing or mails. With two workers, each of two cores
  // was idle for a third of the time.
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  // Generous, because a shared machine may be busy. Expected results normally come in milliseconds.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(report === undefined ? [] : ([["json", { outputFile: report }]] as const))],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Reduces motion, because a click waits until its target no longer moves. The tests of movement and of the main job
    // allow motion again.
    contextOptions: { reducedMotion: "reduce" },
    // Requests made by a service worker are hidden from tests. service-worker.spec.ts allows service workers.
    serviceWorkers: "block",
    // Without a limit, a click that waits for its target would fail with an error that does not name the target.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording doubles the duration of each test. Set E2E_TRACE=1 to examine a failing test.
    trace: process.env["E2E_TRACE"] === "1" ? "retain-on-failure" : "off",
    // Only test.ts takes screenshots. Playwright would take a screenshot of every page that closes, before it knows
    // whether the test fails.
    screenshot: "off",
  },
  projects: [
    // Differences between browsers are mostly the browser makers' concern, so the second browser runs only one journey
    // through the whole site. The journey takes a minute, so it runs first.
    ...(second === undefined
      ? []
      : [
          {
            name: "whole browser",
            testMatch: /\/main-job\.spec\.ts$/,
            grep: IN_THE_SECOND,
            use: { launchOptions: launchOptions(second) },
          },
        ]),
    // Files run in alphabetical order, so the folder e2e/long makes the long journeys begin halfway through the run. If
    // they began near its end, the other workers would have nothing left to do. A separate project would need another
    // browser and other sites.
    { name: "journeys", testIgnore: PICTURES, ...ours },
  ],
});

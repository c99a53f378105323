import { defineConfig, devices } from "@playwright/test";
import { findChromium, findSecondChromium } from "../scripts/lib/chromium.mjs";

const report = process.env["E2E_REPORT"];
const onMariadb = process.env["TEST_DATABASE"] === "mariadb";
const second = onMariadb ? undefined : findSecondChromium();

/**
 * Matches the journeys of a team and its payment, which are repeated on MariaDB from browser to database. Integration
 * tests cover each statement on both databases, and concurrent requests.
 */
const OF_THE_DATABASE = /\/(registration|payment)\.spec\.ts$/;

/** Matches the files that take pictures, which run only when a folder for the pictures is set. */
const PICTURES = [
  ...(process.env["PICTURES"] === undefined ? [/\/pictures\.spec\.ts$/] : []),
  ...(process.env["HANDBOOK_PICTURES"] === undefined ? [/\/handbook-pictures\.spec\.ts$/] : []),
];

/** Matches the main job's journey for the second browser. If there is only one browser, it runs both journeys. */
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
  // Each worker has its own site and database, and each test in it its own people and teams. There is one more worker
  // than a small machine has cores. Tests also wait for drawing or mails, so two workers left each of two cores idle
  // for a third of the time.
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
    // A click waits until its target does not move. Tests of movement, and the main job, turn motion on themselves.
    contextOptions: { reducedMotion: "reduce" },
    // Requests made by a service worker are hidden from tests. service-worker.spec.ts allows service workers.
    serviceWorkers: "block",
    // A click's target appears as soon as an expected result does. Without a limit, the error of a waiting click would
    // not name its target.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording doubles the duration of each test. Set E2E_TRACE=1 to examine a failing one.
    trace: process.env["E2E_TRACE"] === "1" ? "retain-on-failure" : "off",
    // Only test.ts takes screenshots. Playwright would take one of every page that closes, before it is known whether
    // the test fails.
    screenshot: "off",
  },
  projects: [
    // Differences between browsers are mostly the browser makers' concern, so one journey through the whole site is
    // enough. The journey takes a minute, so it runs first.
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
    // Another project for the long journeys would need another browser and other sites. The folder e2e/long makes them
    // begin halfway through the run, because files run in alphabetical order. At its end, the other workers would wait.
    { name: "journeys", testIgnore: PICTURES, ...ours },
  ],
});

import { defineConfig, devices } from "@playwright/test";
import { findChromium, findSecondChromium } from "../scripts/lib/chromium.mjs";

const report = process.env["E2E_REPORT"];
const onMariadb = process.env["TEST_DATABASE"] === "mariadb";
const second = onMariadb ? undefined : findSecondChromium();

/**
 * The journeys of a team and its payment, from browser to database. Integration tests cover each statement on both
 * databases, and concurrent requests.
 */
const OF_THE_DATABASE = /\/(registration|payment)\.spec\.ts$/;

/** The main job is done once in each of two browsers. With only one browser, it has both journeys. */
const IN_THE_SECOND = /leader first/;

const launchOptions = (chromium: string | undefined) => ({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // For the headless shell: spaces letters as a window does, without rounding to whole pixels.
    "--font-render-hinting=none",
    // No page lives long enough to profit from V8's optimising compilers, which are an eighth of the browser's work.
    "--js-flags=--no-opt,--no-maglev",
  ],
});

/** The journeys start the built site themselves (e2e/support/site.ts), on SQLite or with TEST_DATABASE=mariadb. */
export default defineConfig({
  testDir: "e2e",
  ...(onMariadb ? { testMatch: OF_THE_DATABASE } : {}),
  // These files take pictures, and run only when a folder for them is set.
  testIgnore: [
    ...(process.env["PICTURES"] === undefined ? [/\/pictures\.spec\.ts$/] : []),
    ...(process.env["HANDBOOK_PICTURES"] === undefined ? [/\/handbook-pictures\.spec\.ts$/] : []),
  ],
  outputDir: "test-results",
  // Each worker has its own site and database, and each test in it its own people and teams. There is one more worker
  // than a small machine has cores. Tests also wait for drawing or mails, so two workers left a third of two cores
  // idle.
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  // Generous: expected results come in milliseconds, but a shared machine may be busy.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(report === undefined ? [] : ([["json", { outputFile: report }]] as const))],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A click waits until its target does not move. Tests of movement, and the main job, switch motion on themselves.
    contextOptions: { reducedMotion: "reduce" },
    // Requests of a service worker are hidden from tests. service-worker.spec.ts allows workers.
    serviceWorkers: "block",
    // A click's target appears as soon as an expected result does. Without a limit, a waiting click would not name its
    // target.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording doubles the duration of each test. Set E2E_TRACE=1 to examine a failing one.
    trace: process.env["E2E_TRACE"] === "1" ? "retain-on-failure" : "off",
    // Only test.ts takes screenshots. Playwright would take one of every closing page, before it is known whether the
    // test fails.
    screenshot: "off",
  },
  projects: [
    // Differences between browsers are their makers' concern, so one journey through the whole site is enough. It takes
    // a minute and runs first, because at the end the other workers would wait for it.
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
    {
      name: "journeys",
      use: { launchOptions: launchOptions(findChromium()) },
      ...(second === undefined ? {} : { grepInvert: IN_THE_SECOND }),
    },
  ],
});

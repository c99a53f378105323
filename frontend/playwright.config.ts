import { defineConfig, devices } from "@playwright/test";
import { findChromium, findSecondChromium } from "../scripts/lib/chromium.mjs";

const report = process.env["E2E_REPORT"];
const onMariadb = process.env["TEST_DATABASE"] === "mariadb";
const second = onMariadb ? undefined : findSecondChromium();

/**
 * The team and its payment, from browser to database. What each statement does on both, and what several people do at once, is
 * what the integration tests hold.
 */
const OF_THE_DATABASE = /\/(registration|payment)\.spec\.ts$/;

/** One way through the main job for each of two browsers; one browser has both. */
const IN_THE_SECOND = /leader first/;

const launchOptions = (chromium: string | undefined) => ({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Of the headless shell: letters as far apart as a window has them, not moved to whole pixels.
    "--font-render-hinting=none",
    // No page lives long enough for V8's optimising compilers to pay: they are an eighth of the browser's work.
    "--js-flags=--no-opt,--no-maglev",
  ],
});

/** The journeys start the built site themselves (e2e/support/site.ts), on SQLite or with TEST_DATABASE=mariadb. */
export default defineConfig({
  testDir: "e2e",
  ...(onMariadb ? { testMatch: OF_THE_DATABASE } : {}),
  // They make pictures, when they are told where.
  testIgnore: [
    ...(process.env["PICTURES"] === undefined ? [/\/pictures\.spec\.ts$/] : []),
    ...(process.env["HANDBOOK_PICTURES"] === undefined ? [/\/handbook-pictures\.spec\.ts$/] : []),
  ],
  outputDir: "test-results",
  // A site and a database for each; within one, each test brings people and teams of its own. One more than a small
  // machine has cores: a test also waits, for the browser to draw or for a mail, and two left a third of two cores idle.
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  // Generous: what is awaited comes in milliseconds, but a shared machine may be busy with other things.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(report === undefined ? [] : ([["json", { outputFile: report }]] as const))],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A press waits until what it lands on is still. Files about what moves, and the main job, ask for motion themselves.
    contextOptions: { reducedMotion: "reduce" },
    // What a worker fetches, tests do not see; service-worker.spec.ts has it.
    serviceWorkers: "block",
    // What a press waits for comes as soon as what is expected; one that waits without end would not say for what.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording costs each test as much again: E2E_TRACE=1 to look into one that fails.
    trace: process.env["E2E_TRACE"] === "1" ? "retain-on-failure" : "off",
    // Only test.ts takes any: Playwright takes one of every page that closes, before it is known whether the test fails.
    screenshot: "off",
  },
  projects: [
    // What the browsers differ in is theirs, not the site's: one way through all of it will do. It takes a minute: at the end
    // the other workers would wait for it.
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

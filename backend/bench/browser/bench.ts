import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/lib/chromium.mjs";
import { freePort } from "../../../scripts/lib/ports.mjs";
import { TEST_SECRET } from "../../src/kernel/testing/test-secret.js";
import { startServer, type RunningServer } from "../servers.js";

export interface Bench {
  readonly browser: Browser;
  /** Folders of built checkouts. Runs alternate between them. */
  readonly roots: readonly string[];
  readonly runs: number;
  /** Starts a checkout's site on the database file with this name. */
  readonly start: (root: string, file: string) => Promise<RunningServer>;
  readonly databaseFile: (file: string) => string;
}

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox"],
  });
}

export async function startBuiltSite(root: string, file: string): Promise<RunningServer> {
  const port = String(await freePort());
  return startServer([join(root, "backend/dist/main.js")], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `sqlite:${file}`,
    JWT_SECRET: TEST_SECRET,
    LOG_LEVEL: "error",
  });
}

/** Opens a page on an emulated 100-dollar phone. The CPU slowdown is Lighthouse's. */
export async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { context, page };
}

/** Emulates slow 4G: 400 ms latency, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export async function slow4g(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Returns "median (lowest to highest)" in whole numbers. */
export function spread(numbers: readonly number[]): string {
  const whole = (value: number): string => value.toFixed(0);
  return `${whole(median(numbers)).padStart(5)} (${whole(Math.min(...numbers))} to ${whole(Math.max(...numbers))})`;
}

/** Returns a checkout's number as a prefix for its rows, or "" if only one checkout is measured. */
export function nameOf(roots: readonly string[], root: string): string {
  return roots.length === 1 ? "" : `${String(roots.indexOf(root) + 1)} `;
}

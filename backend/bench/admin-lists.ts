// npm run bench:lists: measures the admin area's lists of users and teams in a real Chromium on the built site, with
// 5,000 teams and 15,000 people. Prints the time from opening a list by its address until the first rows appear, the
// times for scrolling to the end and for searching, the heap size before and after these two actions, and the bytes
// received. Options: --runs 5
import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { seed } from "./data.js";
import { startServer } from "./servers.js";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const TEAMS = 5000;
const LISTS = { users: "Users", teams: "Teams" } as const;

const folder = await mkdtemp(join(tmpdir(), "club-lists-"));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ["--no-sandbox", "--enable-precise-memory-info"],
});
try {
  const databaseUrl = `sqlite:${join(folder, "lists.sqlite")}`;
  await seed(databaseUrl, TEAMS, TEAMS * 3);
  const site = await startServer([new URL("../dist/main.js", import.meta.url).pathname], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: "4184",
    PUBLIC_URL: "http://127.0.0.1:4184",
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    LOG_LEVEL: "error",
  });
  for (const tab of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    for (let run = 0; run < Number(values.runs); run++) {
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await signIn(page);
      console.log(`${tab.padEnd(6)} ${await measured(page, tab)}`);
      await context.close();
    }
  }
  await site.stop();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Opens a list by its address, scrolls to the end and searches the list. Returns the measurements as a line of text.
 */
async function measured(page: Page, tab: keyof typeof LISTS): Promise<string> {
  const name = LISTS[tab];
  const rows = page.getByRole("table", { name }).getByRole("rowheader");
  const bytes = { received: 0 };
  page.on("response", (response) => {
    if (!response.url().endsWith("/graphql")) return;
    void response
      .request()
      .sizes()
      .then(
        ({ responseBodySize }) => (bytes.received += responseBodySize),
        () => undefined,
      );
  });
  await page.goto(`/admindashboard?tab=${tab}`, { waitUntil: "commit" });
  await rows.first().waitFor();
  const opened = await since(page, 0);
  const heap = await heapOf(page);
  const end = await timed(async () => {
    await page.getByRole("region", { name }).press("End");
    await page.locator('tr[aria-busy="true"]').first().waitFor({ state: "detached" });
    await page.getByRole("table").getByRole("rowheader").last().waitFor();
  });
  const typed = await page.evaluate(() => performance.now());
  await page.getByRole("searchbox").fill("rahul");
  await page.getByText(/ of [\d,]+ (?:users|teams)/).waitFor();
  const searched = await since(page, typed);
  const { received } = bytes;
  return [
    `first rows ${opened} ms`,
    `heap ${heap} MB`,
    `end ${end} ms`,
    `search ${searched} ms`,
    `heap ${await heapOf(page)} MB`,
    `${String(Math.round(received / 1000))} kB of /graphql`,
  ].join("   ");
}

/**
 * Returns the milliseconds from `from` to the next change of the first row. `from` is a time on the page's clock; 0 is
 * the start of the navigation. The page records the times itself, because Playwright polls too rarely to measure them.
 */
async function since(page: Page, from: number): Promise<string> {
  const at = await page.evaluate(
    (moment) => (globalThis as unknown as { rowsAt: number[] }).rowsAt.find((time) => time > moment),
    from,
  );
  return ((at ?? NaN) - from).toFixed(0);
}

async function timed(act: () => Promise<unknown>): Promise<string> {
  const before = performance.now();
  await act();
  return (performance.now() - before).toFixed(0);
}

async function heapOf(page: Page): Promise<string> {
  const bytes = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  return (bytes / 1e6).toFixed(0);
}

async function signIn(page: Page): Promise<void> {
  const data = { email: "admin@demo.example", password: "syntax-siege-demo" };
  const session = await (await page.request.post("/api/auth/login", { data })).text();
  await page.goto("/robots.txt");
  await page.evaluate(`localStorage.setItem("user", ${JSON.stringify(session)})`);
  // Records the `performance.now()` of each change of the list's first row.
  await page.addInitScript(`{
    globalThis.rowsAt = [];
    let before;
    new MutationObserver(() => {
      const row = document.querySelector("tbody th")?.textContent;
      if (row !== undefined && row !== before) rowsAt.push(performance.now());
      before = row;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }`);
}

// npm run bench:queue: measures the time from opening the queue of payments until 50 are decided by keyboard. Runs a
// real Chromium on the built site with 60 pending payments. The next key is pressed as soon as the next payment is
// shown. Every tenth payment is rejected with a ready-made reason. Options: --runs 5
import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { DATA_MODEL } from "../src/app/data-model.js";
import { openDatabase } from "../src/kernel/db/open-database.js";
import { seed } from "./data.js";
import { startServer } from "./servers.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const RUNS = Number(values.runs);
const PENDING = 60;
const DECIDED = 50;
const TEAMS = 500;
const ADMIN = { email: "admin@demo.example", password: "syntax-siege-demo" };

const folder = await mkdtemp(join(tmpdir(), "club-queue-"));
const databaseUrl = `sqlite:${join(folder, "queue.sqlite")}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ["--no-sandbox"],
});
try {
  await seed(databaseUrl, TEAMS, TEAMS * 3);
  const site = await startServer([new URL("../dist/main.js", import.meta.url).pathname], {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: "4183",
    PUBLIC_URL: "http://127.0.0.1:4183",
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    LOG_LEVEL: "error",
  });
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    await refill(databaseUrl);
    runs.push(await decide(browser, site.url));
  }
  await site.stop();
  for (const [what, times] of [
    ["queue on the screen", runs.map(({ shown }) => shown)],
    [`${String(DECIDED)} decided on the screen`, runs.map(({ decided }) => decided)],
    [`${String(DECIDED)} decided at the server`, runs.map(({ stored }) => stored)],
  ] as const) {
    const list = times.map((time) => time.toFixed(0)).join(" ");
    console.log(`${what.padEnd(28)} median ${median(times).toFixed(0).padStart(6)} ms   runs ${list}`);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** Times of one run, in milliseconds since the page was opened. */
interface Run {
  readonly shown: number;
  readonly decided: number;
  readonly stored: number;
}

/** Makes the oldest `PENDING` payments pending, and all others accepted. */
async function refill(url: string): Promise<void> {
  const db = await openDatabase(url, DATA_MODEL);
  await db.inTransaction(async (tx) => {
    const oldest = `SELECT id FROM (SELECT id FROM payments ORDER BY reportedAt, id LIMIT ${String(PENDING)}) p`;
    await tx.query("UPDATE payments SET status = 'accepted', decidedAt = reportedAt");
    await tx.query(
      `UPDATE payments SET status = 'pending', decidedAt = NULL, reason = NULL WHERE id IN (${oldest})`,
    );
    await tx.query(
      "UPDATE teams SET paymentStatus = (SELECT p.status FROM payments p WHERE p.teamId = teams.id)",
    );
  });
  await db.close();
}

async function decide(from: Browser, url: string): Promise<Run> {
  const context = await from.newContext({ baseURL: url });
  const page = await context.newPage();
  const token = await signIn(page);
  const before = performance.now();
  const since = (): number => performance.now() - before;
  await page.goto("/admindashboard?tab=payments", { waitUntil: "commit" });
  const untilPending = (count: number): Promise<unknown> =>
    page.getByText(`1 of ${String(count)}`, { exact: true }).waitFor();
  await untilPending(PENDING);
  const shown = since();
  for (let n = 1; n <= DECIDED; n++) {
    if (n % 10 === 0) await reject(page);
    else await page.keyboard.press("a");
    await untilPending(PENDING - n);
  }
  const decided = since();
  while ((await pending(page, token)) > PENDING - DECIDED);
  const stored = since();
  await context.close();
  return { shown, decided, stored };
}

async function reject(page: Page): Promise<void> {
  await page.keyboard.press("r");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Returns the number of payments that are pending on the server. */
async function pending(page: Page, token: string): Promise<number> {
  const reply = await page.request.post("/graphql", {
    headers: { authorization: `Bearer ${token}` },
    data: { query: "{ reportedPayments(status: pending) { id } }" },
  });
  const { data } = (await reply.json()) as { data: { reportedPayments: unknown[] } };
  return data.reportedPayments.length;
}

/** Signs the Superadmin in on the page. Returns the access token. */
async function signIn(page: Page): Promise<string> {
  const reply = await page.request.post("/api/auth/login", { data: ADMIN });
  const session = await reply.text();
  await page.goto("/robots.txt");
  await page.evaluate(`localStorage.setItem("user", ${JSON.stringify(session)})`);
  return (JSON.parse(session) as { token: string }).token;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

import type { Page } from "@playwright/test";
import { nameOf, spread, type Bench } from "./bench.js";
import { fill, type Fill } from "./fill-tables.js";
import { seed } from "../data.js";

const ADMIN = { email: "admin@demo.example", password: "syntax-siege-demo" };
/** The number of teams in the database. About 5,000 of them have reported a payment. */
const TEAMS = 5700;

/** An admin list with 5,000 rows or more. */
interface List {
  readonly name: string;
  readonly address: string;
  /** What to add to the database or change in it, so that the list has its rows. */
  readonly fill?: Fill;
}

const LISTS: readonly List[] = [
  { name: "users", address: "tab=users" },
  { name: "teams", address: "tab=teams" },
  { name: "rankings", address: "tab=rankings" },
  { name: "payment queue", address: "tab=payments", fill: "pending" },
  { name: "payments accepted", address: "tab=payments&status=accepted", fill: "accepted" },
  { name: "ledger", address: "tab=payments&status=ledger", fill: "statement" },
  { name: "statement lines", address: "tab=statements" },
  { name: "owing", address: "tab=payments&status=owing", fill: "owing" },
  { name: "bin", address: "tab=bin", fill: "bin" },
  { name: "audit", address: "tab=audit", fill: "audit" },
];

/** An admin's actions in a list. An action does nothing if the list lacks the element for it. */
const ACTS = {
  async sort(page: Page) {
    const heads = page.locator("thead th[aria-sort] button");
    for (const at of [1, 1, 2]) if ((await heads.count()) > at) await press(page, heads.nth(at));
  },
  async type(page: Page) {
    const field = page.getByRole("main").getByRole("searchbox").first();
    if ((await field.count()) === 0) return;
    await field.click();
    await settled(page);
    // Types as slowly as a person, with 110 milliseconds between keystrokes. If drawing the list takes longer, the next
    // letter is delayed.
    await page.keyboard.type("sharma", { delay: 110 });
    await settled(page);
    for (let letters = 6; letters > 0; letters--) await page.keyboard.press("Backspace", { delay: 30 });
    await settled(page);
  },
  async tick(page: Page) {
    const boxes = page.locator("tbody input[type=checkbox]");
    if ((await boxes.count()) === 0) return;
    await press(page, boxes.first());
    const all = page.getByRole("checkbox", { name: "Select all" });
    if ((await all.count()) > 0) for (let times = 0; times < 2; times++) await press(page, all);
  },
  async scroll(page: Page) {
    const box = page.locator(".admin-table-box").first();
    if ((await box.count()) === 0) return;
    await box.focus();
    for (const key of ["End", "Home", "PageDown", "PageDown"]) {
      await page.keyboard.press(key);
      await settled(page);
    }
  },
  async open(page: Page) {
    const row = page.locator("tbody th button, tbody th a, ol [aria-current]").first();
    if ((await row.count()) === 0) return;
    await press(page, row);
    await page.keyboard.press("Escape");
    await settled(page);
  },
  async leave(page: Page) {
    await press(page, page.getByRole("tab", { name: /^Profile/ }));
  },
} as const;
type Act = keyof typeof ACTS;

/**
 * Milliseconds from each action's slowest interaction to the next paint. Null if the list lacks the element for the
 * action, or if every interaction took less than 16 ms.
 */
type Answers = Readonly<Record<Act, number | null>>;

/**
 * Measures how quickly each list responds, from a click or key press to the frame that shows the result. Uses the Event
 * Timing API, as Interaction to Next Paint does.
 */
export async function measureTables({ browser, roots, runs, start, databaseFile }: Bench): Promise<void> {
  const sites = await Promise.all(
    roots.map(async (root, n) => {
      const file = `tables-${String(n)}.sqlite`;
      const url = `sqlite:${databaseFile(file)}`;
      await seed(url, TEAMS, TEAMS * 2);
      return { root, url, site: await start(root, file) };
    }),
  );
  console.log(`slowest interaction to the next paint, ms, medians of ${String(runs)}`);
  console.log(
    `${"".padEnd(20)} ${Object.keys(ACTS)
      .map((act) => act.padEnd(19))
      .join(" ")}`,
  );
  for (const { name, address, fill: what } of LISTS)
    for (const { root, url, site } of sites) {
      if (what !== undefined) await fill(url, what);
      const answers: Answers[] = [];
      for (let run = 0; run < runs; run++) {
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: { width: 1280, height: 900 },
        });
        const page = await context.newPage();
        await signIn(page);
        answers.push(await answersOf(page, address));
        await context.close();
      }
      const cells = (Object.keys(ACTS) as Act[]).map((act) => {
        const times = answers.flatMap((each) => each[act] ?? []);
        return (times.length === 0 ? "    –" : spread(times)).padEnd(19);
      });
      console.log(`${(nameOf(roots, root) + name).padEnd(20)} ${cells.join(" ")}`);
    }
  for (const { site } of sites) await site.stop();
}

async function answersOf(page: Page, address: string): Promise<Answers> {
  await page.goto(`/admindashboard?${address}`);
  await page.locator("tbody th, main ol > li").first().waitFor();
  await settled(page);
  const answers: Partial<Record<Act, number | null>> = {};
  for (const [act, run] of Object.entries(ACTS)) {
    await page.evaluate("slowest = null");
    await run(page);
    await page.waitForTimeout(300); // Waits for the Event Timing entries, which arrive only after their frame.
    answers[act as Act] = await page.evaluate<number | null>("slowest");
  }
  return answers as Answers;
}

async function press(page: Page, what: ReturnType<Page["locator"]>): Promise<void> {
  await what.click();
  await settled(page);
}

/** Waits for the results of an interaction: the debounced search and the rows from the server. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Signs the Superadmin in. Pages opened afterwards record their slowest interaction in the global `slowest`. */
async function signIn(page: Page): Promise<void> {
  const session = await (await page.request.post("/api/auth/login", { data: ADMIN })).text();
  await page.goto("/robots.txt");
  await page.evaluate(`localStorage.setItem("user", ${JSON.stringify(session)})`);
  await page.addInitScript(`
    globalThis.slowest = null;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId > 0) slowest = Math.max(slowest ?? 0, duration);
    }).observe({ type: "event", durationThreshold: 16 });
  `);
}

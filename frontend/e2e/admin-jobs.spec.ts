import type { Page } from "@playwright/test";
import { countOn, type Cost } from "./support/counted-clicks";
import { demoAdmin, expect, graphql, openAdmin, test, TEAMS } from "./support/demo-site";
import { look } from "./support/look";
import type { Site } from "./support/site";
import { eveningStatement, OPEN_LINES, STATEMENT_LINES } from "./support/evening-statement";
import { choose } from "./support/statement-page";

/*
 * An organiser's evening with 500 teams, each job counted from the open admin area to its end, in the order of a season;
 * rankings from a Codeforces page are counted in admin-contest.spec.ts. A click is a press of the mouse, a key is a key
 * pressed, a paste is two. The seconds are the machine's; who reads adds theirs. The first study counted:
 *
 *   50 payments by key           51 clicks and keys, and none could be undone
 *   a statement of 400 lines     4 clicks, and the 8 lines left over had no way at all
 *   round 2 is announced         4 clicks, and its text to type
 *   the next season              5 clicks, and then no list of the last one
 */
test.use({ siteOf: "admin-jobs" });

const jobs: Record<string, Cost> = {};
test.afterAll(() => {
  for (const [job, { clicks, keys, seconds }] of Object.entries(jobs))
    console.log(
      `${job.padEnd(34)} ${String(clicks).padStart(3)} clicks ${String(keys).padStart(3)} keys ${seconds.toFixed(1).padStart(5)} s`,
    );
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
/** A choice in a list is two clicks, of which the browser tells the page one at most. */
async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption(option);
  await page.evaluate(() => {
    (globalThis as unknown as { counted: { clicks: number } }).counted.clicks += 2;
  });
}
const dialog = (page: Page) => page.getByRole("dialog");
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });

/** Does a job from the overview on, with everything that is done counted. */
async function count(name: string, page: Page, job: () => Promise<void>): Promise<Cost> {
  const counted = await countOn(page);
  await openAdmin(page, "overview");
  await expect(page.getByRole("heading", { name: "What waits" })).toBeVisible();
  const cost = await counted(job);
  jobs[name] = cost;
  return cost;
}

async function waiting(site: Site): Promise<number> {
  const query = "{ reportedPayments { status } }";
  type Reported = { reportedPayments: { status: string }[] };
  const { reportedPayments } = await graphql<Reported>(site, await demoAdmin(site), query);
  return reportedPayments.filter(({ status }) => status === "pending").length;
}

test("fifty payments are decided by key, one of them undone and decided again", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const before = await waiting(site);
  const cost = await count("50 payments by key, one undone", page, async () => {
    await tab(page, /^Payments/).click();
    for (let at = 1; at <= 50; at += 1) {
      await expect(page.getByText(`1 of ${String(before - at + 1)}`, { exact: true })).toBeVisible();
      await page.keyboard.press("a");
      if (at !== 30) continue;
      await page.keyboard.press("u");
      await expect(page.getByText(`1 of ${String(before - at + 1)}`, { exact: true })).toBeVisible();
      await page.keyboard.press("a");
    }
    await expect.poll(() => waiting(site)).toBe(before - 50);
  });
  expect(cost.clicks).toBeLessThanOrEqual(1);
  expect(cost.keys).toBeLessThanOrEqual(52);
});

test("a statement of 400 lines, until every rupee has its place", async ({ openPerson, site }) => {
  const { csv, confirmed, placed } = await eveningStatement(site);
  const page = await openPerson();
  const confirming = await count(`${String(STATEMENT_LINES)} lines are confirmed`, page, async () => {
    await tab(page, "Bank statement").click();
    await choose(page, csv);
    await button(page, /^Confirm \d+ payments$/).click();
    await look(page, "jobs-confirm");
    await dialog(page)
      .getByRole("button", { name: /^Confirm/ })
      .click();
    await expect(page.getByText(`${String(confirmed)} payments from march.csv: Confirmed.`)).toBeVisible();
  });
  const money = page.getByRole("table", { name: "Money without a team" });
  const lines = money.getByRole("button", { name: "Give to a team..." });
  await expect(lines).toHaveCount(OPEN_LINES);
  const placing = await count(`the ${String(OPEN_LINES)} lines left are placed`, page, async () => {
    await tab(page, "Bank statement").click();
    for (const { words, teams } of placed) {
      const row = page.getByRole("row").filter({ hasText: words });
      await row.getByRole("button", { name: "Give to a team..." }).click();
      for (const [at, { name, search }] of teams.entries()) {
        if (at > 0) await button(page, "Another team too").click();
        if (search) {
          await dialog(page).getByRole("searchbox").click();
          await page.keyboard.type(search);
        }
        if (words === placed[0]?.words) await look(page, "jobs-give");
        await dialog(page).getByRole("button", { name }).first().click();
      }
      await button(page, /^Give to (this team|\d teams)$/).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(row).toHaveCount(0);
    }
    await look(page, "jobs-open-lines");
    while ((await button(page, "Set aside...").count()) > 0) {
      const left = await button(page, "Set aside...").count();
      await button(page, "Set aside...").first().click();
      await dialog(page).getByRole("button", { name: "Set aside" }).click();
      // Below an open dialog no button is to be had, so none would be counted.
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page, "Set aside...")).toHaveCount(left - 1);
    }
    await look(page, "jobs-placed");
  });
  await expect(page.getByRole("heading", { name: "Money without a team", exact: true })).toBeVisible();
  expect(confirming.clicks).toBeLessThanOrEqual(3); // and the file
  const panel = page.locator(".admin-panel");
  const overflow = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(overflow, "px that lie over what follows").toBeLessThanOrEqual(1);
  // Three for a team that is suggested, four and a word for one that is searched, two for what is set aside.
  expect(placing.clicks).toBeLessThanOrEqual(28);
  expect(placing.keys).toBeLessThanOrEqual(32);
});

test("round 2 is announced by the club's template", async ({ openPerson, site }) => {
  const page = await openPerson();
  const cost = await count("round 2 is announced", page, async () => {
    await tab(page, "Mail").click();
    await button(page, "Templates...").click();
    await button(page, /^Use.*Round 2/).click();
    await select(page, "Qualification", "QUALIFIED");
    const send = page
      .getByRole("form", { name: "Mail to teams" })
      .getByRole("button", { name: /^Send to \d+ pe/ });
    await send.click();
    await look(page, "jobs-mail");
    await dialog(page)
      .getByRole("button", { name: /^Send to/ })
      .click();
    await expect(page.getByRole("progressbar", { name: "Sent" })).toBeVisible();
  });
  expect([cost.clicks <= 7, cost.keys]).toEqual([true, 0]);
  const arrived = () =>
    site.mail.mails.some(({ subject }) => subject.endsWith("is in the second round of Syntax Siege 2025"));
  await expect.poll(arrived).toBe(true);
});

test("the next season begins, and last season's lists are at hand", async ({ openPerson }) => {
  const page = await openPerson();
  const cost = await count("the next season", page, async () => {
    await tab(page, "Events").click();
    await page
      .getByRole("row", { name: /Syntax Siege 2025/ })
      .getByRole("button", { name: "Edit" })
      .click();
    await button(page, "Duplicate for the next year").click();
    await look(page, "jobs-event");
    await button(page, "Create event").click();
    await button(page, "Make current").click();
    await dialog(page).getByRole("button", { name: "Make current" }).click();
    await expect(page.getByText("This is the current event now.")).toBeVisible();
  });
  const lists = await count("last season's list", page, async () => {
    await tab(page, "Teams").click();
    // The overview, which is still there for a moment, has a choice of events too.
    await expect(page.getByRole("heading", { level: 1, name: "Teams" })).toBeVisible();
    await look(page, "jobs-teams-now");
    await select(page, "Event", "syntaxsiege");
    await expect(page.getByText(`${String(TEAMS)} teams`, { exact: true })).toBeVisible();
    await look(page, "jobs-teams-past");
  });
  expect([cost.clicks <= 6, cost.keys]).toEqual([true, 0]);
  expect([lists.clicks <= 3, lists.keys]).toEqual([true, 0]);
});

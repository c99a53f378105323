import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, test } from "./support/demo-site";
import { expectNothingMoved, openWithLateFonts } from "./support/layout-shift";
import { look, WIDTHS } from "./support/look";
import { board, discardDraft } from "./support/rankings";
import { overBudget, weighUsedVisit } from "../../backend/bench/page-weight";
import type { Site } from "./support/site";
import { expectNoSidewaysScroll } from "./support/teams";

test.use({ siteOf: "results" });

const PAGE = "/events/syntaxsiege/results";
/**
 * The script that searches and draws the list. The browser loads the script when a visitor uses the list or scrolls
 * near the list's end.
 */
const LIST = /\/results-body-[^/]+\.js$/;

/**
 * Publishes a ranking of all teams, in the order in which `board` lists them. The second and third team share a rank.
 * Returns the teams' names.
 */
async function publishAll(site: Site): Promise<string[]> {
  await discardDraft(site);
  const admin = await demoAdmin(site);
  const { teams } = await board(site);
  const places = teams.map(({ id, draft }, at) => ({
    teamId: id,
    rank: at === 2 ? 2 : at + 1,
    version: String(draft ?? 0),
  }));
  if (teams.every(({ ranking }, at) => ranking === places[at]?.rank)) return teams.map(({ name }) => name);
  const draft = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { message } }";
  await graphql(site, admin, draft, { input: { places } });
  const { version } = await board(site);
  const publish = "mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }";
  await graphql(site, admin, publish, { input: { version } });
  return teams.map(({ name }) => name);
}

test("a published ranking for everybody: on each screen, searched, and whole at its end", async ({
  openPerson,
  site,
}) => {
  const [first = "", second = "", ...others] = await publishAll(site);
  const last = others.at(-1) ?? "";
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const weight = await weighUsedVisit(page, async () => {
    await openWithLateFonts(page, PAGE);
  });
  expect(overBudget(weight)).toEqual([]);
  await expect(page.getByText(first, { exact: true })).toHaveCount(1);
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row(first).first()).toContainText("1");
  await expect(row(second).first()).toContainText("2=");
  await expect(page.getByText("The team ranked 1 goes on to the next round")).toBeVisible();
  await expectNothingMoved(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await look(page, "results");
  }
  await expectAccessible(page);

  await test.step("a search finds who is not in the page yet", async () => {
    await page.getByRole("searchbox").fill(last);
    await expect(page.getByRole("status").filter({ hasText: /found$/ })).toBeVisible();
    await expect(row(last).first()).toBeVisible();
    await look(page, "results-search");
    await page.getByRole("searchbox").fill("");
  });
  await test.step("the list is whole, so that the browser's own search finds everybody", async () => {
    await expect(page.getByRole("row")).toHaveCount(1 + 500 + 1);
  });
  await test.step("a team's link shows it alone", async () => {
    const name = others[398] ?? "";
    await row(name).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\?team=[0-9a-f]{12}$/);
    await expect(row(name)).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(1 + 1);
    await expect(page.getByRole("link", { name: "All results" })).toBeVisible();
  });
  await test.step("what is typed while the script of the list is on its way is searched for", async () => {
    const wanted = others[298] ?? "";
    let letCome = () => {};
    const typed = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(LIST, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(PAGE);
    const listRequest = page.waitForRequest(LIST);
    await page.getByRole("searchbox").pressSequentially(wanted);
    await listRequest;
    letCome();
    await expect(page.getByRole("status").filter({ hasText: /found$/ })).toBeVisible();
    await expect(row(wanted).first()).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue(wanted);
  });
});

test("without script: by a form, and part after part", async ({ request, site }) => {
  const names = await publishAll(site);
  const open = async (path: string) => (await request.get(site.url + path)).text();
  const first = await open(PAGE);
  expect(first.match(/<tr\b/g)).toHaveLength(1 + 100 + 1);
  expect(first).toMatch(/<form\b[^>]*>/);
  const [, next = ""] = /<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Next (?:<!-- -->)?100/.exec(first) ?? [];
  expect(next).not.toBe("");
  expect(await open(next.replaceAll("&amp;", "&"))).toContain(names[100]);
  expect(first).not.toContain(names[400]);
  const searchPage = await open(`${PAGE}?q=${encodeURIComponent(names[400] ?? "")}`);
  expect(searchPage).toContain(names[400]);
  expect(searchPage).toContain("All results");
  expect((await request.get(`${site.url}/events/nothing/results?q=a`)).status()).toBe(404);
});

import type { Page } from "@playwright/test";
import { CodeforcesServer } from "../../backend/src/modules/codeforces/testing/codeforces-server";
import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, startDemoSite, test as demoTest } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import { button, dialog, discardDraft, status } from "./support/rankings";
import type { Site } from "./support/site";
import { expectNoSidewaysScroll } from "./support/teams";

let codeforces: CodeforcesServer;
demoTest.beforeAll(async () => {
  codeforces = await CodeforcesServer.start();
});
demoTest.afterAll(() => codeforces.close());

const test = demoTest.extend({
  site: async ({ siteNamed }, provide, { project }) => {
    const env = { CODEFORCES_API_URL: codeforces.apiUrl };
    await provide(await siteNamed("live", () => startDemoSite(project.outputDir, env)));
  },
});

/** The teams of the site with their leaders' handles, as many as are on a page. */
async function leaders(site: Site) {
  type Team = { readonly name: string; readonly leader: { readonly codeforcesHandle: string | null } };
  const query = "{ teamsPage(first: 50) { edges { node { name leader { codeforcesHandle } } } } }";
  type Reply = { readonly teamsPage: { readonly edges: readonly { readonly node: Team }[] } };
  const { teamsPage } = await graphql<Reply>(site, await demoAdmin(site), query);
  return teamsPage.edges.flatMap(
    ({
      node: {
        name,
        leader: { codeforcesHandle: handle },
      },
    }) => (handle === null ? [] : [{ name, handle }]),
  );
}

/** The screen at every width, in both themes. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await look(page, `${name}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Each solves less than the one before; the first has problems and a penalty that nobody else has. */
function showStandings(type: "ICPC" | "IOI", teams: readonly { readonly handle: string }[], penalty = 987) {
  const parties = teams.map(({ handle }, at) => ({
    rank: at + 1,
    handles: [handle],
    problems: Array.from({ length: 12 }, (_, problem) =>
      at + problem < 12 ? (type === "ICPC" ? 1 : 83.5) : 0,
    ),
    penalty: penalty + at,
  }));
  codeforces.contests.set(2077, { name: "Syntax Siege, Round 1", phase: "CODING", type, parties });
}

/** A server that is busy for longer than a second sends the page before; that one asks again within 30 s, and so on. */
const NEXT_LOOK = { timeout: 45_000 };

test("a contest is shown while it runs, frozen, and unfrozen by one press", async ({ openPerson, site }) => {
  await discardDraft(site);
  const some = await leaders(site);
  showStandings("ICPC", some);
  const admin = await openPerson();
  await openAdmin(admin, "rankings");
  await admin.getByRole("tab", { name: "Live" }).click();
  await admin.getByRole("textbox", { name: "Contest" }).fill("2077");
  await button(admin, "Show everybody this contest").click();
  await expect(status(admin, /Shown live\. The first/)).toBeVisible();
  await expect(admin.getByText(/Everybody sees \d+ teams as of/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(admin);

  const reader = await openPerson();
  await reader.goto("/events/syntaxsiege/results");
  await expect(reader.getByText("The contest is running")).toBeVisible();
  await expect(
    reader
      .getByRole("row")
      .filter({ hasText: some[0]?.name ?? "" })
      .first(),
  ).toContainText("1");
  await expectAccessible(reader);
  const first = reader.getByRole("row").filter({ hasText: "987" });
  for (const text of ["Solved 12", "Penalty 987"]) await expect(first).toContainText(text);
  await lookAt(reader, "live");

  await admin.getByLabel(/^Frozen from/).fill("2026-01-01T10:00");
  await button(admin, "Save the freeze").click();
  await expect(button(admin, "Unfreeze…")).toBeVisible();
  await lookAt(admin, "live-admin");
  showStandings("IOI", some.toReversed());
  await expect(admin.getByText(/are behind the freeze/)).toBeVisible({ timeout: 40_000 });
  await reader.reload();
  await expect(reader.getByText("The standings are frozen")).toBeVisible(NEXT_LOOK);
  expect(await (await reader.request.get("/events/syntaxsiege/results")).text()).not.toContain("83.5");
  await expect(first).toContainText("Solved 12");
  await expectAccessible(reader);
  await lookAt(reader, "live-frozen");

  await button(admin, "Unfreeze…").click();
  await button(dialog(admin), "Unfreeze").click();
  await expect(status(admin, "Everybody sees the standings as they are now.")).toBeVisible();
  await reader.reload();
  await expect(reader.getByText("The contest is running")).toBeVisible(NEXT_LOOK);
  await expect(reader.getByRole("row").filter({ hasText: "Points 1002" }).first()).toBeVisible(NEXT_LOOK);
  await lookAt(reader, "live-points");

  const team = reader.getByRole("table").getByRole("link").first();
  const name = (await team.textContent()) ?? "";
  await team.click();
  await expect(reader).toHaveURL(/\?team=/);
  await reader.reload();
  const picture = await reader.locator("meta[property='og:image']").getAttribute("content");
  expect((await reader.request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
  expect(await reader.locator("meta[property='og:url']").getAttribute("content")).toBe(reader.url());
  await expect(reader.getByText(name).first()).toBeVisible();
  await lookAt(reader, "live-team");
});

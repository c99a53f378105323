import { CodeforcesServer } from "../../backend/src/modules/codeforces/testing/codeforces-server";
import { expectGoodAtWidths, expectGoodInBothThemes } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, startDemoSite, test as demoTest } from "./support/demo-site";
import { readHead } from "./support/head";
import { board, button, dialog, discardDraft, publish, status } from "./support/rankings";
import type { Site } from "./support/site";

let codeforces: CodeforcesServer;
demoTest.beforeAll(async () => {
  codeforces = await CodeforcesServer.start();
});
demoTest.afterAll(() => codeforces.close());

const test = demoTest.extend({
  site: async ({ siteNamed }, provide, { project }) => {
    const env = { CODEFORCES_API_URL: codeforces.apiUrl };
    await provide(await siteNamed("contest desk", () => startDemoSite(project.outputDir, env)));
  },
});

/** The contest on the stand-in for Codeforces: these teams in this order, and somebody out of competition. */
function setStandings(names: readonly string[], phase: string): void {
  const parties = names.map((teamName, at) => ({ rank: at + 2, teamName, handles: [`on_cf_${String(at)}`] }));
  const guest = { rank: 1, handles: ["a_guest"], type: "OUT_OF_COMPETITION" };
  codeforces.contests.set(2077, { name: "Syntax Siege, Round 1", phase, parties: [guest, ...parties] });
}

test("a contest's standings: fetched, looked at, published, and fetched again when it is over", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await discardDraft(site);
  const [one, two, three] = (await board(site)).teams.map(({ name }) => name);
  const names = [one ?? "", two ?? "", three ?? ""];
  setStandings(names, "CODING");
  const contest = page.getByRole("textbox", { name: "Contest", exact: true });
  const places = async () => {
    const { teams } = await board(site);
    return names.map((name) => teams.find((team) => team.name === name)?.ranking);
  };
  await openAdmin(page, "rankings");

  await test.step("by the address of the contest's page", async () => {
    await page.getByRole("tab", { name: "From Codeforces" }).click();
    await contest.fill("https://codeforces.com/contest/2077/standings");
    await button(page, "Fetch the standings").click();
    await expect(page.getByRole("heading", { name: "Syntax Siege, Round 1" })).toBeVisible();
    await expect(page.getByText("The contest is running.", { exact: false })).toBeVisible();
    await expectGoodAtWidths(page, "rankings-contest");
    await button(page, /^Take \d+ changes? into the draft$/).click();
    await expect(status(page, /^Draft: /)).toBeVisible();
    await publish(page);
    expect(await places()).toEqual([1, 2, 3]);
  });
  await test.step("again: the number is known, and only what moved changes", async () => {
    setStandings(names.toReversed(), "FINISHED");
    await page.getByRole("tab", { name: "From Codeforces" }).click();
    await expect(contest).toHaveValue("2077");
    await button(page, "Fetch again").click();
    await expect(page.getByText("The contest is finished.")).toBeVisible();
    await button(page, "Take 2 changes into the draft").click();
    await expect(status(page, /^Draft: 2 teams change/)).toBeVisible();
    await publish(page);
    expect(await places()).toEqual([3, 2, 1]);
  });
  await test.step("away, it says so in a sentence", async () => {
    codeforces.mood = "page";
    await page.getByRole("tab", { name: "From Codeforces" }).click();
    await button(page, "Fetch again").click();
    await expect(page.getByText("Codeforces does not answer at the moment.", { exact: false })).toBeVisible();
    codeforces.mood = "well";
  });
  await test.step("the handles of all teams with one press", async () => {
    await button(page, "Check the handles").click();
    await expect(status(page, /handles are not found/)).toBeVisible({ timeout: 20_000 });
  });
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

  const reader = await openPerson();
  await reader.goto("/events/syntaxsiege/results");
  await expect(reader.getByText("The contest is running")).toBeVisible();
  await expect(
    reader
      .getByRole("row")
      .filter({ hasText: some[0]?.name ?? "" })
      .first(),
  ).toContainText("1");
  const first = reader.getByRole("row").filter({ hasText: "987" });
  for (const text of ["Solved 12", "Penalty 987"]) await expect(first).toContainText(text);

  await admin.getByLabel(/^Frozen from/).fill("2026-01-01T10:00");
  await button(admin, "Save the freeze").click();
  await expect(button(admin, "Unfreeze…")).toBeVisible();
  showStandings("IOI", some.toReversed());
  await expect(admin.getByText(/are behind the freeze/)).toBeVisible({ timeout: 40_000 });
  await reader.reload();
  await expect(reader.getByText("The standings are frozen")).toBeVisible(NEXT_LOOK);
  expect(await (await reader.request.get("/events/syntaxsiege/results")).text()).not.toContain("83.5");
  await expect(first).toContainText("Solved 12");
  await expectGoodInBothThemes(reader, "live-frozen");

  await button(admin, "Unfreeze…").click();
  await button(dialog(admin), "Unfreeze").click();
  await expect(status(admin, "Everybody sees the standings as they are now.")).toBeVisible();
  await reader.reload();
  await expect(reader.getByText("The contest is running")).toBeVisible(NEXT_LOOK);
  await expect(reader.getByRole("row").filter({ hasText: "Points 1002" }).first()).toBeVisible(NEXT_LOOK);

  const team = reader.getByRole("table").getByRole("link").first();
  const name = (await team.textContent()) ?? "";
  await team.click();
  await expect(reader).toHaveURL(/\?team=/);
  const { url, text } = await reader.request.get(reader.url()).then(async (reply) => {
    return { url: reply.url(), text: await reply.text() };
  });
  const head = readHead(text);
  expect((await reader.request.get(head.meta("og:image")[0] ?? "")).headers()["content-type"]).toBe(
    "image/png",
  );
  expect(head.meta("og:url")).toEqual([url]);
  await expect(reader.getByText(name).first()).toBeVisible();
});

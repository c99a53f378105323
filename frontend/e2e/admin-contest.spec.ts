import { CodeforcesServer } from "../../backend/src/modules/codeforces/testing/codeforces-server";
import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, startDemoSite, test as demoTest } from "./support/demo-site";
import { countOn } from "./support/counted-clicks";
import { look } from "./support/look";
import { board, button, discardDraft, publish, status } from "./support/rankings";

/** The contest on the stand-in for Codeforces: these teams in this order, and somebody out of competition. */
function setStandings(codeforces: CodeforcesServer, names: readonly string[], phase: string): void {
  const parties = names.map((teamName, at) => ({ rank: at + 2, teamName, handles: [`on_cf_${String(at)}`] }));
  const guest = { rank: 1, handles: ["a_guest"], type: "OUT_OF_COMPETITION" };
  codeforces.contests.set(2077, { name: "Syntax Siege, Round 1", phase, parties: [guest, ...parties] });
}

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

test("a contest's standings: fetched, looked at, published, and fetched again when it is over", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await discardDraft(site);
  const [one, two, three] = (await board(site)).teams.map(({ name }) => name);
  const names = [one ?? "", two ?? "", three ?? ""];
  setStandings(codeforces, names, "CODING");
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
    await look(page, "rankings-contest");
    await expectAccessible(page);
    await button(page, /^Take \d+ changes? into the draft$/).click();
    await expect(status(page, /^Draft: /)).toBeVisible();
    await publish(page);
    expect(await places()).toEqual([1, 2, 3]);
  });
  await test.step("again: the number is known, and only what moved changes", async () => {
    setStandings(codeforces, names.toReversed(), "FINISHED");
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
    await look(page, "rankings-handles");
    await expectAccessible(page);
  });
});

/*
 * "Rankings from a Codeforces page", counted from the open tab Rankings to the published ranking. The first study: a page
 * with handles could not be pasted at all, and 500 flat lines took 6 clicks and 10.7 s. The time is the machine's; who
 * reads the preview adds theirs.
 */
test("counted: 200 teams of a copied page, and of a contest's number, are published in a few clicks", async ({
  openPerson,
  site,
}) => {
  await discardDraft(site);
  const names = (await board(site)).teams.slice(0, 200).map(({ name }) => name);
  const copied = names.map(
    (name, at) =>
      `${String(at + 1)}\t${name}: user_${String(at)}, mate_${String(at)}\t7\t812\t+\n00:12\t+1\n01:40`,
  );
  const page = await openPerson({ permissions: ["clipboard-read", "clipboard-write"] });
  const counted = await countOn(page);
  await openAdmin(page, "rankings");
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ["#\tWho\t=\tPenalty\tA\tB", ...copied].join("\n"),
  );
  const takeAndPublish = async () => {
    await button(page, /^Take \d+ changes into the draft$/).click();
    await expect(status(page, /^Draft: /)).toBeVisible();
    await publish(page);
  };

  const pasted = await counted(async () => {
    await page.getByRole("tab", { name: "Paste a list" }).click();
    await page.getByRole("textbox", { name: "List", exact: true }).click();
    await page.keyboard.press("Control+v");
    await button(page, "Compare with the draft").click();
    await takeAndPublish();
  });
  const ranked = async () => {
    const { teams } = await board(site);
    return names.map((name) => teams.find((team) => team.name === name)?.ranking);
  };
  expect(await ranked()).toEqual(names.map((_name, at) => at + 1));

  // The number was typed at the first fetch; that one is a click and five keys more.
  setStandings(codeforces, names.toReversed(), "FINISHED");
  const once = "mutation ($input: FetchStandingsInput!) { fetchStandings(input: $input) { message } }";
  await graphql(site, await demoAdmin(site), once, { input: { contestId: 2077 } });
  const fetched = await counted(async () => {
    await page.getByRole("tab", { name: "From Codeforces" }).click();
    await button(page, "Fetch again").click();
    await takeAndPublish();
  });
  expect(await ranked()).toEqual(names.map((_name, at) => 200 - at));

  for (const [job, { clicks, keys, seconds }] of Object.entries({ pasted, fetched }))
    console.log(`rankings ${job}: ${String(clicks)} clicks, ${String(keys)} keys, ${seconds.toFixed(1)} s`);
  expect([pasted.clicks, pasted.keys]).toEqual([6, 2]);
  expect([fetched.clicks, fetched.keys]).toEqual([5, 0]);
});

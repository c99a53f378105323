import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, openAdmin, test } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import {
  board,
  button,
  dialog,
  discardDraft,
  field,
  publish,
  rankTeam,
  search,
  status,
  type Team,
} from "./support/rankings";
import { secondAdmin } from "./support/second-admin";
import { enter, newStudent, newTeam } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";

test.use({ siteOf: "ranked desk" });

test("ranks typed by keyboard are a draft; published, the team sees its own at once", async ({
  openPerson,
  site,
}) => {
  const [page, student] = [await openPerson(), await openPerson()];
  const leader = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, leader);
  await enter(student, leader, "/dashboard");
  await expect(student.getByRole("heading", { name: team.name })).toBeVisible();
  const others = (await board(site)).teams.filter(({ ranking }) => ranking === null).slice(0, 3);
  await openAdmin(page, "rankings", "sort=team&show=unranked");
  await expect(status(page, "No draft.")).toBeVisible();

  await test.step("Enter saves and goes on to the next row, Escape takes back, nonsense is refused beside the field", async () => {
    const [first, second] = others;
    await field(page, first?.name ?? "").focus();
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expect(field(page, second?.name ?? "")).toBeFocused();
    await page.keyboard.type("0");
    await page.keyboard.press("Enter");
    await expect(field(page, second?.name ?? "")).toBeFocused();
    await expect(page.getByText("A ranking is a whole number from 1 to 100000")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page, second?.name ?? "")).toHaveValue("");
    await page.keyboard.press("ArrowUp");
    await expect(field(page, first?.name ?? "")).toBeFocused();
    await expect(status(page, "Draft: 1 team changes: 1 new.")).toBeVisible();
  });
  await test.step("the draft outlives the page, and no team sees it", async () => {
    await search(page).fill(team.name);
    await field(page, team.name).fill("1");
    await field(page, team.name).press("Enter");
    await expect(status(page, "Draft: 2 teams change: 2 new.")).toBeVisible();
    await page.reload();
    await expect(status(page, "Draft: 2 teams change: 2 new.")).toBeVisible();
    await expect(student.getByText("qualified for Round 2")).toHaveCount(0);
    expect((await board(site)).teams.find(({ id }) => id === team.id)).toMatchObject({
      ranking: null,
      draft: 1,
    });
  });
  await test.step("publishing says what it means, and does it", async () => {
    await button(page, "Publish…").click();
    await expect(dialog(page)).toContainText("2 teams change: 2 new.");
    await expect(dialog(page)).toContainText(
      `New among them: ${team.name}. For them the fee of ₹360 becomes due.`,
    );
    await expect(dialog(page)).toContainText("1 team that goes on now, or no longer, is notified by mail.");
    await look(page, "rankings-publish");
    await expectAccessible(page);
    await button(dialog(page), "Publish ranking").click();
    await expect(status(page, "Ranking published. The teams see it now.")).toBeVisible();
    await expect(status(page, "No draft.")).toBeVisible();
    await expect(student.getByText("Congratulations, your team qualified for Round 2!")).toBeVisible();
  });
  await test.step("the difference to the ranking before stands in the table", async () => {
    await page.goto(`/admindashboard?tab=rankings&q=${encodeURIComponent(team.name)}`);
    await expect(page.getByRole("row").filter({ hasText: team.name })).toContainText("new");
  });
});

test("two admins: each sees the other's draft; nobody overwrites or publishes what they have not seen", async ({
  openPerson,
  site,
}) => {
  const [asha, ravi] = [await openPerson(), await openPerson()];
  await discardDraft(site);
  const [one, two] = (await board(site)).teams.filter(({ ranking }) => ranking !== null) as [Team, Team];
  await openAdmin(asha, "rankings", "sort=team");
  await enter(ravi, await secondAdmin(site, "Ravi Kumar"), "/admindashboard?tab=rankings&sort=team");
  const set = async (page: Page, team: Team, rank: string) => {
    await search(page).fill(team.reference);
    await field(page, team.name).fill(rank);
  };
  await test.step("the same place", async () => {
    await set(ravi, one, "901");
    await set(asha, one, "902");
    await asha.keyboard.press("Enter");
    await expect(status(ravi, "Draft: 1 team changes: 1 moved.")).toBeVisible();
    await ravi.keyboard.press("Enter");
    await expect(ravi.getByRole("alert")).toContainText(
      `${one.name} (you typed 901): Somebody else changed this place in the meantime`,
    );
    await expect(field(ravi, one.name)).toHaveValue("902");
    await look(ravi, "rankings-two-admins");
  });
  await test.step("publishing what has changed since it was read", async () => {
    await button(ravi, "Publish…").click();
    await expect(dialog(ravi)).toContainText("1 team changes: 1 moved.");
    await set(asha, two, "903");
    await asha.keyboard.press("Enter");
    await expect(status(asha, "Draft: 2 teams change: 2 moved.")).toBeVisible();
    await button(dialog(ravi), "Publish ranking").click();
    await expect(dialog(ravi).getByRole("alert")).toContainText(
      "The ranking has changed since you looked at it.",
    );
    await expect(dialog(ravi)).toContainText("2 teams change: 2 moved.");
    expect((await board(site)).teams.find(({ id }) => id === one.id)?.ranking).toBe(one.ranking);
    await button(dialog(ravi), "Publish ranking").click();
    await expect(status(asha, "No draft.")).toBeVisible();
  });
  await test.step("a revert says which places were changed one by one, and is refused after a later publication", async () => {
    await rankTeam(site, one.id, 904);
    await ravi.getByRole("tab", { name: "History" }).click();
    await button(ravi, /^Undo publication/).click();
    await expect(dialog(ravi)).toContainText(
      `${one.name}: published 902, now 904, becomes ${one.ranking ?? "—"}`,
    );
    await look(ravi, "rankings-undo");
    await expectAccessible(ravi);
    await set(asha, two, "905");
    await asha.keyboard.press("Enter");
    await publish(asha);
    await button(dialog(ravi), "Publish the previous ranking").click();
    await expect(dialog(ravi).getByRole("alert")).toContainText("A later ranking has been published since.");
    await expect(dialog(ravi)).toContainText("Only the latest one can be taken back.");
    await expect(button(dialog(ravi), "Publish the previous ranking")).toBeDisabled();
  });
});

test("every view is accessible and fits, from a phone to a desktop", async ({ openPerson, site }) => {
  const page = await openPerson();
  await discardDraft(site);
  const [team] = (await board(site)).teams;
  await openAdmin(page, "rankings");
  await search(page).fill(team?.reference ?? "");
  await field(page, team?.name ?? "").fill("76");
  await publish(page);
  await field(page, team?.name ?? "").fill("77");
  await field(page, team?.name ?? "").press("Enter");
  await expect(status(page, /^Draft: 1 team/)).toBeVisible();
  await search(page).fill("Bugs");
  await expect(field(page, team?.name ?? "")).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ["Draft", "From Codeforces", "Paste a list", "History"]) {
      await page.getByRole("tab", { name: view, exact: true }).click();
      if (view === "History")
        await button(page, /^Show publication/)
          .first()
          .click();
      await expectNoSidewaysScroll(page);
      await look(page, `rankings-${view.toLowerCase().replaceAll(" ", "-")}`);
      if (width === WIDTHS[0]) await expectAccessible(page);
      if (view === "History") await button(page, /^Hide publication/).click();
    }
  }
  await page.getByRole("tab", { name: "Draft" }).click();
  await expectAccessible(page);
  await button(page, "Discard draft").click();
  await expect(dialog(page)).toContainText("cannot be brought back");
  await look(page, "rankings-discard");
  await button(dialog(page), "Discard draft").click();
  await expect(status(page, "Draft discarded.")).toBeVisible();
  await expect(status(page, "No draft.")).toBeVisible();
});

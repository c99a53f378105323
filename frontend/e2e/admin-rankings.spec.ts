import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { board, button, dialog, discardDraft, field, search, status, type Team } from "./support/rankings";
import { secondAdmin } from "./support/second-admin";
import { enter, newStudent, newTeam } from "./support/students";

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
    await expectGoodAtWidths(page, "rankings-publish");
    await button(dialog(page), "Publish ranking").click();
    await expect(status(page, "Ranking published. The teams see it now.")).toBeVisible();
    await expect(status(page, "No draft.")).toBeVisible();
    await expect(student.getByText("Congratulations, your team qualified for Round 2!")).toBeVisible();
  });
  await test.step("the difference to the ranking before stands in the table", async () => {
    await button(page, "Show all").click();
    await search(page).fill(team.name);
    await expect(page.getByRole("row").filter({ hasText: team.name })).toContainText("new");
    await page.getByRole("tab", { name: "History" }).click();
    await button(page, /^Show publication/)
      .first()
      .click();
    await expectGoodAtWidths(page, "rankings-history");
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
      `${one.name} (you typed 901): Someone else changed this while you were editing`,
    );
    await expect(field(ravi, one.name)).toHaveValue("902");
  });
  await test.step("publishing what has changed since it was read", async () => {
    await button(ravi, "Publish…").click();
    await expect(dialog(ravi)).toContainText("1 team changes: 1 moved.");
    await set(asha, two, "903");
    await asha.keyboard.press("Enter");
    await expect(status(asha, "Draft: 2 teams change: 2 moved.")).toBeVisible();
    await button(dialog(ravi), "Publish ranking").click();
    await expect(dialog(ravi).getByRole("alert")).toContainText(
      "Someone else changed this while you were editing.",
    );
    await expect(dialog(ravi)).toContainText("2 teams change: 2 moved.");
    expect((await board(site)).teams.find(({ id }) => id === one.id)?.ranking).toBe(one.ranking);
    await button(dialog(ravi), "Publish ranking").click();
    await expect(status(asha, "No draft.")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, TEAMS, test } from "./support/demo-site";
import { newStudent, newTeam, uniqueTeamName } from "./support/students";
import { reportPayment } from "./support/teams";

test.use({ siteOf: "shared desk" });

const rows = (page: Page) => page.getByRole("grid", { name: "Users" }).getByRole("rowheader");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /users?/ });

test("1,500 accounts are listed, narrowed, a cell is opened in place, and several are deleted", async ({
  openPerson,
  site,
}) => {
  const mark = uniqueTeamName().slice(5);
  const named = (first: string) => newStudent(site, `${first} ${mark}`);
  const [leader, nextLeader, paid] = [await named("Leader"), await named("Heir"), await named("Paid")];
  await named("Farhan");
  const team = await newTeam(site, leader, [nextLeader]);
  const paidTeam = await newTeam(site, paid);
  await reportPayment(site, paid, paidTeam.id);
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, "users");
  const search = page.getByRole("searchbox", { name: "Search" });

  await test.step("only the rows in sight are in the page, and the last one is a key away", async () => {
    await expect(count(page)).toContainText(/^1,5\d\d users$/);
    const all = Number((await count(page).innerText()).replace(/\D/g, ""));
    expect(all).toBeGreaterThanOrEqual(TEAMS * 3 + 1);
    expect(await rows(page).count()).toBeLessThan(60);
    await page.getByRole("region", { name: "Users" }).press("End");
    await expect(page.getByRole("grid").getByRole("row").last()).toHaveAttribute(
      "aria-rowindex",
      String(all + 1),
    );
  });
  await test.step("sorted, narrowed and searched, on the server and in the address", async () => {
    const head = page.getByRole("columnheader", { name: "Team" });
    for (const order of ["ascending", "descending"]) {
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", order);
    }
    await expect(page).toHaveURL(/sort=-team/);
    await page.getByLabel("Role", { exact: true }).selectOption("Team Leader");
    await search.fill(mark);
    await expect(page).toHaveURL(new RegExp(`[?&]q=${mark}`));
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel("Role", { exact: true }).selectOption("Any role");
    await expect(rows(page)).toHaveCount(4);
    await expectGoodAtWidths(page, "users");
  });

  await test.step("neither rows nor columns move when a cell opens", async () => {
    await search.fill(mark);
    await expect(rows(page)).toHaveCount(4);
    const [first = "", , third = ""] = await rows(page).allInnerTexts();
    const roll = (name: string) => page.getByRole("row", { name }).locator('[data-cell="rollNo"]');
    const place = async (name: string) => (await roll(name).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const between = async () => {
      const [above, below] = [await place(first), await place(third)];
      return [below.y - above.y, above.width];
    };
    const before = await between();
    await roll(first).click();
    await expect(page.getByRole("textbox", { name: `Roll No. of ${first}` })).toBeFocused();
    expect(await between()).toEqual(before);
    await expectGoodAtWidths(page, "users-cell");
    await page.keyboard.press("Escape");
  });

  await test.step("deleting says beforehand what becomes of each team, and who cannot go stays", async () => {
    await search.fill(mark);
    await expect(rows(page)).toHaveCount(4);
    for (const { name } of [leader, paid])
      await page.getByRole("checkbox", { name: `Select user ${name}` }).check();
    await page.getByRole("button", { name: "Delete...", exact: true }).click();
    const impact = page.getByRole("dialog", { name: "Delete 2 users?" });
    await expect(impact.getByRole("listitem")).toHaveCount(2);
    await expect(impact.getByRole("list")).toContainText(
      `${leader.name} leads ${team.name} (Syntax Siege 2025): ${nextLeader.name} becomes its leader.`,
    );
    await expect(impact.getByRole("list")).toContainText(
      `${paid.name} leads ${paidTeam.name} (Syntax Siege 2025), which reported its payment. The account cannot be deleted`,
    );
    await impact.getByRole("button", { name: "Delete user" }).click();
    await expect(page.getByText("1 user deleted.")).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).filter({ hasText: leader.name })).toHaveCount(0);
    const { teams } = await graphql<{ teams: { name: string; leader: { name: string } }[] }>(
      site,
      await demoAdmin(site),
      "{ teams { name leader { name } } }",
    );
    expect(teams.find(({ name }) => name === team.name)?.leader.name).toBe(nextLeader.name);
  });

  await test.step("on a phone 25 cards at a time, and the page's end can be reached", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByText(/^25 of 1,5\d\d users shown$/)).toBeVisible();
    await page.getByRole("button", { name: "Show 25 more" }).click();
    await expect(page.getByText(/^50 of 1,5\d\d users shown$/)).toBeVisible();
  });
});

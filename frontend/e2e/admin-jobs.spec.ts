import type { Page } from "@playwright/test";
import { countOn, type Cost } from "./support/counted-clicks";
import { expect, openAdmin, test } from "./support/demo-site";
import { eveningStatement } from "./support/evening-statement";
import { choose, expectWell } from "./support/statement-page";

/*
 * Counts the clicks, keys and seconds of an organiser's longest evening job, from the open admin area to the end. The
 * seconds do not include the time that a person needs to read. The number of lines does not change the clicks, so this
 * test uses a short statement. bench/statement.ts confirms hundreds of payments.
 */
test.use({ siteOf: "shared desk" });

const jobs: Record<string, Cost> = {};
test.afterAll(() => {
  for (const [job, { clicks, keys, seconds }] of Object.entries(jobs))
    console.log(
      `${job.padEnd(34)} ${String(clicks).padStart(3)} clicks ${String(keys).padStart(3)} keys ${seconds.toFixed(1).padStart(5)} s`,
    );
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");

test("a statement, until every rupee has its place; and one of an unknown layout asks for its columns", async ({
  openPerson,
  site,
}) => {
  const { csv, confirmed, open } = await eveningStatement(site, true);
  const page = await openPerson();
  const counted = await countOn(page);
  await openAdmin(page, "overview");
  await expect(page.getByRole("heading", { name: "Open tasks" })).toBeVisible();

  const confirming = await counted(async () => {
    await page.getByRole("tab", { name: "Bank statement" }).click();
    await choose(page, csv);
    await button(page, /^Confirm \d+ payments$/).click();
    await dialog(page)
      .getByRole("button", { name: /^Confirm/ })
      .click();
    await expect(
      page.getByText(`${String(confirmed)} payments from march.csv: Statement confirmed.`),
    ).toBeVisible();
  });
  jobs["a statement is confirmed"] = confirming;
  expect(confirming.clicks).toBeLessThanOrEqual(3); // choosing the file is not counted

  const money = page.getByRole("table", { name: "Money without a team" });
  await expect(money.getByRole("button", { name: "Give to a team..." })).toHaveCount(open.length);
  const placing = await counted(async () => {
    for (const { narration, teams } of open) {
      const row = page.getByRole("row").filter({ hasText: narration });
      await row
        .getByRole("button", { name: teams.length > 0 ? "Give to a team..." : "Set aside..." })
        .click();
      for (const [at, { name, search }] of teams.entries()) {
        if (at > 0) await button(page, "Add another team").click();
        if (search) {
          await dialog(page).getByRole("searchbox").click();
          await page.keyboard.type(search);
        }
        await dialog(page).getByRole("button", { name }).first().click();
      }
      await button(page, /^(Give to (this team|\d teams)|Set .* aside)$/).click();
      await expect(dialog(page)).toHaveCount(0);
      const left = teams.length > 0 ? row : row.getByRole("button", { name: "Set aside..." });
      await expect(left).toHaveCount(0);
    }
  });
  jobs["the lines left are placed"] = placing;
  await expect(page.getByRole("heading", { name: "Money without a team", exact: true })).toBeVisible();
  const panel = page.locator(".admin-panel");
  const overflow = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(overflow, "px that lie over what follows").toBeLessThanOrEqual(1);
  // Three clicks for a suggested team, seven clicks and two words for two searched teams, two clicks to set a line
  // aside.
  expect(placing.clicks).toBeLessThanOrEqual(12);
  expect(placing.keys).toBeLessThanOrEqual(16);

  // Restores the data for the other spec files that share the site.
  await button(page, "Take back... march.csv").first().click();
  await dialog(page).getByRole("button", { name: "Take back payments" }).click();
  await expect(
    page.getByText("Statement taken back. Its payments have their earlier status again"),
  ).toBeVisible();

  await test.step("an unknown layout in Windows' letters is read, and asks for its columns", async () => {
    // This needs a browser: Node.js's decoder knows fewer Windows characters (shared/spreadsheet/decode-file.test.ts).
    const windows = Buffer.from("Jour;Libellé;Montant\n01/03/2025;Café \x96 x;360\n02/03/2025;y;5", "latin1");
    await choose(page, windows, "a-very-long-name-of-a-file-2025-03.csv");
    await expect(page.getByRole("heading", { name: "Match the columns" })).toBeFocused();
    await expect(page.getByRole("columnheader", { name: "Libellé" })).toBeVisible();
    await expect(page.getByText("Café – x")).toBeVisible();
    await expectWell(page, "statements-columns");
  });
});

import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, openAdmin, test } from "./support/demo-site";
import { hostileList } from "./support/hostile-ranking";
import { look } from "./support/look";
import { board, button, dialog, discardDraft, exported, publish, search, status } from "./support/rankings";

test.use({ siteOf: "ranked desk" });

const list = (page: Page) => page.getByRole("textbox", { name: "List", exact: true });

const KINDS = [
  ["unmatched", "Team not found"],
  ["twice", "Team twice"],
  ["badRank", "No such rank"],
  ["changed", "Changed"],
  ["added", "New"],
  ["cleared", "Rank cleared"],
  ["unchanged", "Unchanged"],
] as const;

test("a list of 500 hostile lines: exact counts before anything is written, then published and taken back byte for byte", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await discardDraft(site);
  const { teams } = await board(site);
  const { csv, counts, expected, misspelt } = hostileList(teams);
  const outcome = page.getByRole("list", { name: "What the list would do" });
  await openAdmin(page, "rankings");
  const before = await exported(page);
  expect(before.split("\r\n")).toHaveLength(teams.length + 2);
  await page.getByRole("tab", { name: "Paste a list" }).click();

  await test.step("each line is counted as what it is", async () => {
    await list(page).fill(csv);
    await button(page, "Compare with the draft").click();
    const said = KINDS.map(([kind, label]) => `${label}: ${counts[kind]}`);
    await expect(outcome.getByRole("listitem")).toHaveText(said);
    await expect(page.getByText("500 lines", { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        "Read column 2 as the team and column 1 as its rank; the first line holds the headings.",
      ),
    ).toBeVisible();
    await look(page, "rankings-list");
    await expectAccessible(page);
    expect((await board(site)).teams).toEqual(teams);
  });
  await test.step("a misspelt team is suggested, and taken by a click", async () => {
    await page.getByLabel("What happens").selectOption("Team not found");
    await search(page).fill(`${misspelt?.name ?? ""}zz`);
    await button(page, `Take ${misspelt?.name ?? ""} for ${misspelt?.name ?? ""}zz`).click();
    await expect(outcome.getByRole("listitem").first()).toHaveText(`Team not found: ${counts.unmatched - 1}`);
    if (misspelt) expected.set(misspelt.id, 3);
  });
  await test.step("taken over it is a draft, and published as a whole", async () => {
    await button(page, /^Take \d+ changes into the draft$/).click();
    await expect(status(page, /^Draft: /)).toBeVisible();
    const drafted = await board(site);
    expect(new Map(drafted.teams.map(({ id, draft }) => [id, draft]))).toEqual(expected);
    expect(drafted.teams.map(({ ranking }) => ranking)).toEqual(teams.map(({ ranking }) => ranking));
    await publish(page);
    const published = await board(site);
    expect(new Map(published.teams.map(({ id, ranking }) => [id, ranking]))).toEqual(expected);
    expect(await exported(page)).not.toBe(before);
  });
  await test.step("a revert gives the same file as before", async () => {
    await page.getByRole("tab", { name: "History" }).click();
    await button(page, /^Undo publication/).click();
    await expect(dialog(page)).toContainText("is published again");
    await button(dialog(page), "Publish the previous ranking").click();
    await expect(status(page, "The previous ranking is published again.")).toBeVisible();
    await page.getByRole("tab", { name: "Draft" }).click();
    await expect(status(page, "No draft.")).toBeVisible();
    expect(await exported(page)).toBe(before);
    expect((await board(site)).teams).toEqual(teams);
  });
});

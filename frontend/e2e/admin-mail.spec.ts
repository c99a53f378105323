import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, test, TEAMS } from "./support/demo-site";
import type { Site } from "./support/site";

test.use({ siteOf: "shared desk" });

const sendButton = (page: Page) =>
  page.getByRole("form", { name: "Mail to teams" }).getByRole("button", { name: /^Send to/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Send to/ });
const preview = (page: Page) => page.getByRole("article", { name: "Preview" });
/** How many people the choice means, once it is looked up. */
const audience = (page: Page, text: RegExp | string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
const subjects = ({ mail }: Site, begin: string) =>
  mail.mails
    .filter(({ subject }) => subject.startsWith(begin))
    .map(({ to, subject }) => `${to.join()}: ${subject}`);

async function write(page: Page, subject: string, text: string): Promise<void> {
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Text").fill(text);
}

test("a mail to the leaders of 500 teams: looked at, sent once, followed to its end", async ({
  openPerson,
  site,
}) => {
  // Tests before this one on the same site brought teams of their own.
  const { teams } = await graphql<{ teams: { ranking: number | null }[] }>(
    site,
    await demoAdmin(site),
    "{ teams { ranking } }",
  );
  const all = teams.length;
  const first = teams.filter(({ ranking }) => ranking === 1).length;
  expect(all).toBeGreaterThanOrEqual(TEAMS);
  const page = await openPerson();
  await openAdmin(page, "mail");
  await test.step("who would get it, by filter", async () => {
    await audience(page, `${String(all)} people in ${String(all)} teams get it.`);
    await page.getByRole("radio", { name: /Everybody with an address/ }).check();
    await audience(page, new RegExp(`1,[0-9]{3} people in ${String(all)} teams get it`));
    await page.getByLabel("Ranking from").fill("1");
    await page.getByLabel("Ranking to").fill("1");
    await page.getByRole("radio", { name: /The leaders/ }).check();
    await audience(
      page,
      first === 1
        ? /1 person in 1 team gets it/
        : new RegExp(`${String(first)} people in ${String(first)} teams get it`),
    );
    await page.getByLabel("Ranking from").fill("");
    await page.getByLabel("Ranking to").fill("");
    await audience(page, `${String(all)} people`);
    await page.getByRole("button", { name: "Show the list" }).click();
    await expect(page.getByRole("list", { name: "Who gets this mail" }).getByRole("listitem")).toHaveCount(
      all,
    );
    await page.getByRole("button", { name: "Hide the list" }).click(); // the look below would read it whole
  });
  await test.step("a misspelt placeholder and a missing text are named", async () => {
    await page.getByLabel("Subject").fill("News for {nme}");
    await sendButton(page).click();
    await expect(page.getByLabel("Subject")).toBeFocused();
    await expect(page.getByLabel("Subject")).toHaveAccessibleDescription(
      /There is no placeholder {nme}. You can use {name}, {team}/,
    );
  });
  await test.step("each one's copy can be read before", async () => {
    await write(page, "News for {team}", "Dear ");
    await page.getByRole("button", { name: /{name}/ }).click();
    await expect(page.getByLabel("Text")).toHaveValue("Dear {name}");
    await page
      .getByLabel("Text")
      .fill("Dear {name},\n\nyour team {team} ({members}) lacks {missing}: {teamPage}");
    await expect(preview(page)).toContainText("/events/syntaxsiege/registration");
    await expect(preview(page)).not.toContainText("{");
    const before = await preview(page).textContent();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`2 of ${String(all)}`)).toBeVisible();
    expect(await preview(page).textContent()).not.toBe(before);
    await expectGoodAtWidths(page, "mail-written");
  });
  await test.step("it asks once more, in words", async () => {
    await sendButton(page).click();
    await expect(dialog(page)).toHaveAccessibleName(`Send to ${String(all)} people?`);
    await expect(dialog(page)).toContainText("The leaders of all teams, Syntax Siege 2025");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(subjects(site, "News for")).toEqual([]);
  });
  await test.step("a double click sends once, and the progress runs to its end", async () => {
    await sendButton(page).click();
    await dialog(page)
      .getByRole("button", { name: /^Send to/ })
      .dblclick();
    await expect(page.getByRole("progressbar", { name: "Sent" })).toBeVisible();
    await expect(page.getByText("None of its mails is waiting any more.")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(`${String(all)} sent`)).toBeVisible();
    const arrived = subjects(site, "News for");
    expect(arrived).toHaveLength(all);
    expect(new Set(arrived).size).toBe(all);
    await expectGoodAtWidths(page, "mail-sent");
  });
  await test.step("it is listed, and the next mail begins empty", async () => {
    await page.getByRole("button", { name: "All earlier mails" }).click();
    await expect(page.getByRole("row", { name: /News for {team}/ })).toContainText(
      "The leaders of all teams",
    );
    await page.getByRole("tab", { name: "Write" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("");
  });
});

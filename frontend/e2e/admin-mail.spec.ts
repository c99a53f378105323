import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, test, TEAMS } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import { expectNoSidewaysScroll } from "./support/teams";
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

async function lookAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await look(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

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
    await page.getByRole("button", { name: "Hide the list" }).click(); // each look by axe below would read it whole
  });
  await test.step("a misspelt placeholder and a missing text are named", async () => {
    await page.getByLabel("Subject").fill("News for {nme}");
    await sendButton(page).click();
    await expect(page.getByLabel("Subject")).toBeFocused();
    await expect(page.getByLabel("Subject")).toHaveAccessibleDescription(
      /There is no placeholder {nme}. You can use {name}, {team}/,
    );
    await lookAll(page, "mail-errors");
    await expectAccessible(page);
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
    await lookAll(page, "mail-written");
  });
  await test.step("it asks once more, in words", async () => {
    await sendButton(page).click();
    await expect(dialog(page)).toHaveAccessibleName(`Send to ${String(all)} people?`);
    await expect(dialog(page)).toContainText("The leaders of all teams, Syntax Siege 2025");
    await look(page, "mail-dialog");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(subjects(site, "News for")).toEqual([]);
  });
  await test.step("a double click sends once, and the progress runs to its end", async () => {
    await sendButton(page).click();
    await dialog(page)
      .getByRole("button", { name: /^Send to/ })
      .dblclick();
    await expect(page.getByRole("progressbar", { name: "Sent" })).toBeVisible();
    await look(page, "mail-sending");
    await expect(page.getByText("None of its mails is waiting any more.")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(`${String(all)} sent`)).toBeVisible();
    const arrived = subjects(site, "News for");
    expect(arrived).toHaveLength(all);
    expect(new Set(arrived).size).toBe(all);
    await lookAll(page, "mail-sent");
    await expectAccessible(page);
  });
  await test.step("it is listed, and the next mail begins empty", async () => {
    await page.getByRole("button", { name: "All earlier mails" }).click();
    await expect(page.getByRole("row", { name: /News for {team}/ })).toContainText(
      "The leaders of all teams",
    );
    await lookAll(page, "mails");
    await page.getByRole("tab", { name: "Write" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("");
  });
});

test("single teams by hand; a lost answer and a second try send once; a failed copy is tried again", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "mail");
  await test.step("two teams chosen", async () => {
    await page.getByRole("radio", { name: "Only teams that I choose" }).check();
    await audience(page, "0 people in 0 teams");
    const teams = page.getByRole("group", { name: "Teams that get it" });
    await teams.getByRole("checkbox").nth(0).check();
    await teams.getByRole("checkbox").nth(1).check();
    await audience(page, "2 people in 2 teams");
    await lookAll(page, "mail-teams");
    await expectAccessible(page);
  });
  await test.step("what is written waits while one looks elsewhere", async () => {
    await write(page, "Two for {name}", "Hello {name}");
    await page.getByRole("tab", { name: "Notices" }).click();
    await page.getByRole("tab", { name: "Mail", exact: true }).click();
    await expect(page.getByText("The mail you had started is back.")).toBeVisible();
    await expect(page.getByLabel("Subject")).toHaveValue("Two for {name}");
    await audience(page, "2 people in 2 teams");
  });
  const addresses = await page
    .getByRole("button", { name: "Show the list" })
    .click()
    .then(() => page.getByRole("list", { name: "Who gets this mail" }).getByText(/@/).allTextContents());
  site.mail.refused.add(addresses[0]?.toLowerCase() ?? "");
  await test.step("the answer is lost: it is said, and sent again it is the same mail", async () => {
    let lost = 0;
    await page.route("**/graphql", async (route) => {
      if (!(route.request().postData() ?? "").includes("SendMailing") || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await sendButton(page).click();
    await dialog(page).getByRole("button", { name: "Send to 2 people" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText(
      "however often you press, each person gets it once",
    );
    await look(page, "mail-unknown");
    await dialog(page).getByRole("button", { name: "Send to 2 people" }).click();
    await expect(page.getByText("1 sent")).toBeVisible();
    expect(subjects(site, "Two for")).toHaveLength(1);
  });
  await test.step("the failed copy is listed with its reason, and goes out when tried again", async () => {
    await expect(page.getByText("1 failed")).toBeVisible();
    await expect(page.getByText(/No such user here/)).toBeVisible();
    await expect(page.getByText(addresses[0] ?? "", { exact: true })).toBeVisible();
    await lookAll(page, "mail-failed");
    await expectAccessible(page);
    const opened = page.url();
    await page.getByRole("tab", { name: "Failed" }).click();
    await expect(page.getByRole("row", { name: new RegExp(addresses[0] ?? "") })).toContainText(
      "The mail server refused this address or this mail for good.",
    );
    await lookAll(page, "mails-failed");
    await expectAccessible(page);
    await page.goto(opened);
    site.mail.refused.clear();
    await page.getByRole("button", { name: "Try these again" }).click();
    await expect(page.getByText("These mails are on their way again.")).toBeVisible();
    await expect(page.getByText("2 sent")).toBeVisible();
    expect(subjects(site, "Two for")).toHaveLength(2);
    await expect(page.getByText("Not delivered")).toBeHidden();
  });
});

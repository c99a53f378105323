import type { Page } from "@playwright/test";
import { expectGoodInBothThemes } from "./support/at-widths";
import { changeEvent } from "./support/change-event";
import { expect, openAdmin, test } from "./support/demo-site";
import type { Site } from "./support/site";

test.use({ siteOf: "admin-event-texts" });

const TOPIC = "topic=events/code-cascade";
const PAGE = "/events/code-cascade";

/** What a visitor gets; a page that takes long to be made anew is sent as it was meanwhile. */
const onPage = (site: Site, path = PAGE) => expect.poll(async () => (await fetch(site.url + path)).text());
const saved = (page: Page) =>
  expect(page.getByRole("status").getByText("Draft saved; only editors see it")).toBeVisible();
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true }).click();
const published = (page: Page) => expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();

test("an event's texts are a draft, then its page, and come back from their history", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "events", "event=code-cascade");
  const card = page.getByRole("region", { name: "What people read" });
  await expect(card.getByText("There is no draft.")).toBeVisible();
  await expectGoodInBothThemes(page, "event-facts");
  await card.getByRole("link", { name: "Edit the texts" }).click();
  await expect(page.getByRole("heading", { name: "Code Cascade", exact: true })).toBeVisible();

  const summary = page.getByLabel("Summary");
  const before = await summary.inputValue();
  await summary.fill("Three evenings of loops.");
  await page.getByLabel("Rules").fill("Bring a laptop.\nAsk whenever you like.");
  await page.getByRole("radio", { name: "Genesis" }).check();
  await saved(page);
  await expectGoodInBothThemes(page, "event-texts");
  await onPage(site).not.toContain("Three evenings of loops.");

  await test.step("the preview is the event's page with the draft, at three widths", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    for (const device of ["Phone", "Tablet", "Desktop"]) {
      await page.getByRole("radio", { name: device }).check();
      await expect(preview.getByRole("heading", { name: "Code Cascade", level: 1 })).toBeVisible();
      await expect(preview.getByText("Three evenings of loops.").first()).toBeVisible();
      await expect(preview.getByText("Ask whenever you like.")).toBeVisible();
      await expect(preview.locator("img[src*='genesis']").first()).toBeAttached();
      await expectGoodInBothThemes(page, `event-texts-preview-${device}`);
    }
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  await test.step("what is wrong is named beside its field, and nothing is published", async () => {
    await page.getByLabel("Title", { exact: true }).fill("");
    await publish(page);
    await expect(page.getByRole("alert")).toContainText("Title: Title is required");
    await page.getByRole("alert").getByRole("link").click();
    await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
    await expectGoodInBothThemes(page, "event-texts-mistakes");
    await onPage(site).not.toContain("Three evenings of loops.");
    await page.getByLabel("Title", { exact: true }).fill("Code Cascade");
  });
  await test.step("the list of parts and the event's form say that there is a draft", async () => {
    await page.getByRole("button", { name: "All content" }).click();
    const events = page.getByRole("region", { name: "Events", exact: true });
    await expect(events.getByRole("listitem").filter({ hasText: "Code Cascade" })).toContainText("Draft of");
    await expectGoodInBothThemes(page, "event-texts-list");
    await openAdmin(page, "events", "event=code-cascade");
    await expect(card.getByText(/^Draft of/)).toBeVisible();
    await card.getByRole("link", { name: "Edit the texts" }).click();
  });
  await page.getByLabel("Title", { exact: true }).fill("Code Cascade, the loops");
  await publish(page);
  await published(page);
  await expect(page.getByRole("heading", { name: "Code Cascade, the loops", exact: true })).toBeVisible();
  await onPage(site).toContain("Three evenings of loops.");
  await onPage(site, "/events").toContain("Three evenings of loops.");

  await page.getByRole("button", { name: "What changed Version 1" }).click();
  await expect(page.getByRole("deletion").filter({ hasText: before })).toBeVisible();
  await expectGoodInBothThemes(page, "event-texts-history");
  await page.getByRole("button", { name: "Bring back What it said at first" }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("The earlier version is back. Everybody sees it now.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Code Cascade", exact: true })).toBeVisible();
  await expect(summary).toHaveValue(before);
  await onPage(site).not.toContain("Three evenings of loops.");
});

test("what was changed elsewhere meanwhile is not published over unseen, and stays with mine", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content", TOPIC);
  const outdated = page.getByText("Another version was published since this draft was begun.");
  await page.getByLabel("Venue").fill("Lab 3");
  await saved(page);
  await changeEvent(site, "code-cascade", { hours: "6 PM to 8 PM" });
  await test.step("also not after more was typed, or by who opens the draft later", async () => {
    await page.getByLabel("Room").fill("Second floor");
    await saved(page);
    await publish(page);
    await expect(outdated).toBeVisible();
    await openAdmin(page, "content", TOPIC);
    await expect(page.getByLabel("Venue")).toHaveValue("Lab 3");
    await expect(outdated).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
    await page.getByText("What was published meanwhile").click();
    await expect(page.getByRole("insertion")).toHaveText("6 PM to 8 PM");
    await expectGoodInBothThemes(page, "event-texts-outdated");
  });
  await onPage(site).toContain("6 PM to 8 PM");
  await test.step("mine is kept, with what only they changed", async () => {
    await page.getByRole("button", { name: "Keep the draft, over what was published" }).click();
    await saved(page);
    await expect(page.getByLabel("Hours")).toHaveValue("6 PM to 8 PM");
    await expect(page.getByLabel("Venue")).toHaveValue("Lab 3");
    await publish(page);
    await published(page);
    await onPage(site).toContain("Lab 3");
    await onPage(site).toContain("6 PM to 8 PM");
  });
  await test.step("or thrown away, by who is told whose it is", async () => {
    await page.getByLabel("Venue").fill("Lab 4");
    await saved(page);
    await changeEvent(site, "code-cascade", { venue: "Lab 9" });
    await publish(page);
    await page.getByRole("button", { name: "Throw the draft away" }).click();
    const dialog = page.getByRole("dialog", { name: "Throw the draft away?" });
    await expect(dialog.getByText(/^Draft of /)).toBeVisible();
    await expectGoodInBothThemes(page, "event-texts-throw-away");
    await dialog.getByRole("button", { name: "Throw it away" }).click();
    await expect(page.getByLabel("Venue")).toHaveValue("Lab 9");
    await expect(page.getByText("As everybody sees it")).toBeVisible();
  });
});

test("facts are saved over texts that were published meanwhile, which stay", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openAdmin(page, "events", "event=code-cascade");
  const size = page.getByRole("form", { name: "Code Cascade" }).getByLabel("People in a team");
  await size.fill("5");
  await changeEvent(site, "code-cascade", { contact: "Ask at the desk" });
  await page.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Event updated.")).toBeVisible();
  await onPage(site).toContain("Ask at the desk");
});

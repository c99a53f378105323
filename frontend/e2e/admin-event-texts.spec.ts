import type { Page } from "@playwright/test";
import { expectGoodInBothThemes } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import type { Site } from "./support/site";

test.use({ siteOf: "shared desk" });

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
  await page.getByRole("radio", { name: "Tree" }).check();
  await saved(page);
  await onPage(site).not.toContain("Three evenings of loops.");

  await test.step("the preview is the event's page with the draft", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    await expect(preview.getByRole("heading", { name: "Code Cascade", level: 1 })).toBeVisible();
    await expect(preview.getByText("Three evenings of loops.").first()).toBeVisible();
    await expect(preview.getByText("Ask whenever you like.")).toBeVisible();
    await expect(preview.locator("img[src*='genesis']").first()).toBeAttached();
    await expectGoodInBothThemes(page, "event-texts-preview");
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  await page.getByLabel("Title", { exact: true }).fill("Code Cascade, the loops");
  await publish(page);
  await published(page);
  await expect(page.getByRole("heading", { name: "Code Cascade, the loops", exact: true })).toBeVisible();
  await onPage(site).toContain("Three evenings of loops.");
  await onPage(site, "/events").toContain("Three evenings of loops.");

  await page.getByRole("button", { name: "Bring back What it said at first" }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("The earlier version is back. Everybody sees it now.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Code Cascade", exact: true })).toBeVisible();
  await expect(summary).toHaveValue(before);
  await onPage(site).not.toContain("Three evenings of loops.");
});

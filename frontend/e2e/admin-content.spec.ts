import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { loseOperation } from "./support/interrupted-operations";
import { expectGoneFromPage, expectOnPage, visitorsPage } from "./support/visitors-page";

test.use({ siteOf: "shared desk" });

const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true });
const open = async (page: Page, name: string): Promise<void> => {
  await edit(page, name).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
};
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true }).click();
/** Publishes, and waits for the notice from before the press on, because the notice disappears after three seconds. */
const publishAndSee = async (page: Page): Promise<void> => {
  const notice = expect(page.getByText("Published. Visitors see the new version now.")).toBeVisible();
  await Promise.all([notice, publish(page)]);
};
const draftSaved = (page: Page) => page.getByRole("status").getByText("Draft saved. Only editors see it");
const bringBack = async (page: Page, version: string | RegExp): Promise<void> => {
  await page.getByRole("button", { name: version }).first().click();
  await page.getByRole("button", { name: "Bring back this version" }).click();
};

test("a text is a draft at first, then what everybody sees, and comes back from its history", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await open(page, "The club");
  const summary = page.getByLabel("About the club");
  const before = await summary.inputValue();
  await summary.fill("  Come in and write a loop with us.  ");
  await expect(page.getByRole("status").getByText("Draft saved. Only editors see it")).toBeVisible();
  expect(await visitorsPage(site, "/")).toContain(before);

  await test.step("the preview shows the draft at three widths, as visitors would see it", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    for (const device of ["Phone", "Tablet", "Desktop"]) {
      await page.getByRole("radio", { name: device }).check();
      await expect(preview.getByText("Come in and write a loop with us.")).toBeVisible();
    }
    await summary.fill("Come in, and write a loop.");
    await expect(preview.getByText("Come in, and write a loop.")).toBeVisible();
    await summary.fill("Come in and write a loop with us.");
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  await test.step("mistakes are named at their fields, and nothing is published", async () => {
    await page.getByLabel("Name", { exact: true }).fill("");
    await publish(page);
    const mistakes = page.getByRole("alert");
    await expect(mistakes).toContainText("Name must not be empty");
    await mistakes.getByRole("link").click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expectGoodAtWidths(page, "content-mistakes");
    expect(await visitorsPage(site, "/")).toContain(before);
    await page.getByLabel("Name", { exact: true }).fill("CDC Coding Club");
  });
  await publishAndSee(page);
  await expectOnPage(site, "/", "Come in and write a loop with us.");

  await page
    .getByRole("button", { name: /^Show changes Version/ })
    .first()
    .click();
  await expect(page.getByRole("deletion")).toHaveText(before);
  await test.step("what could not be saved stays when an earlier version is brought back", async () => {
    const welcome = page.getByLabel("Welcome");
    const giveBack = await loseOperation(page, "SaveContentDraft");
    await welcome.fill("Typed while the network was away.");
    await expect(page.getByRole("button", { name: "Save the draft again" })).toBeVisible();
    await giveBack();
    await bringBack(page, "Bring back Original version of the site");
    await expect(page.getByText("The earlier version is back. Visitors see it now.")).toBeVisible();
    await expect(welcome).toHaveValue("Typed while the network was away.");
    await expect(draftSaved(page)).toBeVisible();
    await page.getByRole("button", { name: "Discard draft..." }).click();
    await page.getByRole("button", { name: "Discard draft", exact: true }).click();
    await expect(page.getByText("Draft discarded.")).toBeVisible();
  });
  await expect(summary).toHaveValue(before);
  await expectOnPage(site, "/", before);

  await test.step("a list: an entry is added, moved and removed; a press elsewhere loses nothing", async () => {
    await page.getByRole("button", { name: "All content" }).click();
    await open(page, "Testimonials");
    await page.getByRole("button", { name: "Add a testimonial" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Meera Sundaram");
    await page.getByLabel("Degree and year, or occupation").fill("Alumna, 2019");
    await page.getByLabel("Quote").fill("I still draw graphs on napkins.");
    await page.getByRole("button", { name: "Move up Meera Sundaram" }).click();
    // Pressed within a second, before the draft is saved.
    await page.getByRole("button", { name: "All content" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Testimonials" })).toContainText("Draft by");
    await open(page, "Testimonials");
    await publishAndSee(page);
    await expectOnPage(site, "/", "I still draw graphs on napkins.");
    await page.getByRole("button", { name: "Remove Meera Sundaram" }).click();
    await publish(page);
    await expectGoneFromPage(site, "/", "I still draw graphs on napkins.");
  });
});

test("a batch is added with people from a list, becomes alumni, leaves the site and comes back", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await page.getByRole("button", { name: "Add a batch" }).click();
  await page.getByLabel("Years").fill("last year");
  await page.getByRole("button", { name: "Enter the people" }).click();
  await expect(page.getByText("Write the years like this: 2025-29")).toBeVisible();
  await page.getByLabel("Years").fill("2014-18");
  await page.getByRole("button", { name: "Enter the people" }).click();
  await expect(page.getByRole("heading", { name: "Batch 2014-18" })).toBeVisible();
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Nila Chandran");
  await page.getByLabel("Role in the club").fill("First-year lead");
  await page.getByLabel("E-mail").fill("nila@example.org");
  await page.getByRole("button", { name: "Add people from a list" }).click();
  const list = page.getByRole("dialog");
  await list
    .getByLabel("Or paste the list")
    .fill("Name,E-mail,Role\nNila C,nila@example.org,Lead\nOm Prakash,om@example.org,Writer\n");
  await expectGoodAtWidths(page, "content-people");
  await list.getByRole("button", { name: "Add these people to the draft" }).click();
  await expect(page.getByText("1 added, 1 already in the draft.")).toBeVisible();
  await page.getByRole("button", { name: "Mark as alumni" }).click();
  await expect(page.getByLabel("Name of the tab")).toHaveValue("Alumni(14-18)");
  await expect(page.getByText("The last year of this batch is over.")).toBeHidden();
  await expect(draftSaved(page)).toBeVisible();
  expect(await visitorsPage(site, "/cdcteam")).not.toContain("Alumni(14-18)");
  await publishAndSee(page);
  await expectOnPage(site, "/cdcteam", "Alumni(14-18)");

  await page.getByRole("button", { name: "Remove from the site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove from the site" }).click();
  await expect(
    page.getByText("This part was removed from the site. You can bring it back from its history."),
  ).toBeVisible();
  await expectGoneFromPage(site, "/cdcteam", "Alumni(14-18)");
  await bringBack(page, /^Bring back Version 1/);
  await expect(page.getByText("The earlier version is back.")).toBeVisible();
  await expectOnPage(site, "/cdcteam", "Alumni(14-18)");
});

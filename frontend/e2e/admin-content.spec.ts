import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { loseOperation } from "./support/interrupted-operations";
import { expectOnPage, visitorsPage } from "./support/visitors-page";

test.use({ siteOf: "shared desk" });

const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true });
const open = async (page: Page, name: string): Promise<void> => {
  await edit(page, name).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
};
/** Publishes. Begins to wait for the notice before the click, because the notice disappears after three seconds. */
const publishAndSee = async (page: Page): Promise<void> => {
  const notice = expect(page.getByText("Published. Visitors see the new version now.")).toBeVisible();
  await Promise.all([notice, page.getByRole("button", { name: "Publish", exact: true }).click()]);
};
const draftSaved = (page: Page) => page.getByRole("status").getByText("Draft saved. Only editors see it");
const bringBack = async (page: Page, version: string | RegExp): Promise<void> => {
  await page.getByRole("button", { name: version }).first().click();
  await page.getByRole("button", { name: "Bring back this version" }).click();
};

/**
 * topic-editor.test.tsx and content-section.test.tsx in frontend/src/features/admin-content test mistakes and
 * conflicts. content-editing.test.ts in backend/src/modules/content/editing tests which version is in force after each
 * step.
 */
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
  await expect(draftSaved(page)).toBeVisible();
  expect(await visitorsPage(site, "/")).toContain(before);

  await test.step("the preview shows the draft as visitors would see it, also on a desktop", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const frame = page.locator("iframe[title='Preview of the page']");
    const preview = frame.contentFrame();
    await expect(preview.getByText("Come in and write a loop with us.")).toBeVisible();
    await page.getByRole("radio", { name: "Desktop" }).check();
    await expect(frame).toHaveAttribute("width", "1280");
    await summary.fill("Come in, and write a loop.");
    await expect(preview.getByText("Come in, and write a loop.")).toBeVisible();
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  await publishAndSee(page);
  await expectOnPage(site, "/", "Come in, and write a loop.");

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
    await expectGoodAtWidths(page, "content-unsaved");
    await giveBack();
    await bringBack(page, "Bring back Original version of the site");
    await expect(
      page.getByText("The earlier version is published again. Visitors see it now."),
    ).toBeVisible();
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
    // Clicks within a second, before the draft is saved.
    await page.getByRole("button", { name: "All content" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Testimonials" })).toContainText("Draft by");
    await open(page, "Testimonials");
    const moved = page.getByRole("button", { name: "Move down Meera Sundaram" });
    await expect(moved).toBeEnabled();
    await page.getByRole("button", { name: "Remove Meera Sundaram" }).click();
    await expect(moved).toHaveCount(0);
    await expect(draftSaved(page)).toBeVisible();
  });

  await test.step("a batch is added with people from a list, leaves the site and comes back", async () => {
    await page.getByRole("button", { name: "All content" }).click();
    await page.getByRole("button", { name: "Add a batch" }).click();
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
    await expect(page.getByText("This batch has finished its course.")).toBeHidden();
    await expect(draftSaved(page)).toBeVisible();
    await publishAndSee(page);
    await expectOnPage(site, "/cdcteam", "Alumni(14-18)");

    await page.getByRole("button", { name: "Remove from the site" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove from the site" }).click();
    await expect(
      page.getByText("This part was removed from the site. You can bring it back from its history."),
    ).toBeVisible();
    await bringBack(page, /^Bring back Version 1/);
    await expect(page.getByText("The earlier version is published again.")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { expectGoodInBothThemes } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { expect, openAdmin, test } from "./support/demo-site";
import { loseOperation } from "./support/account-held";
import { look, WIDTHS } from "./support/look";
import { expectNoSidewaysScroll } from "./support/teams";
import { expectGoneFromPage, expectOnPage, visitorsPage } from "./support/visitors-page";

test.use({ siteOf: "admin-content" });

async function lookAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await look(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true });
const open = async (page: Page, name: string): Promise<void> => {
  await edit(page, name).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
};
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true }).click();

test("a text is a draft at first, then what everybody sees, and comes back from its history", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await expect(edit(page, "Testimonials")).toBeVisible();
  await lookAll(page, "content-list");
  await expectAccessible(page);

  await open(page, "The club");
  await lookAll(page, "content-club");
  const summary = page.getByLabel("About the club");
  const before = await summary.inputValue();
  await summary.fill("  Come in and write a loop with us.  ");
  await expect(page.getByRole("status").getByText("Draft saved; only editors see it")).toBeVisible();
  expect(await visitorsPage(site, "/")).toContain(before);

  await test.step("the preview shows the draft at three widths, as visitors would see it", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    for (const device of ["Phone", "Tablet", "Desktop"]) {
      await page.getByRole("radio", { name: device }).check();
      await expect(preview.getByText("Come in and write a loop with us.")).toBeVisible();
      await lookAll(page, `content-preview-${device}`);
    }
    await summary.fill("Come in, and write a loop.");
    await expect(preview.getByText("Come in, and write a loop.")).toBeVisible();
    await summary.fill("Come in and write a loop with us.");
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  await test.step("what is wrong is named beside its field, and nothing is published", async () => {
    await page.getByLabel("Name", { exact: true }).fill("");
    await publish(page);
    const mistakes = page.getByRole("alert");
    await expect(mistakes).toContainText("Name must not be empty");
    await mistakes.getByRole("link").click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await lookAll(page, "content-mistakes");
    await expectAccessible(page);
    expect(await visitorsPage(site, "/")).toContain(before);
    await page.getByLabel("Name", { exact: true }).fill("CDC Coding Club");
  });
  await publish(page);
  await expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();
  await expectOnPage(site, "/", "Come in and write a loop with us.");

  await page.getByRole("button", { name: "What changed Version 1" }).click();
  await expect(page.getByRole("deletion")).toHaveText(before);
  await lookAll(page, "content-history");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bring back What came with the site" }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("The earlier version is back. Everybody sees it now.")).toBeVisible();
  await expect(summary).toHaveValue(before);
  await expectOnPage(site, "/", before);
});

test("what could not be saved stays when an earlier version is brought back", async ({ openPerson }) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await open(page, "The club");
  const welcome = page.getByLabel("Welcome");
  await welcome.fill("We publish this.");
  await publish(page);
  await expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();
  const giveBack = await loseOperation(page, "SaveContentDraft");
  await welcome.fill("Typed while the network was away.");
  await expect(page.getByRole("button", { name: "Save the draft again" })).toBeVisible();
  await giveBack();
  await page.getByRole("button", { name: "Bring back What came with the site" }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("The earlier version is back. Everybody sees it now.")).toBeVisible();
  await expect(welcome).toHaveValue("Typed while the network was away.");
  await expect(page.getByRole("status").getByText("Draft saved; only editors see it")).toBeVisible();
});

test("a list: an entry is added, moved and removed; a press elsewhere loses nothing", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content", "topic=testimonials");
  await page.getByRole("button", { name: "Add a testimonial" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Sundaram");
  await page.getByLabel("Degree and year, or what they do").fill("Alumna, 2019");
  await page.getByLabel("What they say").fill("I still draw graphs on napkins.");
  await lookAll(page, "content-entry");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Up Meera Sundaram" }).click();
  await page.getByRole("button", { name: "All content" }).click(); // within the second after which it is saved
  await expect(page.getByRole("listitem").filter({ hasText: "Testimonials" })).toContainText("Draft of");
  await open(page, "Testimonials");
  await publish(page);
  await expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();
  await expectOnPage(site, "/", "I still draw graphs on napkins.");
  await page.getByRole("button", { name: "Remove Meera Sundaram" }).click();
  await publish(page);
  await expectGoneFromPage(site, "/", "I still draw graphs on napkins.");
});

test("a batch is added, leaves the site and comes back", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await page.getByRole("button", { name: "Add a batch" }).click();
  await page.getByLabel("Years").fill("next year");
  await page.getByRole("button", { name: "Write its people" }).click();
  await expect(page.getByText("Write the years like 2025-29")).toBeVisible();
  await page.getByLabel("Years").fill("2025-29");
  await page.getByRole("button", { name: "Write its people" }).click();
  await expect(page.getByRole("heading", { name: "Batch 2025-29" })).toBeVisible();
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Nila Chandran");
  await page.getByLabel("Part in the club").fill("First-year lead");
  await page.getByLabel("E-mail").fill("nila@example.org");
  await page.getByRole("button", { name: "Add people from a list" }).click();
  const list = page.getByRole("dialog");
  await list.getByLabel("Or paste it").fill("Email\nasha@example.org");
  await list.getByRole("button", { name: "Add them to the draft" }).click();
  await expect(list.getByText("The list needs a column Name")).toBeVisible();
  await list
    .getByLabel("Or paste it")
    .fill("Name,E-mail,Role\nNila C,nila@example.org,Lead\nOm Prakash,om@example.org,Writer\n");
  await lookAll(page, "content-people");
  await list.getByRole("button", { name: "Add them to the draft" }).click();
  await expect(page.getByText("1 added to the draft, 1 were in it already.")).toBeVisible();
  expect(await visitorsPage(site, "/cdcteam")).not.toContain("2025-29");
  await publish(page);
  await expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();
  await expectOnPage(site, "/cdcteam", "2025-29");

  await page.getByRole("button", { name: "Remove from the site" }).click();
  await lookAll(page, "content-remove");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(
    page.getByText("Removed from the site. It can be brought back from its history."),
  ).toBeVisible();
  await expectGoneFromPage(site, "/cdcteam", "2025-29");
  await page.getByRole("button", { name: "Bring back Version 1" }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("The earlier version is back.")).toBeVisible();
  await expectOnPage(site, "/cdcteam", "2025-29");
});

test("a batch whose last year is over becomes alumni by one press, which is a draft at first", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content", "topic=members/2014-18");
  await page.getByRole("button", { name: "Add people from a list" }).click();
  const list = page.getByRole("dialog");
  await list.getByLabel("Or paste it").fill("Name,Email,Role\nTara Rao,tara@example.org,Treasurer\n");
  await list.getByRole("button", { name: "Add them to the draft" }).click();
  await expectGoodInBothThemes(page, "content-graduated");
  await page.getByRole("button", { name: "Make them alumni" }).click();
  await expect(page.getByLabel("Text of the tab")).toHaveValue("Alumni(14-18)");
  await expect(page.getByText("Their last year is over.")).toBeHidden();
  expect(await visitorsPage(site, "/cdcteam")).not.toContain("Alumni(14-18)");
  await publish(page);
  await expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();
  await expectOnPage(site, "/cdcteam", "Alumni(14-18)");
});

test("the faculty card leaves the members page and comes back", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openAdmin(page, "content", "topic=faculty");
  const name = await page.getByLabel("Name", { exact: true }).inputValue();
  expect(await visitorsPage(site, "/cdcteam")).toContain(name);
  await page.getByRole("button", { name: "Remove from the site" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Removed from the site. It can be")).toBeVisible();
  await expectGoneFromPage(site, "/cdcteam", name);
  await page.getByRole("button", { name: "Bring back What came with the site" }).click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("The earlier version is back.")).toBeVisible();
  await expectOnPage(site, "/cdcteam", name);
});

test("of two editors at once the second is told, and chooses", async ({ openPerson }) => {
  const [asha, ravi] = [await openPerson(), await openPerson()];
  for (const page of [asha, ravi]) await openAdmin(page, "content", "topic=faculty");
  const part = (page: Page) => page.getByLabel("Part in the club");
  const saved = (page: Page) => page.getByRole("status").getByText("Draft saved; only editors see it");
  await part(asha).fill("Patron");
  await expect(saved(asha)).toBeVisible();
  await part(ravi).fill("Mentor");
  await expect(ravi.getByText("Yours is on this screen and not saved yet.")).toBeVisible();
  await lookAll(ravi, "content-conflict");
  await expectAccessible(ravi);
  await expect(part(ravi)).toHaveValue("Mentor");
  await ravi.getByRole("button", { name: "Keep mine, over theirs" }).click();
  await expect(saved(ravi)).toBeVisible();

  await part(asha).fill("Patron of all");
  await asha.getByRole("button", { name: "Show theirs, and drop mine" }).click();
  await expect(part(asha)).toHaveValue("Mentor");
  await asha.getByRole("button", { name: "Throw the draft away" }).click();
  await asha.getByRole("button", { name: "Throw it away" }).click();
  await expect(asha.getByText("Draft thrown away.")).toBeVisible();
  await expect(part(asha)).toHaveValue("Faculty coordinator");
});

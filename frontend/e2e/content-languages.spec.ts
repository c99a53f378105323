import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { expectOnPage, visitorsPage } from "./support/visitors-page";

test.use({ siteOf: "shared desk" });

const WELCOME = "कोड लिखिए, टीम बनाइए और हमारे साथ सीखिए।";
/** The beginning of the default greeting in Bengali. */
const BENGALI = "আমরা মজা করে প্রোগ্রাম লিখি।";

const language = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Language of the texts" }).getByRole("link", { name });
const saved = (page: Page) => expect(page.getByText("Draft saved. Only editors see it")).toBeVisible();
const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Visitors see the new version now.")).toBeVisible();
};

test("the greeting in Hindi is seen by visitors in Hindi; everyone else goes on reading their own", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await page.getByRole("button", { name: "Edit The club", exact: true }).click();
  const english = await page.getByLabel("Welcome").inputValue();
  await language(page, "हिन्दी").click();
  await expect(page.getByRole("heading", { name: "The club, हिन्दी" })).toBeVisible();
  await expect(page.getByText(english)).toBeVisible();
  await page.getByLabel("Welcome").fill(`  ${WELCOME} `);
  await saved(page);
  await expectGoodAtWidths(page, "translate-club");

  await test.step("the preview is the page in Hindi, with the draft", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    await expect(preview.locator("html")).toHaveAttribute("lang", /^hi/);
    await expect(preview.getByText(WELCOME)).toBeVisible();
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  expect(await visitorsPage(site, "/hi")).not.toContain(WELCOME);
  await publish(page);
  await expectOnPage(site, "/hi", WELCOME);
  for (const [path, greeting] of [
    ["/", english],
    ["/bn", BENGALI],
  ] as const) {
    const html = await visitorsPage(site, path);
    expect(html).toContain(greeting);
    expect(html).not.toContain(WELCOME);
  }

  await test.step("when the English text has changed, visitors see it, and the editor is notified", async () => {
    await language(page, "English").click();
    await expect(page.getByRole("heading", { name: "The club", exact: true })).toBeVisible();
    await page.getByLabel("Welcome").fill("Come in and write a loop with us.");
    await saved(page);
    await publish(page);
    await expectOnPage(site, "/hi", "Come in and write a loop with us.");
    await language(page, "हिन्दी").click();
    await expect(page.getByText("The English text changed.")).toBeVisible();
    await page.getByRole("button", { name: "Keep this translation Welcome" }).click();
    await saved(page);
    await publish(page);
    await expectOnPage(site, "/hi", WELCOME);
  });

  await test.step("of a list each entry is opened by itself, and the parts say which languages have drafts", async () => {
    await page.getByRole("button", { name: "All content" }).click();
    await page.getByRole("button", { name: "Edit Testimonials", exact: true }).click();
    await language(page, "বাংলা").click();
    await expect(page.getByRole("heading", { name: "Testimonials, বাংলা" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Translate / })
      .first()
      .click();
    await page.getByLabel("Quote").fill("চমৎকার ক্লাব।");
    await saved(page);
    await language(page, "English").click();
    await page.getByRole("button", { name: "All content" }).click();
    await expect(page.getByText("বাংলা (draft)")).toBeVisible();
  });
});

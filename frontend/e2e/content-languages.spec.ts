import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, openAdmin, test } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import { expectNoSidewaysScroll } from "./support/teams";
import { expectOnPage, visitorsPage } from "./support/visitors-page";

test.use({ siteOf: "content-languages" });

const WELCOME = "कोड लिखिए, टीम बनाइए और हमारे साथ सीखिए।";
const SUMMARY = "तीन की टीम, दो राउंड और एक रात का कोड।";

async function lookAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await look(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const language = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Language of the texts" }).getByRole("link", { name });
const saved = (page: Page) => expect(page.getByText("Draft saved; only editors see it")).toBeVisible();
const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Everybody sees it now.")).toBeVisible();
};

test("the greeting in Hindi is seen by visitors in Hindi; everybody else goes on reading English", async ({
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
  await lookAll(page, "translate-club");
  await expectAccessible(page);

  await test.step("the preview is the page in Hindi, with the draft", async () => {
    await page.getByRole("button", { name: "Show the preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    await expect(preview.locator("html")).toHaveAttribute("lang", /^hi/);
    for (const device of ["Phone", "Tablet", "Desktop"]) {
      await page.getByRole("radio", { name: device }).check();
      await expect(preview.getByText(WELCOME)).toBeVisible();
    }
    await page.getByRole("button", { name: "Close the preview" }).click();
  });
  expect(await visitorsPage(site, "/hi")).not.toContain(WELCOME);
  await publish(page);
  await expectOnPage(site, "/hi", WELCOME);
  for (const path of ["/", "/bn"]) {
    const html = await visitorsPage(site, path);
    expect(html).toContain(english);
    expect(html).not.toContain(WELCOME);
  }
  await page.getByRole("button", { name: "What changed Version 1" }).click();
  await expect(page.getByRole("insertion")).toHaveText(WELCOME);

  await test.step("when the English text has changed, visitors see it, and the editor is told", async () => {
    await language(page, "English").click();
    await expect(page.getByRole("heading", { name: "The club", exact: true })).toBeVisible();
    await page.getByLabel("Welcome").fill("Come in and write a loop with us.");
    await saved(page);
    await publish(page);
    await expectOnPage(site, "/hi", "Come in and write a loop with us.");
    await language(page, "हिन्दी").click();
    await expect(page.getByText("The English text has changed.")).toBeVisible();
    await lookAll(page, "translate-outdated");
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
    await look(page, "translate-outdated-dark");
    await page.getByRole("button", { name: "Still right Welcome" }).click();
    await saved(page);
    await publish(page);
    await expectOnPage(site, "/hi", WELCOME);
  });
});

test("an event's summary in Hindi, from its text in English", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openAdmin(page, "events", "event=algOlympics");
  await page.getByRole("link", { name: "Edit the texts" }).click();
  const english = await page.getByLabel("Summary").inputValue();
  await language(page, "हिन्दी").click();
  await expect(page.getByRole("heading", { name: "AlgOlympics, हिन्दी" })).toBeVisible();
  const summary = page.getByRole("textbox", { name: "Summary" });
  await summary.fill(SUMMARY);
  await saved(page);
  await lookAll(page, "translate-event");
  await expectAccessible(page);
  await publish(page);
  for (const path of ["/hi/events", "/hi/events/algOlympics"]) await expectOnPage(site, path, SUMMARY);
  await expectOnPage(site, "/bn/events/algOlympics", english);
  // The part in English goes on with the English text, also for who reads the site in Hindi.
  await page.goto("/hi/admindashboard?tab=content&topic=events/algOlympics");
  await expect(page.locator("[name=summary]")).toHaveValue(english);
});

test("people of a batch are opened one by one, and a mistake is named beside its field", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await page.getByRole("button", { name: "Edit Testimonials", exact: true }).click();
  await language(page, "বাংলা").click();
  await expect(page.getByRole("heading", { name: "Testimonials, বাংলা" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Translate / })
    .first()
    .click();
  await page.getByLabel("What they say").fill("চমৎকার ক্লাব।");
  await saved(page);
  await lookAll(page, "translate-list");
  await expectAccessible(page);
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page.getByRole("heading", { name: "Testimonials" })).toBeVisible();
  await page.getByRole("button", { name: "All content" }).click();
  await expect(page.getByText("বাংলা (draft)")).toBeVisible();
  await lookAll(page, "translate-list-of-parts");
});

import { setupCode } from "../../backend/src/modules/accounts/setup/setup-code";
import { TEST_SECRET } from "../../backend/src/kernel/testing/test-secret";
import type { Page } from "@playwright/test";
import { drawnPicture } from "./support/drawn-picture";
import { expectGoodInBothThemes } from "./support/at-widths";
import { startSite } from "./support/site";
import { expect, test as base } from "./support/test";

const EMPTY = {
  ...{ ADMIN_EMAIL: "", ADMIN_PASSWORD: "", SMTP_URL: "", MAIL_FROM: "", CLUB_EMAIL: "" },
  ...{ UPI_ID: "", BANK_ACCOUNT_NAME: "", BANK_ACCOUNT_NUMBER: "", BANK_IFSC: "" },
};
const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("nobody set up", () => startSite(EMPTY)));
  },
});

test("a volunteer makes an empty site an invented club's in the browser alone", async ({ page, site }) => {
  test.slow();
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(/\/setup$/);
  await expect(page.getByRole("heading", { name: "Set up this site" })).toBeVisible();
  await expectGoodInBothThemes(page, "setup-you");

  await page.getByLabel("Code").fill("0000-0000-0000");
  await page.getByLabel("Your name").fill("Meera Nair");
  await page.getByLabel("E-mail").fill("meera@byte.example");
  await page.getByLabel("Password", { exact: true }).fill("a long enough one");
  await page.getByRole("button", { name: "Make my account" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not the code");
  await page.getByLabel("Code").fill(setupCode(TEST_SECRET));
  await page.getByRole("button", { name: "Make my account" }).click();

  // The club: what is wrong is named beside its field.
  await expect(page.getByRole("heading", { name: "The club", level: 2 })).toBeVisible();
  await page.getByLabel("Name of the club").fill("Byte Society");
  await page.getByLabel("Short name").fill("Bytes of the north");
  await page.getByLabel("University").fill("Northern Institute");
  await page.getByLabel("Welcome").fill("Come in.");
  await page.getByLabel("In one sentence").fill("Code on Thursdays.");
  await page.getByLabel("About the club").fill("Nine of us, since last year.");
  await page.getByLabel("Address").fill("Block C\nNorthern Institute");
  await page.getByLabel("WhatsApp").fill("chat.example");
  await page.getByLabel("Telegram").fill("https://telegram.example/bytes");
  await page.getByLabel("Colour").fill("#ffcc00");
  await expect(page.getByText("By itself it would be hard to read")).toBeVisible();
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByLabel("Short name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("WhatsApp")).toHaveAttribute("aria-invalid", "true");
  await expectGoodInBothThemes(page, "setup-club-wrong");
  await page.getByLabel("Short name").fill("Bytes");
  await page.getByLabel("WhatsApp").fill("https://chat.example/bytes");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture: Byte Society" }).click();
  const mark = { name: "mark.jpg", mimeType: "image/jpeg", buffer: await drawnPicture(page, 600, 600) };
  await (await chooser).setFiles(mark);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What is to be seen").fill("A green square with a sun");
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await expect(page.getByRole("button", { name: "Remove the picture: Byte Society" })).toBeVisible();
  await expectGoodInBothThemes(page, "setup-club");
  await page.getByRole("button", { name: "Save and go on" }).click();

  // The samples: all of them leave with one press, counted before and after.
  await expect(page.getByRole("heading", { name: "Samples", level: 2 })).toBeVisible();
  await expect(page.getByText("85 people, 11 testimonials, 8 glimpses, 5 events")).toBeVisible();
  await expectGoodInBothThemes(page, "setup-samples");
  await page.getByRole("button", { name: "Start empty" }).click();
  await expectGoodInBothThemes(page, "setup-samples-asked");
  await dialog.getByRole("button", { name: "Take them off" }).click();
  await expect(page.getByText("Taken off the site: 85 people, 11 testimonials")).toBeVisible();

  // Mail: tried before it is kept.
  await expect(page.getByRole("heading", { name: "Mail", level: 2 })).toBeVisible();
  await page.getByRole("textbox", { name: "Mail server" }).fill("127.0.0.1");
  await page.getByRole("textbox", { name: "Port" }).fill(new URL(site.mail.url).port);
  await page.getByText("As the server offers").click();
  await page.getByLabel("Mails are from").fill("Byte Society");
  await page.getByLabel("Address they are from").fill("club@byte.example");
  await page.getByRole("button", { name: "Send me a test mail" }).click();
  await expect(page.getByText("took a test mail to meera@byte.example")).toBeVisible();
  await site.mail.waitForMail("meera@byte.example", { subject: /Test mail/ });
  await expectGoodInBothThemes(page, "setup-mail");
  await page.getByRole("button", { name: "Save mail settings" }).click();

  // Payments: the QR before anybody pays.
  await expect(page.getByRole("heading", { name: "Payments", level: 2 })).toBeVisible();
  await page.getByLabel("Account holder").fill("Byte Society");
  await page.getByLabel("UPI id").fill("bytes@bank");
  await page.getByRole("button", { name: "Show the QR code" }).click();
  await expect(page.getByAltText("QR code of a payment of one rupee to this account")).toBeVisible();
  await expectGoodInBothThemes(page, "setup-payments");
  await page.getByRole("button", { name: "Save account" }).click();
  await expect(page.getByRole("heading", { name: "The event", level: 2 })).toBeVisible();
  await expect(page.getByText("There is no event yet.")).toBeVisible();
  await expectGoodInBothThemes(page, "setup-event");

  // The public site is the club's, on the home page and for somebody who signs up.
  await page.goto(`${site.url}/`);
  await expect(page).toHaveTitle(/Byte Society/);
  await expect(page.getByRole("contentinfo")).toContainText("Block C");
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
  );
  expect(accent).not.toContain("#1a38d6");
  for (const sample of ["Live", "Our Events", "Glimpses of", "What Others Think", "Syntax Siege"])
    await expect(page.getByText(sample)).toHaveCount(0);
  await expect(page.locator(".brand-mark").first()).toHaveCSS("background-image", /media\/uploads\/mark-/);
  await expectGoodInBothThemes(page, "setup-home");
  await expectNoSamples(page, site.url);

  // Its first event, made and taken back, and made again.
  await page.goto(`${site.url}/setup?step=5`);
  await page.getByRole("link", { name: "Make an event" }).click();
  await makeEvent(page);
  await page.getByRole("button", { name: "Delete event" }).click();
  await expectGoodInBothThemes(page, "event-delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByText("Byte Night: Event deleted.")).toBeVisible();
  await page.getByRole("button", { name: "New event" }).first().click();
  await makeEvent(page);
  await page.goto(`${site.url}/`);
  await expect(page.getByRole("link", { name: /^Now Byte Night/ })).toBeVisible();
  await expectGoodInBothThemes(page, "setup-home-event");

  await page.goto(`${site.url}/admindashboard?tab=settings`);
  await expect(page.getByLabel("UPI id")).toHaveValue("bytes@bank");
  await expectGoodInBothThemes(page, "settings");

  await page.goto(`${site.url}/setup?step=1`);
  await expect(page.getByLabel("Name of the club")).toHaveValue("Byte Society");
  await page.goto(`${site.url}/setup?step=2`);
  await expect(page.getByText("No samples are left")).toBeVisible();
});

/** The public pages of a club that has nobody and nothing in them yet. */
async function expectNoSamples(page: Page, url: string): Promise<void> {
  for (const [path, text, name] of [
    ["/events", "No events yet", "empty-events"],
    ["/cdcteam", "Nobody is listed yet", "empty-members"],
    ["/contact", "Use the form, or reach us by WhatsApp or Telegram.", "empty-contact"],
    ["/events/syntaxsiege", "There is no page here", "empty-event"],
    ["/events/syntaxsiege/registration", "", "empty-registration"],
    ["/admindashboard", "", "empty-admin"],
    ["/admindashboard?tab=events", "There is no event yet.", "empty-admin-events"],
    ["/admindashboard?tab=content", "Removed from the site", "empty-admin-content"],
  ] as const) {
    await page.goto(`${url}${path}`);
    await expect(page.locator("main")).toContainText(text);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main")).not.toContainText("Loading");
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectGoodInBothThemes(page, name);
  }
  const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain("/events/");
}

/** A first event, and it is the current one. */
async function makeEvent(page: Page): Promise<void> {
  const fields = page.getByRole("form", { name: "New event" });
  await fields.getByLabel("Title").first().fill("Byte Night");
  await fields.getByLabel("Address").fill("byte-night");
  await fields.getByLabel("First day").fill("2030-02-01");
  await fields.getByLabel("Last day").fill("2030-02-02");
  await fields.getByLabel("Venue").fill("Lab 3");
  await fields.getByLabel("Summary").fill("A night of code.");
  await fields.getByLabel("Description").fill("Come and stay.");
  await page.getByRole("button", { name: "Create event" }).click();
  await expect(page.getByText("Event created.")).toBeVisible();
  await page.getByRole("button", { name: "Make current" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make current" }).click();
  await expect(page.getByText("Byte Night: This is the current event now.")).toBeVisible();
}

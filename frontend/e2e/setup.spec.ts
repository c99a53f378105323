import { setupCode } from "../../backend/src/modules/accounts/setup/setup-code";
import { TEST_SECRET } from "../../backend/src/kernel/testing/test-secret";
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

test("a volunteer sets a new site up in the browser alone", async ({ page, site }) => {
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
  await page.getByRole("button", { name: "Save and go on" }).click();

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
  await expectGoodInBothThemes(page, "setup-event");

  // The public site is the club's, on the home page and for somebody who signs up.
  await page.goto(`${site.url}/`);
  await expect(page).toHaveTitle(/Byte Society/);
  await expect(page.getByRole("contentinfo")).toContainText("Block C");
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
  );
  expect(accent).not.toContain("#1a38d6");
  await expectGoodInBothThemes(page, "setup-home");

  await page.goto(`${site.url}/admindashboard?tab=settings`);
  await expect(page.getByLabel("UPI id")).toHaveValue("bytes@bank");
  await expectGoodInBothThemes(page, "settings");

  await page.goto(`${site.url}/setup?step=1`);
  await expect(page.getByLabel("Name of the club")).toHaveValue("Byte Society");
});

import { setupCode } from "../../../backend/src/modules/accounts/setup/setup-code";
import { TEST_SECRET } from "../../../backend/src/kernel/testing/test-secret";
import type { Page } from "@playwright/test";
import { drawnPicture } from "../support/drawn-picture";
import { expectFitAtWidths, expectGoodInBothThemes } from "../support/at-widths";
import { graphql } from "../support/demo-site";
import { searchMails, searchSite, streamsOf } from "../support/sample-traces";
import { startSite, type Site } from "../support/site";
import { logInByApi, newStudent, newTeam } from "../support/students";
import { expectOnPage } from "../support/visitors-page";
import { expect, test as base } from "../support/test";

const EMPTY = {
  ...{ ADMIN_EMAIL: "", ADMIN_PASSWORD: "", SMTP_URL: "", MAIL_FROM: "", CLUB_EMAIL: "" },
  ...{ UPI_ID: "", BANK_ACCOUNT_NAME: "", BANK_ACCOUNT_NUMBER: "", BANK_IFSC: "" },
};
const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("not set up", () => startSite(EMPTY)));
  },
});

test("a volunteer makes an empty site an invented club's in the browser alone", async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(/\/setup$/);
  await expect(page.getByRole("heading", { name: "Set up this site" })).toBeVisible();

  await page.getByLabel("Code").fill(setupCode(TEST_SECRET));
  await page.getByLabel("Your name").fill("Meera Nair");
  await page.getByLabel("E-mail").fill("meera@byte.example");
  await page.getByLabel("Password", { exact: true }).fill("a long enough one");
  await page.getByRole("button", { name: "Create my account" }).click();

  // The club. An error is shown at its field.
  await expect(page.getByRole("heading", { name: "The club", level: 2 })).toBeVisible();
  await page.getByLabel("Name of the club").fill("Byte Society");
  await page.getByLabel("Short name").fill("Bytes of the north");
  await page.getByLabel("University").fill("Northern Institute");
  await page.getByLabel("Welcome").fill("Come in.");
  await page.getByLabel("One-sentence summary").fill("Code on Thursdays.");
  await page.getByLabel("About the club").fill("Nine of us, since last year.");
  await page.getByLabel("Address").fill("Block C\nNorthern Institute");
  await page.getByLabel("WhatsApp").fill("chat.example");
  await page.getByLabel("Telegram").fill("https://telegram.example/bytes");
  await page.getByLabel("Colour").fill("#ffcc00");
  await expect(page.getByText("This colour is hard to read")).toBeVisible();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByLabel("Short name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("WhatsApp")).toHaveAttribute("aria-invalid", "true");
  await expectGoodInBothThemes(page, "setup-club");
  await page.getByLabel("Short name").fill("Bytes");
  await page.getByLabel("WhatsApp").fill("https://chat.example/bytes");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture: Byte Society" }).click();
  const mark = { name: "mark.jpg", mimeType: "image/jpeg", buffer: await drawnPicture(page, 600, 600) };
  await (await chooser).setFiles(mark);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await expect(page.getByRole("button", { name: "Remove the picture: Byte Society" })).toBeVisible();
  await page.getByRole("button", { name: "Save and continue" }).click();
  // The open page shows the new name, logo and colour immediately.
  await expect(page.getByText("Published. Visitors see the new version now.")).toBeVisible();
  await expect(page).toHaveTitle(/Byte Society/);
  await expect(page.getByRole("link", { name: "Byte Society, home" })).toContainText("Bytes");
  await expectOwnLook(page);

  // The samples. One click removes all of them. The test counts them before and after.
  await expect(page.getByRole("heading", { name: "Samples", level: 2 })).toBeVisible();
  await expect(page.getByText("85 people, 11 testimonials, 8 glimpses, 5 events, 1 text")).toBeVisible();
  await page.getByRole("button", { name: "Remove all samples" }).click();
  await dialog.getByRole("button", { name: "Remove samples" }).click();
  await expect(page.getByText("Removed from the site: 85 people, 11 testimonials")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("No samples are left")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Name of the club")).toHaveValue("Byte Society");
  await page.getByRole("button", { name: "Later" }).click();
  await page.getByRole("button", { name: "Later" }).click();

  // Mail. The settings can be tested before saving.
  await expect(page.getByRole("heading", { name: "Mail", level: 2 })).toBeVisible();
  await page.getByRole("textbox", { name: "Mail server" }).fill("127.0.0.1");
  await page.getByRole("textbox", { name: "Port" }).fill(new URL(site.mail.url).port);
  await page.getByText("Encrypted only if the server offers it").click();
  await expect(page.getByLabel("Sender's name")).toHaveValue("Bytes");
  await page.getByLabel("Sender's address").fill("club@byte.example");
  await page.getByRole("button", { name: "Send me a test mail" }).click();
  // In production, the site tests only mail servers on the internet. This test's own server is saved without a test.
  await expect(page.getByText("You can test only mail servers on the internet").first()).toBeVisible();
  await page.getByRole("button", { name: "Save and continue" }).click();

  // Payments. The QR code is shown before the first payment.
  await expect(page.getByRole("heading", { name: "Payments", level: 2 })).toBeVisible();
  await page.getByLabel("Account holder").fill("Byte Society");
  await page.getByLabel("UPI ID").fill("bytes@bank");
  await page.getByRole("button", { name: "Show the QR code" }).click();
  await expect(page.getByAltText("QR code for paying ₹1 to this account")).toBeVisible();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByRole("heading", { name: "The event", level: 2 })).toBeVisible();
  await expect(page.getByText("There are no events yet.")).toBeVisible();
  await expectNoSamples(page, site.url);

  await page.getByRole("link", { name: "Create an event" }).click();
  await makeEvent(page);

  // The public site shows the club's own content.
  await expectOnPage(site, "/", "Byte Night");
  await page.goto(`${site.url}/`);
  await expect(page).toHaveTitle(/Byte Society/);
  await expect(page.getByRole("contentinfo")).toContainText("Block C");
  await expect(page.getByRole("link", { name: /^Now Byte Night/ })).toBeVisible();
  await expectOwnLook(page);
  // public-pages.spec.ts checks the page with axe. backend/src/modules/content/palette.test.ts tests other colours.
  await expectFitAtWidths(page, "setup-home");
  await expect(page.getByRole("link", { name: "Register Your Team" })).toHaveAttribute(
    "href",
    "/events/byte-night/registration",
  );
  await expect(page.getByText("Add up to 3 members by e-mail or with an invitation link.")).toBeVisible();
  await expectOnPage(site, "/hi/", "अधिकतम 3 सदस्यों को ई-मेल या निमंत्रण लिंक से जोड़ें।");

  await test.step("no page, mail, paper or picture has anything of the sample", () => expectNoTraces(site));
});

async function expectOwnLook(page: Page): Promise<void> {
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
  );
  expect(accent).not.toContain("#1a38d6");
  await expect(page.locator(".brand-mark").first()).toHaveCSS("background-image", /media\/uploads\/mark-/);
}

/**
 * Takes a team through ranking and certificates. Then searches all public pages, files and mails for traces of
 * the sample club.
 */
async function expectNoTraces(site: Site): Promise<void> {
  const first = site.mail.mails.length;
  const meera = await logInByApi(site, "Meera Nair", {
    email: "meera@byte.example",
    password: "a long enough one",
  });
  const leader = await newStudent(site, "Asha Rao");
  const { id: teamId } = await newTeam(site, leader, [await newStudent(site, "Bela Das")]);
  const places = [{ teamId, rank: 1, version: "0" }];
  const draft = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { message } }";
  await graphql(site, meera, draft, { input: { places } });
  const { rankingBoard } = await graphql<{ rankingBoard: { version: string } }>(
    site,
    meera,
    "{ rankingBoard { version } }",
  );
  const publish = "mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }";
  await graphql(site, meera, publish, { input: { version: rankingBoard.version } });
  const csv = `Name,Email\nAsha Rao,${leader.email}`;
  const choice = { kind: "participation", source: "list", eventSlug: "byte-night", csv };
  const preview = `query ($input: CertificateChoiceInput!) { previewCertificates(input: $input) { key } }`;
  const { previewCertificates } = await graphql<{ previewCertificates: { key: string } }>(
    site,
    meera,
    preview,
    { input: choice },
  );
  const issue = "mutation ($input: IssueCertificatesInput!) { issueCertificates(input: $input) { message } }";
  await graphql(site, meera, issue, { input: { choice, previewKey: previewCertificates.key } });
  const mailed = await site.mail.waitForMail(leader.email, { subject: /[Cc]ertificate/ });
  const [, verify = ""] = /(\/verify\/[\w-]{22})/.exec(mailed.text) ?? [];
  const paper = `${verify}/certificate.pdf`;

  const { traces, addresses } = await searchSite(site, [
    ...["/", "/hi/", "/bn/", "/no/such/page", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest"],
    ...["/calendar.ics", "/calendar.ics?language=hi", "/events/byte-night/calendar.ics", "/api/docs"],
    ...["/favicon.ico", "/favicon.svg", "/media/icon.svg", "/media/icons/icon-512.png", "/offline.html"],
    ...["/media/icons/icon-192.png", "/media/icons/maskable-512.png", "/apple-touch-icon.png"],
    ...["/hi/offline.html", "/media/avatar.svg", "/media/not-found.svg", "/animations/contact.svg"],
    ...["/animations/loading.svg", "/login", "/signup", "/profile", "/dashboard", "/payment", "/setup"],
    ...[
      "/events/byte-night/registration",
      "/events/byte-night/results",
      "/verify/issuer.json",
      verify,
      paper,
    ],
  ]);
  expect(traces).toEqual([]);
  expect(searchMails(site, first)).toEqual([]);
  for (const followed of ["/members", "/hi/members", "/events/byte-night", "/media/sharing/event.png"])
    expect(addresses).toContain(followed);
  // The addresses that the specification requires still answer.
  for (const path of ["/cdcteam", "/events/syntaxsiege/registration", "/events/syntaxsiege/team"])
    expect((await fetch(site.url + path)).status).toBe(200);
  const drawn = streamsOf(Buffer.from(await (await fetch(site.url + paper)).arrayBuffer()));
  expect(drawn).toMatch(/ scn?\n/); // proves that the search included the paper's colours
}

/**
 * Expects no samples in the pages that the server sends for a club without people and content. Uses requests instead of
 * a browser.
 */
async function expectNoSamples(page: Page, url: string): Promise<void> {
  const html = async (path: string) => (await page.request.get(url + path)).text();
  expect(await html("/events")).toContain("No events yet");
  expect(await html("/members")).toContain("No people are listed yet");
  expect(await html("/contact")).toContain("reach us by");
  expect((await page.request.get(`${url}/events/syntaxsiege`)).status()).toBe(404);
  const home = await html("/");
  expect(home).toContain("Byte Society");
  for (const sample of ["Our Events", "Glimpses of", "What Others Think", "Syntax Siege"])
    expect(home).not.toContain(sample);
  expect(await html("/sitemap.xml")).not.toContain("/events/");
}

/** Adds the first event, which becomes the current one. */
async function makeEvent(page: Page): Promise<void> {
  const fields = page.getByRole("form", { name: "New event" });
  await fields.getByLabel("Title").first().fill("Byte Night");
  await fields.getByLabel("Address").fill("byte-night");
  await fields.getByLabel("First day").fill("2025-02-01");
  await fields.getByLabel("Last day").fill("2025-02-02");
  await fields.getByLabel("Venue").fill("Lab 3");
  await fields.getByLabel("Summary").fill("A night of code.");
  await fields.getByLabel("Description").fill("Come and stay.");
  await expect(fields.getByLabel("Contest clock")).toBeChecked();
  await fields.getByLabel("Registration", { exact: true }).selectOption("open");
  await fields.getByLabel("Largest team").fill("4");
  await fields.getByLabel("Fee in rupees").fill("500");
  await page.getByRole("button", { name: "Create event" }).click();
  await expect(page.getByText("Event created.")).toBeVisible();
  await page.getByRole("button", { name: "Make current" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make current" }).click();
  await expect(page.getByText("Byte Night: This event is now the current event.")).toBeVisible();
}

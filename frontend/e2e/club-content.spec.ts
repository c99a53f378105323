import type { Page } from "@playwright/test";
import { readHead } from "./support/head";
import { openPage } from "./support/open-page";
import { startWithContent } from "./support/other-content";
import { expect, test as base } from "./support/test";
import { watch } from "./support/watch";

// The content files differ from the build's, as if they had been edited after the build.
const NAME = "Byte & <Brew> Society";
const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    const changes = {
      "club.json": {
        name: NAME,
        shortName: "BBS",
        university: "Other University",
        description: "Who we are.",
      },
      "address.json": { lines: [NAME, "Library, first floor"] },
      "social-links.json": {
        links: [
          { id: "whatsapp", label: "Our WhatsApp", href: "https://example.org/other-whatsapp" },
          { id: "telegram", label: "Telegram", href: "https://example.org/other-telegram" },
        ],
      },
      "sharing.json": {
        pictures: [{ id: "event", path: "/events/*", alt: "The clock of {club}, {university}." }],
      },
    };
    await provide(await siteNamed("other content", () => startWithContent(changes)));
  },
});

async function expectOtherClub(page: Page): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^[^·]+ · ${NAME}$`));
  await expect(page.getByRole("banner").getByRole("link", { name: `${NAME}, home` })).toContainText("BBS");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Library, first floor");
  await expect(footer.getByRole("link", { name: "Our WhatsApp" })).toHaveAttribute(
    "href",
    "https://example.org/other-whatsapp",
  );
  await expect(page.locator("body")).not.toContainText("CDC Coding Club");
}

test("a page says what the content says now, as sent and as taken over, and so does one opened from it", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page, ["warning", "error"]);
  await openPage(page, "/");
  await expectOtherClub(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch with Us");
  await expectOtherClub(page);
  expect(problems).toEqual([]);
});

test("what is sent says it without script, to programs and to those who share it", async ({ site }) => {
  const html = await (await fetch(`${site.url}/events/syntaxsiege`)).text();
  expect(html).not.toContain("CDC Coding Club");
  const head = readHead(html);
  expect(head.meta("og:site_name")).toHaveLength(1);
  expect(head.meta("og:image")).toEqual([`${site.url}/media/sharing/event.png`]);
  expect(head.meta("og:image:alt")[0]).toMatch(/^The clock of Byte .* Society, Other University\.$/);
  for (const path of ["/contact", "/no/such/page", "/login"]) {
    const other = await (await fetch(site.url + path)).text();
    expect(other, path).toContain("Library, first floor");
    expect(other, path).not.toContain("CDC Coding Club");
  }
  const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as object;
  expect(manifest).toMatchObject({ name: NAME, short_name: "BBS", description: "Who we are." });
});

test("a mail says it in its subject", async ({ site }) => {
  const to = "content@example.org";
  await fetch(`${site.url}/api/auth/verify-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: to }),
  });
  await site.mail.waitForMail(to, { subject: /^\d{6} is your BBS code$/ });
});

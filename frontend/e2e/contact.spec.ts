import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { person } from "./support/people";
import { expect, test } from "./support/test";

// A test delays the page's scripts. A reused page would already have them in its cache.
test.use({ reusesPages: false });

type Message = Readonly<Record<string, string>>;

/** Returns a visitor's message with an e-mail address and a text that are unique in this run. */
function message(): Message {
  const { email } = person("Ananya", "Iyer");
  return {
    "First Name": "Ananya",
    "Last Name": "Iyer",
    Email: email,
    Phone: "98765 43210, after six",
    Message: `May second-year students join?\nI ask as ${email}.`,
  };
}

const form = (page: Page) => page.getByRole("form", { name: "Contact" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

async function fillIn(page: Page, texts: Message): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form(page).getByLabel(label).fill(text);
}

async function expectValues(page: Page, texts: Message): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await expect(form(page).getByLabel(label)).toHaveValue(text);
}

/**
 * The contents of the page and the form are tested in frontend/src/pages/contact/ and frontend/src/features/contact/.
 */
test("what is typed and sent before the script is there is sent once it is, and the mail arrives at the club", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const texts = message();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page, texts);
  await form(page).getByLabel("Phone").press("Enter");
  await send(page).click();
  release();
  await expect(form(page).getByText("Message Delivered Successfully!")).toBeVisible();
  expect(new URL(page.url()).search).toBe(""); // the form did not put its fields into the address
  await expectValues(page, Object.fromEntries(Object.keys(texts).map((label) => [label, ""])));
  const mail = await site.mail.waitForMail("club@club.example", { subject: /^Contact form: Ananya Iyer$/ });
  expect(mail.replyTo).toBe(texts["Email"]);
  expect(mail.text).toContain("Phone: 98765 43210, after six");
  expect(mail.text).toContain(texts["Message"]);

  await test.step("with errors the form fits; a field half under the bar comes out from under it with its label", async () => {
    await page.setViewportSize({ width: 360, height: 500 });
    await expect(form(page).locator("input[name=website]")).not.toBeInViewport(); // a trap for bots that people never see
    await send(page).click();
    await expect(form(page).getByRole("alert")).toBeVisible();
    await expectGoodAtWidths(page);
    const bar = await page.getByRole("banner").boundingBox();
    for (const label of ["Message", "Phone", "Email", "Last Name", "First Name"]) {
      const field = form(page).getByLabel(label);
      // Scrolls until the bar covers half of the field. Focus must then bring the field and its label below the bar.
      await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 40));
      await field.focus();
      const top = await form(page).getByText(label, { exact: true }).boundingBox();
      expect(top?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });
});

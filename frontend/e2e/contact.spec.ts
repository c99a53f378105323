import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { openPage, scriptAnswers } from "./support/open-page";
import { person } from "./support/people";
import { expect, test } from "./support/test";

const DELIVERED = "Message Delivered Successfully!";
const CLUB = "club@club.example";

type Message = Readonly<Record<string, string>>;

/** What somebody writes; nobody else of this run has their address or says the same. */
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

async function openContact(page: Page): Promise<void> {
  await openPage(page, "/contact");
  await expect(form(page)).toBeVisible();
}

async function fillIn(page: Page, texts: Message): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form(page).getByLabel(label).fill(text);
}

async function expectValues(page: Page, texts: Message): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await expect(form(page).getByLabel(label)).toHaveValue(text);
}

const EMPTY: Message = { "First Name": "", "Last Name": "", Email: "", Phone: "", Message: "" };

test("what the page has, and what it says of a form with gaps", async ({ openPerson }) => {
  const page = await openPerson();
  await openContact(page);
  await test.step("title, invitation, form, animation, and two links that open apart", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch with Us");
    await expect(page.getByText("Use the form, or reach us by WhatsApp or Telegram.")).toBeVisible();
    for (const name of ["WhatsApp", "Telegram"]) {
      const link = page.getByRole("main").getByRole("link", { name });
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener|noreferrer/);
    }
    for (const label of Object.keys(EMPTY))
      await expect(form(page).getByLabel(label)).toHaveAttribute("required");
    await expect(form(page).getByLabel("Email")).toHaveAttribute("type", "email");
    const animation = page.getByRole("main").locator("img[src='/animations/contact.svg']");
    await animation.scrollIntoViewIfNeeded();
    await expect(animation).toBeVisible();
    await expect(form(page).locator("input[name=website]")).not.toBeInViewport(); // for programs alone
  });
  await test.step("what is missing is said beside each field and summed up above; the first has the focus", async () => {
    await fillIn(page, { "Last Name": "Iyer", Email: "ananya at example.org" });
    await send(page).click();
    const texts = [
      ["First Name", "Enter your first name"],
      ["Email", "Invalid email format"],
      ["Phone", "Enter your phone number"],
      ["Message", "Enter your message"],
    ] as const;
    await expect(form(page).getByLabel("First Name")).toBeFocused();
    for (const [label, text] of texts)
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(`Error: ${text}`);
    await expect(form(page).getByLabel("Last Name")).toHaveAccessibleDescription("");
    const summary = form(page).getByRole("alert");
    await expect(summary.getByRole("link")).toHaveText(texts.map(([, text]) => text));
    await summary.getByRole("link", { name: "Enter your message" }).click();
    await expect(form(page).getByLabel("Message")).toBeFocused();
    await expectValues(page, { "Last Name": "Iyer", Email: "ananya at example.org" });
  });
  await test.step("axe finds nothing on the form with errors, on a phone nor on a desktop", () =>
    expectGoodAtWidths(page));
});

test("a message is confirmed, the fields are empty again, and the mail arrives at the club", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const texts = message();
  await openContact(page);
  await fillIn(page, texts);
  await send(page).click();
  await expect(form(page).getByText(DELIVERED)).toBeVisible();
  await expectValues(page, EMPTY);
  const mail = await site.mail.waitForMail(CLUB, { subject: /^Contact form: Ananya Iyer$/ });
  expect(mail.replyTo).toBe(texts["Email"]);
  expect(mail.text).toContain("Phone: 98765 43210, after six");
  expect(mail.text).toContain(texts["Message"]);
});

test("what is typed before the script is there stays, and can be sent", async ({ openPerson }) => {
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
  await send(page).click();
  await form(page).getByLabel("Phone").press("Enter");
  release();
  await scriptAnswers(page);
  await expectValues(page, texts);
  expect(new URL(page.url()).search).toBe(""); // nothing of it in the address
  await send(page).click();
  await expect(form(page).getByText(DELIVERED)).toBeVisible();
});

test("a field half under the top bar comes out from under it with its label when it gets the focus", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 500 });
  await openContact(page);
  await send(page).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  const bar = await page.getByRole("banner").boundingBox();
  for (const label of ["Message", "Phone", "Email", "Last Name", "First Name"]) {
    const field = form(page).getByLabel(label);
    // Half under the bar: the browser then scrolls no further than it must.
    await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 40));
    await field.focus();
    const top = await form(page).getByText(label, { exact: true }).boundingBox();
    expect(top?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { openPage, scriptAnswers } from "./support/open-page";
import { person } from "./support/people";
import type { Site } from "./support/site";
import { expect, test } from "./support/test";

const DELIVERED = "Message Delivered Successfully!";
const FAILED = "Failed to Contact. Please try again.";
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

/** How many mails with a text the club has got. */
const arrived = (site: Site, text: string) =>
  site.mail.mails.filter((mail) => mail.text.includes(text)).length;

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

test("when the server cannot be reached it says so and keeps every word; the next try gets through", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const texts = message();
  await openContact(page);
  await fillIn(page, texts);
  await page.route("**/graphql", (route) => route.abort());
  await send(page).click();
  await expect(form(page).getByRole("alert")).toHaveText(`Error: ${FAILED}`);
  await expectValues(page, texts);
  await page.unrouteAll({ behavior: "wait" });
  await send(page).click();
  await expect(form(page).getByText(DELIVERED)).toBeVisible();
  await expect(form(page).getByText(FAILED)).toHaveCount(0);
});

test("two presses send one message: while it is on its way there is nothing to press", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const texts = message();
  const requests: (() => void)[] = [];
  await page.route("**/graphql", async (route) => {
    await new Promise<void>((resolve) => requests.push(resolve));
    await route.continue();
  });
  await openContact(page);
  await fillIn(page, texts);
  await send(page).dblclick();
  const busy = form(page).getByRole("button", { name: "Sending..." });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await form(page).getByLabel("Phone").press("Enter");
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.();
  await expect(form(page).getByText(DELIVERED)).toBeVisible();
  await site.mail.waitForMail(CLUB);
  expect(requests).toHaveLength(1);
  await expect.poll(() => arrived(site, texts["Email"] ?? "")).toBe(1);
});

test("what fills in the hidden field is told the same, and nothing arrives", async ({ openPerson, site }) => {
  const page = await openPerson();
  const spam = message();
  await openContact(page);
  await fillIn(page, spam);
  const trap = form(page).locator("input[name=website]");
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((input: HTMLInputElement) => {
    // As a program does it: through the document, not by hand.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      input,
      "https://spam.example",
    );
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await send(page).click();
  await expect(form(page).getByText(DELIVERED)).toBeVisible();
  await expectValues(page, EMPTY);
  // Mails go out in order: once an honest one is there, the other would be, too.
  const honest = message();
  await fillIn(page, honest);
  await send(page).click();
  await expect.poll(() => arrived(site, honest["Email"] ?? "")).toBe(1);
  expect(arrived(site, spam["Email"] ?? "")).toBe(0);
});

test("who writes too often is told to wait, and loses nothing", async ({ openPerson }) => {
  const page = await openPerson();
  const texts = message();
  await openContact(page);
  for (let sent = 0; sent < 5; sent++) {
    const reply = await page.request.post("/api/contact", {
      data: { firstName: "A", lastName: "B", email: texts["Email"], phone: "1", message: "Again" },
    });
    expect(reply.status()).toBe(200);
  }
  await fillIn(page, texts);
  await send(page).click();
  await expect(form(page).getByRole("alert")).toHaveText(
    `Error: ${FAILED} Too many attempts. Please wait a moment and try again.`,
  );
  await expectValues(page, texts);
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

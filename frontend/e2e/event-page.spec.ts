import type { Page } from "@playwright/test";
import { readHead } from "./support/head";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

/** What the list of facts says to a term. */
const fact = (page: Page, term: string) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator("xpath=following-sibling::dd");
const registerButton = (page: Page) => page.getByRole("link", { name: "Register Your Team" });

test("AlgOlympics: about, maximum team size, fee, dates, venue, and that registrations are closed", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openPage(page, "/events/algOlympics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AlgOlympics");
  const about = page.getByRole("region", { name: "About" });
  await expect(about).toContainText(
    "AlgOlympics brings the best student programmers of the region together.",
  );
  await expect(fact(page, "Maximum team size")).toContainText("3");
  await expect(fact(page, "Fee")).toContainText("₹150");
  await expect(fact(page, "Fee")).toContainText("per team");
  await expect(fact(page, "Dates")).toHaveText("25 Dec 2024 – 4 Jan 2025");
  await expect(fact(page, "Venue")).toHaveText("Online, then the university lab");
  const schedule = page.getByRole("region", { name: "Schedule" }).getByRole("listitem");
  await expect(schedule).toContainText([
    /25 December 2024.*online round on the contest platform/i,
    /4 January 2025.*finals in the university lab/i,
  ]);
  await expect(page.getByRole("article").getByText("Registrations are closed")).toBeVisible();
  await expect(registerButton(page)).toHaveCount(0);
});

test("Syntax Siege: about, schedule, venue, registration information, the fixed notice and the button", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openPage(page, "/events/syntaxsiege");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Syntax Siege 2025");
  await expect(page.getByText("Current", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "About" })).toContainText("week-long event");
  await expect(page.getByRole("region", { name: "Schedule" }).getByRole("listitem")).toContainText([
    /24 to 28 February 2025.*offline classes/i,
    /1 March 2025.*online contest/i,
    /2 March 2025.*offline contest/i,
  ]);
  await expect(fact(page, "Dates")).toHaveText(/^24 Feb – 2 Mar 2025Classes 5 PM/);
  await expect(fact(page, "Venue")).toHaveText(/^University campus; the online contest from anywhere/);
  await expect(fact(page, "Fee")).toContainText("Free");
  await expect(fact(page, "Fee")).toContainText("₹360 per team");
  const registration = page.getByRole("region", { name: "Registration information" });
  await expect(registration).toContainText("add up to 2 members");
  await expect(fact(page, "Closes on")).toHaveText("1 March 2025, 5:00 PM IST");
  const notices = page.getByRole("region", { name: "Important Notices" });
  await expect(
    notices.getByText(
      "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.",
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  await expect(notices.getByRole("link")).toHaveAttribute("href", "/events/syntaxsiege/registration");
  await expect(page.getByText("Registrations are closed")).toHaveCount(0);

  await registerButton(page).click();
  await expect(page).toHaveURL("/signup?next=/events/syntaxsiege/registration");
});

test("the other events have the same page, from their own data", async ({ openPerson }) => {
  const page = await openPerson();
  await openPage(page, "/events/code-cascade");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Code Cascade");
  await expect(page.getByText("Past", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "About" })).toContainText("online classes for juniors");
  await expect(fact(page, "Maximum team size")).toContainText("1");
  await expect(fact(page, "Fee")).toContainText("Free");
  await expect(page.getByRole("region", { name: "Schedule" }).getByRole("listitem")).toHaveCount(3);

  await openPage(page, "/events/game-of-codes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Game of Codes");
  await expect(page.getByText("Upcoming", { exact: true })).toBeVisible();
  await expect(page.getByText("Registration has not opened yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "About" })).toContainText("computer engineering society");

  await openPage(page, "/events/genesis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genesis");
  await expect(page.getByRole("region", { name: "About" })).toContainText("first-year students");
  await expect(fact(page, "Dates")).toHaveText("19 Oct 2024");
  await expect(page.getByText("Registrations are closed")).toBeVisible();
});

test("from page to page without a reload, and the text of the next event is there", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openPage(page, "/events/syntaxsiege");
  await page.getByRole("article").getByRole("link", { name: "Events" }).click();
  await page
    .getByRole("article", { name: "Code Cascade" })
    .getByRole("link", { name: "View Details" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Code Cascade" })).toBeFocused();
  await expect(page.getByRole("region", { name: "About" })).toContainText("online classes for juniors");
  await expect(page).toHaveTitle(/Code Cascade/);
});

test("an address that no event has: a 404 that helps", async ({ openPerson }) => {
  const page = await openPerson();
  const response = await openPage(page, "/events/no-such-event");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/There is no page here/);
  const places = page.getByRole("main").getByRole("link");
  await expect(places).toHaveText(["Home", "Events", "Members", "Contact", "Login"]);
  await places.filter({ hasText: "Events" }).click();
  await expect(page).toHaveURL("/events");
});

for (const [slug, name, startDate, endDate] of [
  ["algOlympics", "AlgOlympics", "2024-12-25", "2025-01-04"],
  ["syntaxsiege", "Syntax Siege 2025", "2025-02-24", "2025-03-02"],
] as const) {
  test(`${name} is there as JSON-LD before any script`, async ({ openPerson, site }) => {
    const page = await openPerson();
    const html = await (await page.request.get(`/events/${slug}`)).text();
    const data = readHead(html)
      .data()
      .find((block) => block["@type"] === "Event");
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Event",
      name,
      startDate,
      endDate,
      url: `${site.url}/events/${slug}`,
      organizer: { "@type": "Organization", name: "CDC Coding Club" },
    });
    expect(data?.["description"]).toEqual(expect.stringMatching(/\w+/));
    expect(data?.["location"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ "@type": "Place" })]),
    );
    expect(data?.["offers"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ priceCurrency: "INR" })]),
    );
  });
}

import type { Page } from "@playwright/test";
import { openPage } from "./support/open-page";
import { openSignedIn } from "./support/signed-in";
import { expect, test } from "./support/test";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("four cards, the current event first; only Syntax Siege is flagged current", async ({ openPerson }) => {
  const page = await openPerson();
  await openPage(page, "/events");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "Syntax Siege 2025",
    "AlgOlympics",
    "Code Cascade",
    "Game of Codes",
  ]);
  await expect(page.getByRole("article").filter({ hasText: "Current" })).toHaveCount(1);
  await expect(card(page, "Syntax Siege 2025").getByText("Current")).toBeVisible();
  for (const article of await page.getByRole("article").all()) {
    const picture = article.getByRole("presentation").first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", /^\/media\/events\/[a-z-]+\.svg$/);
  }
});

test("a visitor: AlgOlympics sends to log in, and each card leads to its event", async ({ openPerson }) => {
  const page = await openPerson();
  await openPage(page, "/events");
  const closed = card(page, "AlgOlympics");
  await expect(closed.getByText("Registrations are closed")).toHaveCount(0);
  await expect(closed.getByRole("link", { name: "View Details" })).toHaveAttribute(
    "href",
    "/events/algOlympics",
  );
  await closed.getByRole("link", { name: "Register Now" }).click();
  await expect(page).toHaveURL("/login?next=/events/algOlympics");

  await page.goBack();
  await card(page, "AlgOlympics").getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/events/algOlympics");

  await page.goBack();
  await card(page, "Syntax Siege 2025").getByRole("link", { name: "Details" }).click();
  await expect(page).toHaveURL("/events/syntaxsiege");
  await expect(page.getByRole("heading", { level: 1, name: "Syntax Siege 2025" })).toBeVisible();
});

test("a student: AlgOlympics says that it is closed; Syntax Siege opens its registration in a new tab", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openSignedIn(page, site, "User", "/events");
  const closed = card(page, "AlgOlympics");
  await expect(closed.getByText("Registrations are closed")).toBeVisible();
  await expect(closed.getByRole("link", { name: "Register Now" })).toHaveCount(0);
  await expect(closed.getByRole("link", { name: "View Details" })).toHaveAttribute(
    "href",
    "/events/algOlympics",
  );

  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    card(page, "Syntax Siege 2025")
      .getByRole("link", { name: /^Register Now/ })
      .click(),
  ]);
  await expect(tab).toHaveURL("/events/syntaxsiege/registration");
  await expect(tab.getByRole("heading", { name: "Team Registration" })).toBeVisible();
  await expect(page).toHaveURL("/events");
});

test("what depends on who looks moves nothing when it is filled in", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/events");
  const heights = () =>
    page.getByRole("article").evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  await openSignedIn(page, site, "Superadmin", "/events");
  await expect(page.getByText("Registrations are closed")).toBeVisible();
  expect(await heights()).toEqual(before);
});

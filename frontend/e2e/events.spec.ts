import { openPage } from "./support/open-page";
import { openSignedIn } from "./support/signed-in";
import { expect, test } from "./support/test";

/** frontend/src/pages/events/events-page.test.tsx tests the texts of the cards for each visitor. */
test("a card leads to its event; signed in nothing moves, and registration opens in a new tab", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/events");
  const card = (name: string) => page.getByRole("article", { name, exact: true });
  const heights = () =>
    page.getByRole("article").evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  expect(before).toHaveLength(4);
  await card("Code Cascade").getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/events/code-cascade");
  await expect(page.getByRole("heading", { level: 1, name: "Code Cascade" })).toBeFocused();
  await expect(page.getByRole("region", { name: "About" })).toContainText("online classes for juniors");
  await expect(page).toHaveTitle(/Code Cascade/);

  await openSignedIn(page, site, "User", "/events");
  await expect(card("AlgOlympics").getByText("Registrations are closed")).toBeVisible();
  expect(await heights()).toEqual(before);
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    card("Syntax Siege 2025")
      .getByRole("link", { name: /^Register Now/ })
      .click(),
  ]);
  await expect(tab).toHaveURL("/events/syntaxsiege/registration");
  await expect(tab.getByRole("heading", { name: "Team Registration" })).toBeVisible();
  await expect(page).toHaveURL("/events");
});

import { expectAccessible } from "./support/axe";
import { graphql } from "./support/demo-site";
import { PHONE } from "./support/phone";
import { openSignedIn } from "./support/signed-in";
import { superadmin } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";

/** This file has its own site, because the shared site has a current event. */
test.use({ siteOf: "between-events" });

/** Tabs about one event, which show a placeholder while there is no current event. */
const ABOUT_AN_EVENT = ["Overview", "Rankings", "Certificates", "Check-in", "Mail"];

test("between two events no tab of the admin area shows an error; those about the current event lead out", async ({
  openPerson,
  site,
}) => {
  const admin = await superadmin(site);
  const { currentEvent } = await graphql<{ currentEvent: object }>(site, admin, "{ currentEvent { id } }");
  // The event has no teams, so it can be deleted. Afterwards the site is like a new site, or one between two events.
  const remove = "mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { message } }";
  await graphql(site, admin, remove, { ...currentEvent });

  const page = await openPerson(PHONE);
  await openSignedIn(page, site, "Superadmin", "/admindashboard");
  const menu = page.getByRole("dialog", { name: "Tabs of the admin area" });
  const heading = page.getByRole("heading", { level: 1 });
  const openMenu = async () => {
    await page.getByRole("button", { name: /All tabs/ }).click();
    return menu.getByRole("tab");
  };
  const noEvent = page.getByText("There is no current event.", { exact: true }).first();
  const names = await (await openMenu()).allInnerTexts();
  expect(names).toHaveLength(18);
  await page.keyboard.press("Escape");
  for (const name of names) {
    const tabs = await openMenu();
    await tabs.filter({ hasText: new RegExp(`^${name}$`) }).click();
    await expect(heading).toContainText(name);
    await expect(page.getByText("Loading...")).toHaveCount(0);
    if (ABOUT_AN_EVENT.includes(name)) await expect(noEvent, name).toBeVisible();
    await expect(page.getByRole("alert"), name).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    if (name !== "Payments") continue;
    await page.getByRole("tab", { name: "Accounts" }).click();
    await expect(noEvent).toBeVisible();
  }
  await page.goto("/hi/admindashboard?tab=rankings");
  await expect(page.getByRole("link", { name: "इवेंट खोलें" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "इवेंट खोलें" }).click();
  await expect(page).toHaveURL(/tab=events/);
});

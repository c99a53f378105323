import { ADMIN_TABS } from "../../backend/src/kernel/contract/access";
import { expectAccessible } from "./support/axe";
import { graphql } from "./support/demo-site";
import { goWithin } from "./support/open-page";
import { PHONE } from "./support/phone";
import { openSignedIn } from "./support/signed-in";
import { superadmin } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";

/** This file has its own site, because the shared site has a current event. */
test.use({ siteOf: "between-events" });

/** Tabs about one event, which show a placeholder while there is no current event. */
const ABOUT_AN_EVENT = [
  "overview",
  "rankings",
  "certificates",
  "checkin",
  "mail",
  "payments&status=accounts",
];

test("between two events no tab of the admin area shows an error; those about the current event lead out", async ({
  openPerson,
  site,
}) => {
  const admin = await superadmin(site);
  const { currentEvent } = await graphql<{ currentEvent: object }>(site, admin, "{ currentEvent { id } }");
  // The event has no teams, so it can be deleted. Afterwards the site is like a new site, or like a site between two
  // events.
  const remove = "mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { message } }";
  await graphql(site, admin, remove, { ...currentEvent });

  const page = await openPerson(PHONE);
  // Opens the page in Hindi, so that the test notices a text without a translation. admin-dashboard-page.test.tsx tests
  // that the phone's menu leads to all tabs.
  await openSignedIn(page, site, "Superadmin", "/hi/admindashboard?tab=rankings");
  const alert = page.getByRole("alert");
  const noEvent = page.getByText("कोई मौजूदा इवेंट नहीं है।", { exact: true }).first();
  const lead = page.getByRole("link", { name: "इवेंट खोलें" });
  await expect(lead).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expectAccessible(page, "light");
  await lead.click();
  await expect(page).toHaveURL(/\/hi\/admindashboard\?tab=events/);

  const tabs = Object.keys(ADMIN_TABS);
  expect(tabs).toHaveLength(18);
  for (const tab of [...tabs, "payments&status=accounts"]) {
    await goWithin(page, `/hi/admindashboard?tab=${tab}`);
    const panel = page.locator(`[role=tabpanel][id$="-${tab.replace(/&.*/, "")}"]`);
    await expect(panel, tab).toContainText(/\S/);
    await expect(page.locator(".animate-spin"), tab).toHaveCount(0);
    if (ABOUT_AN_EVENT.includes(tab)) await expect(noEvent, tab).toBeVisible();
    await expect(alert, tab).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});

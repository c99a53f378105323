import { expectAccessible } from "./support/axe";
import { graphql } from "./support/demo-site";
import { look } from "./support/look";
import { PHONE } from "./support/phone";
import { openSignedIn } from "./support/signed-in";
import { superadmin } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";

/** A site of its own: everybody else's has a current event. */
test.use({ siteOf: "between-events" });

/** What is about one event, with what stands there until there is one. */
const ABOUT_AN_EVENT = ["overview", "rankings", "certificates", "checkin", "mail", "payments&status=book"];
const OTHERS =
  `users teams payments statements events notices content season settings integrations bin audit`.split(" ");

test("between two events no tab of the admin area shows an error; those about the current event lead out", async ({
  openPerson,
  site,
}) => {
  const admin = await superadmin(site);
  const { currentEvent } = await graphql<{ currentEvent: object }>(site, admin, "{ currentEvent { id } }");
  // Nobody has anything in it: between two events, or on a site that has none yet.
  const remove = "mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { message } }";
  await graphql(site, admin, remove, { ...currentEvent });

  const page = await openPerson(PHONE);
  await openSignedIn(page, site, "Superadmin", "/admindashboard");
  const shown = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expect(page.getByRole("alert"), path).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  };
  for (const tab of ABOUT_AN_EVENT) {
    await page.goto(`/admindashboard?tab=${tab}`);
    await expect(page.getByText("There is no current event.", { exact: true }).first(), tab).toBeVisible();
    await shown(`/admindashboard?tab=${tab}`);
  }
  for (const tab of OTHERS) await shown(`/admindashboard?tab=${tab}`);
  for (const language of ["hi", "bn"]) {
    await page.goto(`/${language}/admindashboard?tab=checkin`);
    await expect(page.getByRole("link", { name: language === "hi" ? "इवेंट खोलें" : "ইভেন্ট খুলুন" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await look(page, `between-${language}-checkin`);
  }
  await shown("/admindashboard?tab=rankings");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open Events" }).click();
  await expect(page.getByRole("button", { name: "Make current" }).first()).toBeVisible();
});

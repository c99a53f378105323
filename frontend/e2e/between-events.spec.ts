import { expectAccessible } from "./support/axe";
import { look } from "./support/look";
import { PHONE } from "./support/phone";
import { openSignedIn } from "./support/signed-in";
import { graphql, superadmin } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";

/** A site of its own: everybody else's has a current event. */
test.use({ siteOf: "between-events" });

const FIELDS = `id slug title summary description image schedule venue fee maxTeamSize firstDay lastDay
  registrationOpensAt registrationClosesAt registration qualifyingRank notices { title description link }`;
/** What is about one event, with what stands there until there is one. */
const ABOUT_AN_EVENT = ["overview", "rankings", "certificates", "checkin", "mail", "payments&view=book"];
const OTHERS = ["users", "teams", "payments", "statements", "events", "notices", "content", "season"];
const REST = ["settings", "integrations", "bin", "audit"];

test("between two events no tab of the admin area shows an error; those about the current event lead out", async ({
  openPerson,
  site,
}) => {
  const admin = await superadmin(site);
  const { currentEvent } = await graphql<{ currentEvent: { id: string } }>(
    site,
    admin,
    `{ currentEvent { ${FIELDS} } }`,
  );
  const { id: eventId, ...fields } = currentEvent;
  const update = "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { message } }";
  await graphql(site, admin, update, { input: { eventId, ...fields, state: "past" } });

  const page = await openPerson(PHONE);
  await openSignedIn(page, site, "Superadmin", "/admindashboard");
  const shown = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("alert"), path).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  };
  for (const tab of [...OTHERS, ...REST]) await shown(`/admindashboard?tab=${tab}`);
  for (const tab of ABOUT_AN_EVENT) {
    await shown(`/admindashboard?tab=${tab}`);
    await expect(page.getByText("There is no current event.", { exact: true }).first(), tab).toBeVisible();
  }
  for (const language of ["hi", "bn"]) {
    await shown(`/${language}/admindashboard?tab=checkin`);
    await look(page, `between-${language}-checkin`);
  }
  await shown("/admindashboard?tab=rankings");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open Events" }).click();
  await expect(page.getByRole("button", { name: "Make current" }).first()).toBeVisible();
});

import { versionOfPlace } from "../../backend/src/modules/rankings/contract/place-version";
import { expectGoodAtWidths } from "./support/at-widths";
import { passDeadline } from "./support/places";
import { graphql } from "./support/demo-site";
import { button, dialog, status } from "./support/rankings";
import { ADMIN, type Site } from "./support/site";
import { enter, newStudent, newTeam, superadmin } from "./support/students";
import { reportPayment } from "./support/teams";
import { expect, test } from "./support/test";

test.use({ siteOf: "places" });

const SAVE = "mutation ($input: PlaceSettingsInput!) { savePlaceSettings(input: $input) { message } }";
const DRAFT = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { board { version } } }";
const PUBLISH = "mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }";
const DECLINE = "mutation ($input: TeamIdInput!) { declinePlace(input: $input) { message } }";

/** Ranks the teams in this order over the API. The publication offers the two places to the first two teams. */
async function offerTwoPlaces(site: Site, teamIds: readonly string[]): Promise<void> {
  const admin = await superadmin(site);
  const settings = { kind: "places", placeCount: 2, ties: "all", replyHours: 48, movingUp: "byHand" };
  await graphql(site, admin, SAVE, { input: settings });
  const places = teamIds.map((teamId, at) => ({ teamId, rank: at + 1, version: versionOfPlace(null) }));
  type Drafted = { draftRankings: { board: { version: string } } };
  const { draftRankings } = await graphql<Drafted>(site, admin, DRAFT, { input: { places } });
  await graphql(site, admin, PUBLISH, { input: { version: draftRankings.board.version } });
}

/**
 * Settings, draft and publication in the browser are part of long/whole-event.spec.ts. The dialogs that publish a
 * ranking and give up a place are tested in rankings-section.test.tsx and place-panel.test.tsx.
 */
test("a place that a team gave up goes to the next in line, and one is paid for too late", async ({
  openPerson,
  site,
}) => {
  const [page, first] = [await openPerson(), await openPerson()];
  const leaders = [
    await newStudent(site, "Asha Rao"),
    await newStudent(site, "Ravi Iyer"),
    await newStudent(site, "Meera Nair"),
  ] as const;
  const [a, b, c] = [
    await newTeam(site, leaders[0]),
    await newTeam(site, leaders[1]),
    await newTeam(site, leaders[2]),
  ];
  await offerTwoPlaces(site, [a.id, b.id, c.id]);
  await graphql(site, leaders[1], DECLINE, { input: { teamId: b.id } });

  await test.step("a team sees its place", async () => {
    await enter(first, leaders[0], "/dashboard");
    await expect(first.getByText("Congratulations, we offer your team a place in Round 2!")).toBeVisible();
    await expectGoodAtWidths(first, "place-offered");
  });

  await test.step("the next in line moves up by a press", async () => {
    await enter(page, ADMIN, "/admindashboard?tab=rankings&view=places");
    await expect(status(page, "Places: 1 offered, 1 declined. Free places: 1.")).toBeVisible();
    await expectGoodAtWidths(page, "places-list");
    await button(page, "Move up the next in line...").click();
    await expect(dialog(page)).toContainText(`${c.name} (3)`);
    await button(dialog(page), "Offer the places").click();
    await expect(status(page, "Places offered. We have notified the teams.")).toBeVisible();
  });

  await test.step("what was offered last is taken back by a press, and offered again", async () => {
    await button(page, "Take back the last offers...").click();
    await expect(dialog(page)).toContainText("1 team loses its place");
    await expect(dialog(page)).toContainText(`${c.name} (3)`);
    await button(dialog(page), "Take back the offers").click();
    await expect(status(page, "The last offers were taken back. We have notified the teams.")).toBeVisible();
    await expect(button(page, "Take back the last offers...")).toHaveCount(0);
    await button(page, "Move up the next in line...").click();
    await button(dialog(page), "Offer the places").click();
    await site.mail.waitForMail(leaders[2].email, { subject: /place in Round 2/ });
  });

  await test.step("a payment reported too late is the treasurer's question, with the place next to it", async () => {
    passDeadline(site, a.id);
    await reportPayment(site, leaders[0], a.id);
    await page.getByRole("tab", { name: /^Payments/ }).click();
    const place = page.getByRole("region", { name: "Place in Round 2" });
    await expect(place).toContainText(`These teams moved up since then: ${c.name}.`);
    await expect(place).toContainText("A place is still free");
    const filter = page.getByLabel("Only teams that lost their place (1)");
    // Not `check`, which expects the change immediately. The checkbox follows the address, which a busy browser updates
    // a moment later.
    await filter.click();
    await expect(filter).toBeChecked();
    await expect(status(page, "1 payment waiting")).toBeVisible();
    await expectGoodAtWidths(page, "place-late-payment");
    await button(place, "Return the place to the team...").click();
    await button(dialog(page), "Return the place").click();
    await expect(place).toContainText("accepted");
    await expect(
      first.getByText("Your team reported a transfer. We are checking the transfer."),
    ).toBeVisible();
  });
});

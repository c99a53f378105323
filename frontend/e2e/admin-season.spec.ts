import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { graphql } from "./support/demo-site";
import { ADMIN } from "./support/site";
import { enter, logInByApi, newStudent, newTeam, superadmin } from "./support/students";
import { decidePayment, reportPayment } from "./support/teams";
import { expect, test } from "./support/test";

test.use({ siteOf: "season" });

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const dialog = (page: Page) => page.getByRole("dialog");
/** Shows the items that are done or not needed. */
const unfold = (page: Page) => page.getByText(/^Done or not needed/).click();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a season is closed and the next one opened, by two admins, and handed over", async ({
  openPerson,
  site,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id: teamId } = await newTeam(site, leader);
  await reportPayment(site, leader, teamId);
  const page = await openPerson();
  await enter(page, ADMIN, "/admindashboard?tab=season");
  await expect(page.getByText(/ of 14 tasks left to do/)).toBeVisible();
  await expect(item(page, "Give every team a rank")).toContainText("1 team has no rank");
  await unfold(page);
  await expectGoodAtWidths(page, "season-checklist");

  const other = await openPerson();
  await enter(other, ADMIN, "/admindashboard?tab=season");
  await unfold(other);
  await test.step("registration is closed by one press; a second press is refused, and shows it done", async () => {
    for (const one of [page, other])
      await item(one, "Close registration")
        .getByRole("button", { name: /^Close registration/ })
        .click();
    await press(page, "Close registration");
    await expect(item(page, "Close registration")).toContainText("done");
    await press(other, "Close registration");
    await expect(dialog(other).getByRole("alert")).toBeVisible();
    await press(other, "Cancel");
    await expect(item(other, "Close registration")).toContainText("done");
  });

  await test.step("the last payments are decided where payments are, and the checklist says so", async () => {
    const payments = item(page, "Decide every payment");
    await expect(payments).toContainText("to do");
    await payments.getByRole("link", { name: "Payments" }).click();
    await expect(page).toHaveURL(/tab=payments/);
    await decidePayment(site, teamId, { decision: "accepted" });
    await page.goBack();
    await unfold(page);
    await expect(payments).toContainText("No payments are waiting for a decision.");
  });

  await test.step("what is not needed has a reason, and counts as done", async () => {
    const title = "Mark graduated batches as alumni";
    await item(page, title).getByRole("button", { name: "Mark as not needed..." }).click();
    await dialog(page).getByLabel("Reason").fill("Nothing this year");
    await press(page, "Mark as not needed");
    await expect(item(page, title)).toContainText("Not needed: Nothing this year");
  });

  await test.step("the next one is added with its dates moved, and becomes the current one", async () => {
    await item(page, "Add the next event")
      .getByRole("button", { name: /^Add the next event/ })
      .click();
    await expect(dialog(page)).toContainText("all other dates move too");
    await press(page, "Add the next event");
    await expect(item(page, "Add the next event")).toContainText("done");
    // The first admin stops here, and another one continues. The checklist is fetched at each visit of the tab.
    await other.getByRole("tab", { name: "Overview" }).click();
    await other.getByRole("tab", { name: "Season" }).click();
    await unfold(other);
    await expect(item(other, "Mark graduated batches as alumni")).toContainText(
      "Not needed: Nothing this year",
    );
    const over = item(other, "Mark this event as past");
    await over.getByRole("button", { name: /^Make Syntax Siege 20\d\d the current event/ }).click();
    await press(other, "Make current");
    await expect(over).toContainText("done");
    await expect(other).toHaveURL(/event=syntaxsiege/);
    const { teamsPage, currentEvent } = await graphql<{
      teamsPage: { totalCount: number };
      currentEvent: { title: string; state: string };
    }>(
      site,
      await superadmin(site),
      '{ teamsPage(eventSlug: "syntaxsiege", first: 1) { totalCount } currentEvent { title state } }',
    );
    expect([teamsPage.totalCount, currentEvent.state]).toEqual([1, "current"]);
    expect(currentEvent.title).not.toBe("Syntax Siege 2025");
  });

  await test.step("clean-up rules are previewed before they count", async () => {
    await other.getByRole("tab", { name: "Clean up" }).click();
    await other.getByLabel("Delete accounts of people who do not come back").selectOption("After 3 years");
    await other.getByLabel("Delete lines of bank statements").selectOption("After 2 years");
    await press(other, "Save...");
    await expect(other.getByText("Enter the last day that was audited").first()).toBeVisible();
    await other.getByLabel(/^Last day that was audited/).fill("2025-03-31");
    await expectGoodAtWidths(other, "season-clean-up");
    await press(other, "Save...");
    await expect(dialog(other)).toContainText("No account is affected at the moment.");
    await press(other, "Save");
    await expect(other.getByText("Last changed by")).toBeVisible();
  });

  await test.step("it is handed over: the new one in, oneself out, in one step", async () => {
    const meera = await newStudent(site, "Meera Successor");
    await page.getByRole("tab", { name: "Hand over" }).click();
    await page.getByLabel("New Superadmins").fill(meera.email);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add Meera Successor" }).click();
    await page.getByRole("checkbox", { name: "Remove as Superadmin" }).check();
    await expectGoodAtWidths(page, "season-hand-over");
    await press(page, "Hand over...");
    await expect(dialog(page)).toContainText("New Superadmins: Meera Successor.");
    await press(page, "Hand over");
    await expect(page).not.toHaveURL(/admindashboard/);
    const successor = await logInByApi(site, meera.name, meera);
    const { viewer } = await graphql<{ viewer: { role: string } }>(site, successor, "{ viewer { role } }");
    expect(viewer.role).toBe("SUPERADMIN");
  });
});

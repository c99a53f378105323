import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { newStudent, newTeam, uniqueHandle } from "./support/students";
import { reportPayment } from "./support/teams";

test.use({ siteOf: "shared desk" });

const rows = (page: Page) => page.getByRole("grid", { name: "Teams" }).getByRole("rowheader");

test("500 teams to the end and back, all selected; on a phone one is renamed, ranked, handed over and deleted", async ({
  openPerson,
  site,
}) => {
  const member = await newStudent(site, "Ravi Iyer");
  const other = await newStudent(site, "Zoya Khan");
  const team = await newTeam(site, await newStudent(site, "Asha Rao"), [member]);
  const uma = await newStudent(site, "Uma Das");
  const paid = await newTeam(site, uma, [await newStudent(site, "Om Prakash")]);
  await reportPayment(site, uma, paid.id);
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAdmin(page, "teams");
  const table = page.getByRole("grid", { name: "Teams" });
  const all = page.getByText(/^5\d\d teams$/);
  await expect(all).toBeVisible();
  const count = await all.innerText();
  const first = await rows(page).first().innerText();

  await test.step("the last row is a key away, and rows on the way are read as they come into sight", async () => {
    const box = page.getByRole("region", { name: "Teams" });
    await box.press("End");
    const last = table.locator(`tr[aria-rowindex="${String(parseInt(count) + 1)}"]`);
    await expect(last.getByRole("rowheader")).not.toBeEmpty();
    expect(await table.getByRole("row").count()).toBeLessThan(60);
    await box.press("Home");
    await expect(rows(page).first()).toHaveText(first);
  });
  await test.step("all that match are selected, not only those that were read", async () => {
    const number = String(parseInt(count));
    const everyone = page.getByRole("checkbox", { name: "Select all" });
    await everyone.scrollIntoViewIfNeeded();
    const place = await rows(page).first().boundingBox();
    await everyone.click();
    await expect(page.getByText(`${number} teams selected`)).toBeVisible();
    expect(await rows(page).first().boundingBox(), "no row moves").toEqual(place);
    await page.getByRole("button", { name: "Clear selection" }).click();
    await page.getByLabel("Missing parts").selectOption("Payment");
    await expect(page).toHaveURL(/missing=payment/);
    await expect(page.getByText(new RegExp(`^\\d+ of ${count}`))).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(all).toBeVisible();
  });
  await expectGoodAtWidths(page, "teams");
  await test.step("the teams of another event are a choice away", async () => {
    await page.getByLabel("Event").selectOption("genesis");
    await expect(page.getByText("No team is registered yet.")).toBeVisible();
    await expect(page).toHaveURL(/event=/);
    await page.getByLabel("Event").selectOption({ index: 0 });
    await expect(all).toBeVisible();
  });
  await test.step("ticked teams are the ones a mail goes to", async () => {
    const name = await rows(page).first().innerText();
    await page.getByRole("checkbox", { name: `Select team ${name}` }).check();
    await page.getByRole("link", { name: "Write to them" }).click();
    await expect(page.getByRole("tabpanel", { name: "Mail" })).toContainText(name);
    await page.goBack();
  });

  await page.getByRole("searchbox").fill(team.name);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: `Open ${team.name}` }).click();
  await expect(page).toHaveURL(/&id=[0-9a-f-]{36}/);
  let dialog = page.getByRole("dialog", { name: team.name });
  const people = dialog.getByRole("region", { name: "People" }).getByRole("listitem");
  await test.step("name and ranking", async () => {
    await dialog.getByRole("textbox", { name: "Ranking" }).fill("one");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Enter a whole number from 1 to 100,000 as the ranking")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Ranking" }).fill("1");
    await dialog.getByLabel("Team name").fill(`${team.name}x`);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Change the ranking?" });
    await expect(question).toContainText("The team qualifies and owes ₹360.");
    await question.getByRole("button", { name: "Change the ranking" }).click();
    dialog = page.getByRole("dialog", { name: `${team.name}x` });
    await expect(dialog.getByText("Team updated.")).toBeVisible();
    await expectGoodAtWidths(page, "team-open");
  });

  await test.step("a handle and another member", async () => {
    await dialog.getByRole("button", { name: "Edit the handle of Ravi Iyer" }).click();
    const handle = uniqueHandle("ravi");
    await page.getByLabel("Codeforces handle of Ravi Iyer").fill(handle);
    await page.getByRole("button", { name: "Save handle" }).click();
    await expect(people.nth(1)).toContainText(handle);
    await dialog.getByLabel("Add a member by e-mail").fill("unknown@example.org");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText(/No account uses this e-mail yet/)).toBeVisible();
    await dialog.getByLabel("Add a member by e-mail").fill(other.email);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(people).toHaveCount(3);
    // The team is full, so the field is not shown.
    await expect(dialog.getByLabel("Add a member by e-mail")).toHaveCount(0);
  });

  await test.step("handed over, then a member removed", async () => {
    await dialog.getByRole("button", { name: "Make Ravi Iyer the leader" }).click();
    await page
      .getByRole("dialog", { name: "Hand the team over?" })
      .getByRole("button", { name: "Hand over" })
      .click();
    await expect(people.first()).toContainText("Ravi Iyer · leader");
    await dialog.getByRole("button", { name: "Remove Zoya Khan" }).click();
    await page
      .getByRole("dialog", { name: "Remove Zoya Khan?" })
      .getByRole("button", { name: "Remove member" })
      .click();
    await expect(people).toHaveCount(2);
  });

  await test.step("deleted after a question that names its people", async () => {
    await dialog.getByRole("button", { name: "Delete team..." }).click();
    const question = page.getByRole("dialog", { name: `Delete ${team.name}x?` });
    await expect(question.getByRole("listitem")).toHaveText(`${team.name}x: Ravi Iyer, Asha Rao`);
    await question.getByRole("button", { name: "Delete team" }).click();
    await expect(page.getByText("1 team deleted.")).toBeVisible();
    await expect(page.getByText("No team matches this search.")).toBeVisible();
  });

  await test.step("a reported payment keeps the roster and the team, and the admin area says why", async () => {
    await page.getByRole("searchbox").fill(paid.name);
    await page.getByRole("button", { name: `Open ${paid.name}` }).click();
    const locked = page.getByRole("dialog", { name: paid.name });
    await expect(locked.getByText(/The team's payment is pending, so its roster is locked/)).toBeVisible();
    await expect(locked.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
    await expect(locked.getByRole("button", { name: "Make Om Prakash the leader" })).toBeVisible();
    await locked.getByRole("button", { name: "Delete team..." }).click();
    const question = page.getByRole("dialog", { name: `${paid.name} cannot be deleted` });
    await expect(question.getByRole("listitem")).toHaveText(
      `${paid.name} is not deleted, because its payment is pending.`,
    );
    await expect(question.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  });
});

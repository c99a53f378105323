import { enter, newStudent, uniqueHandle, uniqueTeamName } from "./support/students";
import { expectFitAtWidths, expectGoodAtWidths } from "./support/at-widths";
import { expect, test } from "./support/test";

const PATH = "/events/syntaxsiege/registration";

/** The time within which a change shows on other users' open pages, as the site promises. */
const WITHIN = { timeout: 1000 };

/**
 * The texts of each state, form and dialog are tested in frontend/src/features/teams/components/. long-names.spec.ts
 * checks a team's page and the dialog for handles with axe.
 */
test("a team is made, filled, given a handle, handed over and deleted, on two open pages", async ({
  openPerson,
  site,
}) => {
  const [page, mate] = [await openPerson(), await openPerson()];
  await page.setViewportSize({ width: 360, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const other = await newStudent(site, "Sunil Das");
  const teamName = uniqueTeamName();
  const main = page.getByRole("main");
  const modal = page.getByRole("dialog");

  await test.step("creating shows the team at once and opens Add Member", async () => {
    await enter(page, leader, PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team Registration");
    await expect(page.getByRole("tab", { name: "Add Member" })).toBeDisabled();
    await expectGoodAtWidths(page, "registration-create", "light", "new"); // with the bar of a signed-in user
    await page.getByLabel("Team Name").fill(teamName);
    await main.getByRole("button", { name: "Create Team" }).click();
    await expect(main.getByText("Team created successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(teamName);
    await expect(page.getByRole("heading", { name: "Manage Team" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Add Member" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("two members fit, then the form goes", async () => {
    const add = main.getByRole("button", { name: "Add Member", exact: true });
    for (const { email } of [member, other]) {
      await page.getByLabel("Member Email").fill(email);
      await add.click();
      await expect(main.getByText(email)).toBeVisible();
    }
    await expect(page.getByLabel("Member Email")).toHaveCount(0);
    await expect(main.getByText("A team cannot have more than 3 members.", { exact: true })).toBeVisible();
    await expectFitAtWidths(page, "registration-full");
  });

  await test.step("a handle that the leader sets shows on the member's page", async () => {
    await enter(mate, member, PATH);
    await mate.getByRole("button", { name: "Accept" }).click();
    await expect(mate.getByText("You are in the team now.")).toBeVisible();
    await expect(mate.getByRole("button", { name: "Edit Handle" })).toHaveCount(1);
    const edit = page.getByRole("button", { name: "Edit Handle of Ravi Kumar" });
    await edit.click();
    const field = modal.getByPlaceholder("Enter Codeforces handle");
    await expect(field).toBeFocused();
    await expectFitAtWidths(page, "registration-handle");
    const handle = uniqueHandle("ravi");
    await field.fill(handle);
    await modal.getByRole("button", { name: "Update" }).click();
    await expect(main.getByText("Codeforces handle updated successfully", { exact: true })).toBeVisible();
    await expect(mate.getByText(`CF: ${handle}`)).toBeVisible(WITHIN);
  });

  await test.step("handing over changes who may do what, on both pages", async () => {
    await page.getByRole("button", { name: "Hand over the team to Ravi Kumar" }).click();
    await modal.getByRole("button", { name: "Hand over" }).click();
    await expect(main.getByText("The team has a new leader.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Leave team" })).toBeVisible();
    await expect(mate.getByRole("button", { name: "Remove Asha Rao from the team" })).toBeVisible();
  });

  await test.step("the new leader deletes the team, which goes while the former one looks", async () => {
    await mate.getByRole("button", { name: "Delete team" }).click();
    const question = mate.getByRole("dialog", { name: `Delete ${teamName}?` });
    await question.getByRole("button", { name: "Delete team" }).click();
    await expect(mate.getByRole("main").getByText("The team was deleted.")).toBeVisible();
    await expect(mate.getByRole("heading", { level: 1 })).toHaveText("Team Registration");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team Registration");
  });
});

import { asStudent, enter, newStudent, newTeam, superadmin, uniqueHandle } from "./support/students";
import { expectAccessible } from "./support/axe";
import { expectFitAtWidths, expectGoodAtWidths } from "./support/at-widths";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const PATH = "/events/syntaxsiege/registration";
const unique = () => Math.random().toString(36).slice(2, 10);

test("creating a team and adding its members", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const main = page.getByRole("main");
  const alert = page.getByRole("alert");
  const taken = (await newTeam(site, await newStudent(site, "Meena Das"))).name;

  await test.step("without a team: Create Team is open, Add Member disabled", async () => {
    await enter(page, leader, PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team Registration");
    await expect(main.getByText("Create your team for the competition", { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Create Team" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { name: "Add Member" })).toBeDisabled();
    await expectGoodAtWidths(page, "registration-create");
  });

  await test.step("a name is needed, and one of one's own", async () => {
    await main.getByRole("button", { name: "Create Team" }).click();
    const name = page.getByLabel("Team Name");
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Team name must be 2 to 50 characters/);
    await name.fill(taken.toUpperCase());
    await main.getByRole("button", { name: "Create Team" }).click();
    await expect(alert).toHaveText("Error: This team name is already taken. Please choose another one.");
    await expect(name).toHaveValue(taken.toUpperCase());
    await expectGoodAtWidths(page, "registration-taken");
  });

  await test.step("creating shows the team at once and opens Add Member", async () => {
    await page.getByLabel("Team Name").fill(`Segfault ${unique()}`);
    await main.getByRole("button", { name: "Create Team" }).click();
    await expect(main.getByText("Team created successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Team");
    await expect(main.getByText("Add members and update Codeforces handles", { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Add Member" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { name: "Create Team" })).toBeDisabled();
    await expectFitAtWidths(page, "registration-created");
  });

  await test.step("who has no account, and who is in a team already, is refused", async () => {
    const email = page.getByLabel("Member Email");
    const add = main.getByRole("button", { name: "Add Member", exact: true });
    await add.click();
    await expect(email).toHaveAccessibleDescription(/Invalid email format/);
    await email.fill(`nobody.${unique()}@example.org`);
    await add.click();
    await expect(alert).toHaveText(
      "Error: No account uses this e-mail yet. Ask your teammate to sign up first, then add them here.",
    );
    await email.fill(leader.email);
    await add.click();
    await expect(alert).toHaveText("Error: That is you. You are in this team already.");
    await expectGoodAtWidths(page, "registration-refused");
  });

  await test.step("two members fit; then the form goes and a sentence says why", async () => {
    for (const name of ["Ravi Kumar", "Sunil Das"]) {
      const { email } = await newStudent(site, name);
      await page.getByLabel("Member Email").fill(email);
      await main.getByRole("button", { name: "Add Member", exact: true }).click();
      await expect(main.getByText(email)).toBeVisible();
    }
    await expect(page.getByLabel("Member Email")).toHaveCount(0);
    await expect(main.getByText("A team cannot have more than 3 members.", { exact: true })).toBeVisible();
    await expectGoodAtWidths(page, "registration-full");
  });
});

test("handles, removing, handing over, leaving and deleting", async ({ openPerson, site }) => {
  const [page, mate] = [await openPerson(), await openPerson()];
  for (const each of [page, mate]) await each.setViewportSize({ width: 1280, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const other = await newStudent(site, "Sunil Das");
  const team = await newTeam(site, leader, [member, other]);
  await enter(page, leader, PATH);
  await enter(mate, member, PATH);
  const modal = page.getByRole("dialog");
  const banner = (text: string) => page.getByRole("main").getByText(text, { exact: true });

  await test.step("the handle modal, its texts, Cancel, and a refusal that stays", async () => {
    const edit = page.getByRole("button", { name: "Edit Handle of Ravi Kumar" });
    await edit.click();
    await expect(modal).toHaveAccessibleName("Update Codeforces Handle");
    await expect(modal).toContainText("Updating handle for: Ravi Kumar");
    const field = modal.getByPlaceholder("Enter Codeforces handle");
    await expect(field).toBeFocused();
    await expectGoodAtWidths(page, "registration-handle");
    await modal.getByRole("button", { name: "Cancel" }).click();
    await expect(modal).toBeHidden();
    await expect(edit).toBeFocused();
    await edit.click();
    await field.fill("x".repeat(41));
    await modal.getByRole("button", { name: "Update" }).click();
    await expect(field).toHaveAccessibleDescription(/has 3 to 24 letters/);
    const handle = uniqueHandle("ravi");
    await field.fill(handle);
    await modal.getByRole("button", { name: "Update" }).click();
    await expect(banner("Codeforces handle updated successfully")).toBeVisible();
    await expect(mate.getByText(`CF: ${handle}`)).toBeVisible();
  });

  await test.step("the checklist's button opens the next handle that is missing", async () => {
    await page.getByRole("button", { name: "Set your handle" }).click();
    await expect(modal).toContainText("Updating handle for: Asha Rao");
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
  });

  await test.step("a member edits their own row only", async () => {
    await expect(mate.getByRole("button", { name: "Edit Handle" })).toHaveCount(1);
    await expect(mate.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
    await expect(mate.getByLabel("Member Email")).toHaveCount(0);
    await expectFitAtWidths(mate, "registration-member");
  });

  await test.step("removing says what happens", async () => {
    await page.getByRole("button", { name: "Remove Sunil Das from the team" }).click();
    await expect(modal).toHaveAccessibleName("Remove Sunil Das?");
    await expect(modal).toContainText(`They lose their place in ${team.name}`);
    await expectGoodAtWidths(page);
    await modal.getByRole("button", { name: "Remove member" }).click();
    await expect(banner("Member removed from the team.")).toBeVisible();
    await expect(page.getByText("Sunil Das")).toHaveCount(0);
  });

  await test.step("handing over changes who may do what, on both pages", async () => {
    await page.getByRole("button", { name: "Hand over the team to Ravi Kumar" }).click();
    await expect(modal).toContainText("Ravi Kumar becomes the leader");
    await modal.getByRole("button", { name: "Hand over" }).click();
    await expect(banner("The team has a new leader.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Leave team" })).toBeVisible();
    await expect(mate.getByRole("button", { name: "Remove Asha Rao from the team" })).toBeVisible();
  });

  await test.step("the former leader leaves, the new one deletes the team", async () => {
    await page.getByRole("button", { name: "Leave team" }).click();
    await modal.getByRole("button", { name: "Leave team" }).click();
    await expect(banner("You have left the team.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team Registration");
    await mate.getByRole("button", { name: "Delete team" }).click();
    const question = mate.getByRole("dialog", { name: `Delete ${team.name}?` });
    await expect(question).toContainText("This cannot be undone.");
    await question.getByRole("button", { name: "Delete team" }).click();
    await expect(mate.getByRole("main").getByText("The team was deleted.")).toBeVisible();
    await expect(mate.getByRole("heading", { level: 1 })).toHaveText("Team Registration");
  });
});

test("what went wrong with the status check or the handle stays to be read", async ({ openPerson, site }) => {
  const page = await openPerson();
  const leader = await newStudent(site, "Asha Rao");
  await page.clock.install();
  await enter(page, leader, PATH);
  await page.getByLabel("Team Name").fill(`Clock ${unique()}`);
  await page.getByRole("main").getByRole("button", { name: "Create Team" }).click();
  await page.getByRole("button", { name: "Edit Handle" }).click();
  await page.route("**/graphql", (route) => route.abort());
  await page.getByPlaceholder("Enter Codeforces handle").fill("asha");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("alert")).toHaveText("Error: Failed to update handle");
  await page.clock.runFor(10_000);
  await expect(page.getByRole("alert")).toHaveText("Error: Failed to update handle");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("Error: Failed to check team status");
  await page.clock.runFor(10_000);
  await expect(page.getByRole("alert")).toHaveText("Error: Failed to check team status");
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Team");
});

test("a reported payment locks the roster, and the page says why and what to do", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, leader, [await newStudent(site, "Ravi Kumar")]);
  const admin = await superadmin(site);
  await enter(page, leader, PATH);
  await expect(page.getByLabel("Member Email")).toBeVisible();
  await asStudent(site, leader, "POST", "/api/teams/paymentStatus", {
    teamId: team.id,
    paymentStatus: "pending",
    transactionId: `LOCK${String(Date.now())}`,
  });
  const main = page.getByRole("main");
  await expect(
    main.getByText(
      "The roster is locked because a payment was reported. Handles can still be changed and the team handed over; for anything else write to the club.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Member Email")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove|^Delete/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit Handle of Asha Rao" })).toBeVisible();
  await look(page, "registration-locked");
  await expectAccessible(page);
  await asStudent(site, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, {
    decision: "rejected",
    reason: "Not found.",
  });
  await expect(page.getByRole("link", { name: "Report the payment again" })).toBeVisible();
  await expect(page.getByLabel("Member Email")).toBeVisible();
});

import { enter, newStudent, uniqueHandle, uniqueTeamName } from "./support/students";
import { decidePayment, expectNoSidewaysScroll, reportPayment } from "./support/teams";
import { expectAccessible } from "./support/axe";
import { graphql } from "./support/demo-site";
import { addDialog, editDialog, openAddDialog, row, sendMember } from "./support/record-page";
import { expect, test } from "./support/test";

const LOCKED =
  "The roster is locked because a payment was reported. Handles can still be changed and the team handed over; for anything else write to the club.";

/** What each state and dialog says is in frontend/src/features/teams/components/record/. */
test("from no team over a member list of full records to a payment that locks it and frees it", async ({
  openPerson,
  site,
}) => {
  const [page, mate] = [await openPerson(), await openPerson()];
  await page.setViewportSize({ width: 360, height: 740 });
  const known = await newStudent(site, "Meera Sen", { phone: "9876543211" });
  const leader = await newStudent(site, "Asha Rao", { college: "Sample College" });
  const teamName = uniqueTeamName();

  await test.step("the form for a team, and what it says when done", async () => {
    await enter(page, leader, "/createTeam");
    await page.getByLabel("Team Name").fill(teamName);
    await page.getByRole("button", { name: "Create Team" }).click();
    await expect(page.getByText("Team created successfully!")).toBeVisible();
    await expect(page.getByRole("region", { name: teamName })).toBeVisible();
    await expect(row(page, "Asha Rao")).toContainText(leader.email);
    await expect(row(page, "Asha Rao").getByText("Missing")).toHaveCount(3);
  });

  await test.step("the Add Member dialog, and a member without an account", async () => {
    await page.getByRole("button", { name: "Add Member" }).click();
    await expect(addDialog(page).getByLabel("Name")).toBeFocused();
    await addDialog(page).getByLabel("Name").fill("Ravi Kumar");
    await addDialog(page).getByLabel("University Roll Number").fill(`R-${teamName}`);
    await addDialog(page).getByLabel("Phone").fill("12345");
    await sendMember(page);
    await expect(addDialog(page).getByText("Phone number must be 10 digits")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await addDialog(page).getByLabel("Phone").fill("98765 43210");
    await sendMember(page);
    await expect(page.getByText("Member added successfully!")).toBeVisible();
    await expect(addDialog(page)).toBeHidden();
    await expect(row(page, "Ravi Kumar")).toContainText("Has no account yet");
    await expect(row(page, "Ravi Kumar")).toContainText("9876543210");
    await expect(row(page, "Ravi Kumar")).toContainText("Sample College");
    await expect(page.getByRole("button", { name: "Add Member" })).toBeFocused();
  });

  await test.step("a record whose e-mail belongs to an account is tied to it", async () => {
    await openAddDialog(page, "M. Sen", `M-${teamName}`);
    await addDialog(page).getByLabel("Email").fill(known.email.toUpperCase());
    await sendMember(page);
    await expect(row(page, "M. Sen").getByText("Not confirmed yet")).toBeVisible();
    await expect(row(page, "M. Sen")).not.toContainText("9876543211");
    expect((await site.mail.waitForMail(known.email, { subject: /team/i })).text).toContain(teamName);
    await enter(mate, known, "/createTeam");
    await expect(mate.getByRole("region", { name: teamName, exact: true })).toBeVisible();
    await mate.getByRole("button", { name: "Accept" }).click();
    await expect(row(page, "Meera Sen")).toContainText("9876543211");
    await expect(row(mate, "Ravi Kumar")).not.toContainText("9876543210");
  });

  await test.step("a gap and the handle are filled in", async () => {
    const [edit, handle] = [page.getByRole("button", { name: "Edit Ravi Kumar" }), uniqueHandle("ravi")];
    await edit.click();
    await expect(editDialog(page).getByLabel("Name")).not.toBeEditable();
    await editDialog(page).getByLabel("Codeforces handle").fill(handle);
    await editDialog(page).getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Member details updated successfully!")).toBeVisible();
    await expect(row(page, "Ravi Kumar")).toContainText(handle);
    await expect(edit).toBeFocused();
  });

  await test.step("a reported payment locks the list while one looks on, a rejected one frees it", async () => {
    await expectNoSidewaysScroll(page);
    const { myTeam } = await graphql<{ myTeam: { id: string } }>(site, leader, "{ myTeam { id } }");
    await reportPayment(site, leader, myTeam.id);
    const payment = page.getByRole("region", { name: "Payment" });
    const remove = page.getByRole("button", { name: "Remove Ravi Kumar from the team" });
    await expect(payment.getByText("pending")).toBeVisible();
    await expect(page.getByText(LOCKED)).toBeVisible();
    await expect(remove).toHaveCount(0);
    await expectAccessible(page);
    await decidePayment(site, myTeam.id, { decision: "rejected", reason: "No such transfer." });
    await expect(payment.getByText("rejected")).toBeVisible();
    await expect(remove).toBeVisible();
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    await expect(page).toHaveURL(/\/payment$/);
  });
});

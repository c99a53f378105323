import { enter, newStudent, uniqueHandle, uniqueTeamName } from "./support/students";
import { addRecord, decidePayment, expectNoSidewaysScroll, newLeader, reportPayment } from "./support/teams";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { addDialog, editDialog, openAddDialog, row, sendMember } from "./support/record-page";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };
const SMALL_TEAM = "Your team has less than 3 members. Are you sure you want to proceed to payment?";
const LOCKED =
  "The roster is locked because a payment was reported. Handles can still be changed and the team handed over; for anything else write to the club.";

test("from no team over a member list of full records to the payment", async ({ openPerson, site }) => {
  const [page, mate] = [await openPerson(), await openPerson()];
  await page.setViewportSize(PHONE);
  const known = await newStudent(site, "Meera Sen", { phone: "9876543211" });
  const leader = await newStudent(site, "Asha Rao", { college: "Sample College" });
  const teamName = uniqueTeamName();

  await test.step("the form for a team, and what it says when done", async () => {
    await enter(page, leader, "/createTeam");
    await expect(page.getByRole("heading", { level: 1, name: "Create Team" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create Team" }).click();
    await expect(page.getByText("Team name must be 2 to 50 characters")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Team Name").fill(teamName);
    await page.getByRole("button", { name: "Create Team" }).click();
    await expect(page.getByText("Team created successfully!")).toBeVisible();
    await expect(page.getByRole("region", { name: teamName })).toBeVisible();
    await expect(page.getByLabel("Team Name")).toHaveCount(0);
  });

  await test.step("the list says what is known and what is missing", async () => {
    await expect(row(page, "Asha Rao")).toContainText(leader.email);
    await expect(row(page, "Asha Rao").getByText("Missing")).toHaveCount(3);
    await expect(page.getByText("1 of 3")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the Add Member dialog: what it asks for, and a member without an account", async () => {
    await page.getByRole("button", { name: "Add Member" }).click();
    await expect(addDialog(page).getByLabel("Name")).toBeFocused();
    await expect(addDialog(page).getByText("Left empty, it is yours: Sample College.")).toBeVisible();
    await expectAccessible(page);
    await sendMember(page);
    await expect(addDialog(page).getByText("University Roll Number is required.")).toBeVisible();
    await expect(addDialog(page).getByText("Name is required")).toBeVisible();
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

  await test.step("with a place free, Proceed to Payment asks first", async () => {
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    const question = page.getByRole("dialog", { name: "Proceed to payment?" });
    await expect(question.getByText(SMALL_TEAM, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/createTeam$/);
  });

  await test.step("a record whose e-mail belongs to an account is tied to it", async () => {
    await openAddDialog(page, "M. Sen", `M-${teamName}`);
    await addDialog(page).getByLabel("Email").fill(known.email.toUpperCase());
    await sendMember(page);
    await expect(row(page, "M. Sen").getByText("Not confirmed yet")).toBeVisible();
    await expect(row(page, "M. Sen").getByText("Has no account yet")).toHaveCount(0);
    await expect(row(page, "M. Sen")).not.toContainText("9876543211");
    expect((await site.mail.waitForMail(known.email, { subject: /team/i })).text).toContain(teamName);
    await enter(mate, known, "/createTeam");
    await expect(mate.getByRole("region", { name: teamName, exact: true })).toBeVisible();
    await mate.getByRole("button", { name: "Accept" }).click();
    await expect(row(page, "Meera Sen")).toContainText("9876543211");
  });

  await test.step("at the limit adding stops, and Proceed to Payment goes there at once", async () => {
    await expect(page.getByText("A team cannot have more than 3 members.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Member" })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    await expect(page).toHaveURL(/\/payment$/);
  });

  await test.step("a member reads the list, and who can change it", async () => {
    await expect(
      mate.getByText("Only Asha Rao, who leads the team, can add people or change these details."),
    ).toBeVisible();
    await expect(mate.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(row(mate, "Ravi Kumar")).not.toContainText("9876543210");
    await expect(row(mate, "Meera Sen")).toContainText("9876543211");
    await expectAccessible(mate);
  });
});

test("editing a member: gaps and the handle only, and under a payment the handle alone", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const { leader, teamId, teamName } = await newLeader(site);
  await addRecord(site, leader, teamId, { name: "Ravi Kumar", universityRollNo: `R-${teamName}` });
  await enter(page, leader, "/createTeam");
  const edit = page.getByRole("button", { name: "Edit Ravi Kumar" });
  const [handle, other] = [uniqueHandle("ravi"), uniqueHandle("ravi")];

  await test.step("what is filled in is read-only, what is missing can be filled in", async () => {
    await edit.click();
    for (const label of ["Name", "University Roll Number"])
      await expect(editDialog(page).getByLabel(label)).not.toBeEditable();
    for (const label of ["Email", "Phone", "College", "Codeforces handle"])
      await expect(editDialog(page).getByLabel(label)).toBeEditable();
    await expectAccessible(page);
    await editDialog(page).getByRole("button", { name: "Update" }).click();
    await expect(editDialog(page).getByText("There is nothing to save yet")).toBeVisible();
    await editDialog(page).getByLabel("Phone").fill("9876543210");
    await editDialog(page).getByLabel("Codeforces handle").fill(handle);
    await expectNoSidewaysScroll(page);
    await editDialog(page).getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Member details updated successfully!")).toBeVisible();
    await expect(editDialog(page)).toBeHidden();
    await expect(row(page, "Ravi Kumar")).toContainText(handle);
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(editDialog(page).getByLabel("Phone")).not.toBeEditable();
    await editDialog(page).getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a reported payment locks the list while one looks on; the handle stays editable", async () => {
    await reportPayment(site, leader, teamId);
    const payment = page.getByRole("region", { name: "Payment" });
    await expect(payment.getByText("pending")).toBeVisible();
    await expect(page.getByText(LOCKED)).toBeVisible();
    for (const name of ["Add Member", "Proceed to Payment", "Remove Ravi Kumar from the team"])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expectAccessible(page);
    await edit.click();
    await expect(editDialog(page).getByText(LOCKED)).toBeVisible();
    await expect(editDialog(page).getByLabel("Email")).toHaveCount(0);
    await expect(editDialog(page).getByLabel("Phone")).not.toBeEditable();
    await expectAccessible(page);
    await editDialog(page).getByLabel("Codeforces handle").fill(other);
    await editDialog(page).getByRole("button", { name: "Update" }).click();
    await expect(row(page, "Ravi Kumar")).toContainText(other);
  });

  await test.step("a rejected payment frees the list, an accepted one closes it again", async () => {
    const payment = page.getByRole("region", { name: "Payment" });
    await decidePayment(site, teamId, { decision: "rejected", reason: "No such transfer." });
    await expect(payment.getByText("rejected")).toBeVisible();
    await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Member" })).toBeVisible();
    await expectAccessible(page);
    await reportPayment(site, leader, teamId);
    await decidePayment(site, teamId, { decision: "accepted" });
    await expect(payment.getByText("accepted")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Member" })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test("two tabs and one place: the second is told clearly, and loses nothing", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const { leader, teamId, teamName } = await newLeader(site);
  await addRecord(site, leader, teamId, { name: "Ravi Kumar", universityRollNo: `R-${teamName}` });
  await enter(page, leader, "/createTeam");
  const other = await page.context().newPage();
  await openPage(other, "/createTeam");
  await openAddDialog(page, "Meera Sen", `M-${teamName}`);
  await openAddDialog(other, "Joel Das", `J-${teamName}`);
  await sendMember(page);
  await expect(page.getByText("Member added successfully!")).toBeVisible();
  await sendMember(other);
  await expect(addDialog(other).getByRole("alert")).toContainText("A team cannot have more than 3 members.");
  await expect(addDialog(other).getByLabel("Name")).toHaveValue("Joel Das");
  await expectAccessible(other);
  await addDialog(other).getByRole("button", { name: "Cancel" }).click();
  await expect(row(other, "Meera Sen")).toBeVisible();
  await expect(other.getByRole("button", { name: "Add Member" })).toHaveCount(0);

  await test.step("removing asks first and frees the place again, in both", async () => {
    await page.getByRole("button", { name: "Remove Ravi Kumar from the team" }).click();
    const question = page.getByRole("dialog", { name: "Remove Ravi Kumar?" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Remove member" }).click();
    await expect(page.getByText("Member removed from the team.")).toBeVisible();
    await expect(row(page, "Ravi Kumar")).toHaveCount(0);
    await expect(other.getByRole("button", { name: "Add Member" })).toBeVisible();
    await expect(row(other, "Ravi Kumar")).toHaveCount(0);
  });
});

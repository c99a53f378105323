import { freshUtr, unfold } from "./support/payment";
import { ADMIN } from "./support/site";
import { enter, newStudent, uniqueHandle, uniqueTeamName } from "./support/students";
import { expect, test } from "./support/test";

/** What the product promises between a change and the open pages of others. */
const WITHIN = { timeout: 1000 };
const REGISTRATION = "/events/syntaxsiege/registration";

test("what others do shows on the open page within a second, without a reload", async ({
  openPerson,
  site,
}) => {
  const [leader, member] = [await newStudent(site, "Live Rao"), await newStudent(site, "Open Kumar")];
  const teamName = uniqueTeamName();
  const [student, mate, admin] = [await openPerson(), await openPerson(), await openPerson()];
  await enter(student, leader, REGISTRATION);
  await student.getByLabel("Team Name").fill(teamName);
  await student.getByRole("button", { name: "Create Team" }).click();
  await student.getByRole("tab", { name: "Add Member" }).click();
  await student.getByLabel("Member Email").fill(member.email);
  await student.getByRole("main").getByRole("button", { name: "Add Member" }).click();
  await expect(student.getByText("Member added successfully!")).toBeVisible();

  await test.step("a handle reaches the leader's page", async () => {
    await enter(mate, member, REGISTRATION);
    await mate.getByRole("button", { name: "Edit Handle of Open Kumar" }).click();
    const handle = uniqueHandle("open");
    await mate.getByPlaceholder("Enter Codeforces handle").fill(handle);
    await mate.getByRole("button", { name: "Update" }).click();
    await expect(mate.getByText(`CF: ${handle}`)).toBeVisible();
    await expect(student.getByText(`CF: ${handle}`)).toBeVisible(WITHIN);
  });

  await test.step("a report reaches the admin's list, a decision the student's page", async () => {
    await enter(admin, ADMIN, `/admindashboard?tab=payments&q=${encodeURIComponent(teamName)}`);
    await student.goto("/payment");
    await unfold(student);
    await student.getByLabel("Transaction ID or UTR").fill(freshUtr());
    await student.getByRole("button", { name: "Submit" }).click();
    await expect(student.getByText("Payment status updated to pending.")).toBeVisible();
    const accept = admin.getByRole("button", { name: new RegExp(`Accept.*${teamName}`) });
    await expect(accept).toBeVisible(WITHIN);
    await accept.click();
    await expect(admin.getByText(`Accepted: ${teamName}`)).toBeVisible();
    await expect(student.getByText("accepted").first()).toBeVisible(WITHIN);
  });
});

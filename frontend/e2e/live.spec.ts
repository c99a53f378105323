import { logIn, person, signUp } from "./support/people";
import { ADMIN } from "./support/site";
import { expect, test } from "./support/test";

/** What the product promises between a change and the open pages of others. */
const WITHIN = { timeout: 1000 };

test("what others do shows on the open page within a second, without a reload", async ({
  openPerson,
  site,
}) => {
  const leader = person("Live", "Rao");
  const member = person("Open", "Kumar");
  const teamName = `Live ${String(Date.now()).slice(-8)}`;
  const [student, mate, admin] = [await openPerson(), await openPerson(), await openPerson()];
  await signUp(student, site, leader);
  await signUp(mate, site, member);
  await logIn(admin, ADMIN.email, ADMIN.password);
  await student.goto("/events/syntaxsiege/registration");
  await student.getByLabel("Team Name").fill(teamName);
  await student.getByRole("button", { name: "Create Team" }).click();
  await student.getByRole("tab", { name: "Add Member" }).click();
  await student.getByLabel("Member Email").fill(member.email);
  await student.getByRole("main").getByRole("button", { name: "Add Member" }).click();
  await expect(student.getByText("Member added successfully!")).toBeVisible();

  await test.step("a handle reaches the leader's page", async () => {
    await mate.goto("/events/syntaxsiege/registration");
    await mate.getByRole("button", { name: "Edit Handle of Open Kumar" }).click();
    await mate.getByPlaceholder("Enter Codeforces handle").fill("open_k");
    await mate.getByRole("button", { name: "Update" }).click();
    await expect(mate.getByText("CF: open_k")).toBeVisible();
    await expect(student.getByText("CF: open_k")).toBeVisible(WITHIN);
  });

  await test.step("a report reaches the admin's list, a decision the student's page", async () => {
    await admin.goto(`/admindashboard?tab=payments&q=${encodeURIComponent(teamName)}`);
    await expect(admin.getByRole("heading").first()).toBeVisible();
    await student.goto("/payment");
    await student.getByLabel("Transaction ID or UTR").fill(`LIVE${String(Date.now())}`);
    await student.getByRole("button", { name: "Submit" }).click();
    await expect(student.getByText("Payment status updated to pending.")).toBeVisible();
    const accept = admin.getByRole("button", { name: new RegExp(`Accept.*${teamName}`) });
    await expect(accept).toBeVisible(WITHIN);
    await accept.click();
    await expect(admin.getByText(`Accepted: ${teamName}`)).toBeVisible();
    await expect(student.getByText("accepted").first()).toBeVisible(WITHIN);
  });
});

import { freshUtr, openAsLeader, PAYMENT, status, unfold } from "./support/payment";
import { ADMIN } from "./support/site";
import { asStudent, enter, newStudent, superadmin, uniqueHandle, uniqueTeamName } from "./support/students";
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

test("six visible windows of one person share one stream: all follow, every request is answered, and one may close", async ({
  openPerson,
  site,
}) => {
  const first = await openPerson();
  const { leader, team } = await openAsLeader(first, site);
  const windows = [first];
  while (windows.length < 6) {
    const page = await first.context().newPage();
    await page.goto(PAYMENT);
    windows.push(page);
  }
  const last = windows.at(-1) ?? first;
  await expect(last.getByRole("heading", { level: 1 })).toBeVisible();
  // HTTP/1.1 has six connections to a host: with as many streams, this would wait for ever.
  const answered = () =>
    last.evaluate(async () => (await fetch("/healthz", { signal: AbortSignal.timeout(5000) })).status);
  expect(await answered()).toBe(200);

  const report = { teamId: team.id, paymentStatus: "pending", transactionId: freshUtr() };
  await asStudent(site, leader, "POST", "/api/teams/paymentStatus", report);
  for (const page of windows) await expect(status(page)).toContainText("pending");

  await first.close();
  const decision = { decision: "accepted" };
  await asStudent(
    site,
    await superadmin(site),
    "POST",
    `/api/superadmin/payments/${team.id}/decision`,
    decision,
  );
  for (const page of windows.slice(1)) await expect(status(page)).toContainText("accepted");
  expect(await answered()).toBe(200);
});

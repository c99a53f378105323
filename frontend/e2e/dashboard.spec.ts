import { asStudent, enter, newStudent, newTeam, superadmin } from "./support/students";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, test } from "./support/test";

const PATH = "/dashboard";

test("whoever waits for a team sees it within half a minute of being added", async ({ openPerson, site }) => {
  const page = await openPerson();
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("TeamStatus") === true) checks.push(request.url());
  });
  await page.clock.install();
  await enter(page, member, PATH);
  await expect(page.getByText("Ask your Team Leader to Create a Team!")).toBeVisible();
  await expectGoodAtWidths(page, "dashboard-user");
  const before = checks.length;
  await page.clock.runFor(29_000);
  expect(checks.length - before).toBeLessThanOrEqual(1);
  const team = await newTeam(site, leader, [member]);
  await page.clock.runFor(30_000);
  await expect(page.getByRole("heading", { name: team.name })).toBeVisible();
  const found = checks.length;
  await page.clock.runFor(120_000);
  expect(checks.length - found, "no more checks once there is a team").toBeLessThanOrEqual(1);
});

test("the dashboard with a team, Round 2 and its payment, as they happen", async ({ openPerson, site }) => {
  const page = await openPerson();
  const leader = await newStudent(site, "Asha Rao");
  const admin = await superadmin(site);
  const team = await newTeam(site, leader, [await newStudent(site, "Ravi Kumar")]);
  const round = page.getByRole("region", { name: "Round 2 Qualification" });
  await enter(page, leader, PATH);
  await expect(page.getByRole("heading", { name: team.name })).toBeVisible();
  const cards = page.getByRole("list", { name: "Team members" }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole("main")).toContainText("Not ranked yet");
  await expect(round).toBeHidden();

  await asStudent(site, admin, "PUT", `/api/superadmin/teams/${team.id}`, { ranking: 1 });
  await expect(round).toContainText("incomplete");
  await expect(round).toContainText("₹360");
  await expectGoodAtWidths(page, "dashboard-round2");

  const transactionId = `UTR${String(Date.now())}`;
  const report = { teamId: team.id, paymentStatus: "pending", transactionId };
  await asStudent(site, leader, "POST", "/api/teams/paymentStatus", report);
  await expect(round.getByText("pending", { exact: true })).toBeVisible();
  await asStudent(site, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, {
    decision: "rejected",
    reason: "No such transfer.",
  });
  await expect(round.getByText("rejected", { exact: true })).toBeVisible();
  await round.getByRole("link", { name: "Report again" }).click();
  await expect(page).toHaveURL(/\/payment$/);
});

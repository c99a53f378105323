import { asStudent, enter, newStudent, newTeam, superadmin } from "./support/students";
import { expectAccessible } from "./support/axe";
import { expectFitAtWidths, expectGoodAtWidths } from "./support/at-widths";
import { expect, test } from "./support/test";

const PATH = "/dashboard";

test("the dashboard without a team, by role", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, await newStudent(site, "Asha Rao"), PATH);
  const main = page.getByRole("main");
  await expect(main.getByText("Ask your Team Leader to Create a Team!", { exact: true })).toBeVisible();
  await expectGoodAtWidths(page, "dashboard-user");

  await enter(page, await newStudent(site, "Lead Rao", { role: "Team Leader" }), PATH);
  await expect(
    main.getByText("You are Team Leader. Create a team to view details.", { exact: true }),
  ).toBeVisible();
  await expectGoodAtWidths(page, "dashboard-leader");
  await main.getByRole("link", { name: "Create Team" }).click();
  await expect(page).toHaveURL(/\/createTeam$/);
});

test("the dashboard with a team, Round 2 and its payment", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const admin = await superadmin(site);
  const team = await newTeam(site, leader, [member]);
  const main = page.getByRole("main");
  const round = page.getByRole("region", { name: "Round 2 Qualification" });
  const decide = (decision: string, reason?: string) =>
    asStudent(site, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, { decision, reason });
  const report = (transactionId: string) =>
    asStudent(site, leader, "POST", "/api/teams/paymentStatus", {
      teamId: team.id,
      paymentStatus: "pending",
      transactionId,
    });

  await test.step("cards for everyone, oneself marked, no Round 2 without the ranking", async () => {
    await enter(page, leader, PATH);
    await expect(page.getByRole("heading", { name: team.name })).toBeVisible();
    const cards = page.getByRole("list", { name: "Team members" }).getByRole("listitem");
    await expect(cards).toHaveCount(2);
    await expect(cards.filter({ hasText: "Asha Rao" }).getByText("You", { exact: true })).toBeVisible();
    await expect(cards.filter({ hasText: "Ravi Kumar" }).getByText("You", { exact: true })).toBeHidden();
    await expect(main).toContainText("Not ranked yet");
    await expect(round).toBeHidden();
    await expectGoodAtWidths(page, "dashboard-team");
  });

  await test.step("ranking 2 does not qualify, ranking 1 does", async () => {
    await asStudent(site, admin, "PUT", `/api/superadmin/teams/${team.id}`, { ranking: 2 });
    await expect(main).toContainText("Ranking 2");
    await expect(round).toBeHidden();
    await asStudent(site, admin, "PUT", `/api/superadmin/teams/${team.id}`, { ranking: 1 });
    await expect(round).toContainText("incomplete");
    await expect(round).toContainText("₹360");
    await expectGoodAtWidths(page, "dashboard-round2");
  });

  await test.step("the leader proceeds to the payment; a member only follows it", async () => {
    await round.getByRole("link", { name: "Proceed to Payment" }).click();
    await expect(page).toHaveURL(/\/payment$/);
    const mate = await openPerson();
    await mate.setViewportSize({ width: 1280, height: 800 });
    await enter(mate, member, PATH);
    const his = mate.getByRole("region", { name: "Round 2 Qualification" });
    await expect(his).toContainText("Your team’s leader pays it.");
    await expect(mate.getByRole("link", { name: "Proceed to Payment" })).toHaveCount(0);
    await expectFitAtWidths(mate, "dashboard-member");
  });

  await test.step("pending, rejected and accepted, as they happen", async () => {
    await page.goto(PATH);
    const id = `UTR${String(Date.now())}`;
    await report(id);
    await expect(round.getByText("pending", { exact: true })).toBeVisible();
    await expect(round).toContainText("the club checks it now");
    await expectGoodAtWidths(page, "dashboard-pending");
    await decide("rejected", "No such transfer.");
    await expect(round.getByText("rejected", { exact: true })).toBeVisible();
    await expect(round.getByRole("link", { name: "Report again" })).toBeVisible();
    await expectGoodAtWidths(page, "dashboard-rejected");
    await report(`${id}9`);
    await decide("accepted");
    await expect(round.getByText("accepted", { exact: true })).toBeVisible();
    await expect(round).toContainText("your place is safe");
    await expectGoodAtWidths(page, "dashboard-accepted");
  });
});

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

test("a dashboard that cannot be fetched says so in the specification's words", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const leader = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, leader);
  await page.route("**/graphql", (route) => route.abort());
  await enter(page, leader, PATH);
  await expect(page.getByRole("alert")).toHaveText("Error: Failed to fetch team data");
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: team.name })).toBeVisible();
});

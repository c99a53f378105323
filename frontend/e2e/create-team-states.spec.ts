import { enter, newStudent } from "./support/students";
import { storedToken, withoutLiveChanges } from "./support/own-session";
import { addRecord, newLeader } from "./support/teams";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { person } from "./support/people";
import { addDialog, openAddDialog, row, sendMember } from "./support/record-page";
import { expect, test } from "./support/test";

test("a banner is gone after 3 seconds", async ({ openPerson, site }) => {
  const page = await openPerson();
  const { leader, teamName } = await newLeader(site);
  await enter(page, leader, "/createTeam");
  await page.clock.install();
  await openAddDialog(page, "Ravi Kumar", `R-${teamName}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendMember(page);
  const banner = page.getByText("Member added successfully!");
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(banner).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(2_800);
  await expect(banner).toBeVisible();
  await page.clock.runFor(300);
  await expect(banner).toBeHidden();
});

test("a record is tied to the account that signs up with its e-mail later", async ({ openPerson, site }) => {
  const [page, newcomer] = [await openPerson(), await openPerson()];
  const { leader, teamId, teamName } = await newLeader(site);
  const { email } = person("Ravi", "Kumar");
  await addRecord(site, leader, teamId, { name: "R. Kumar", universityRollNo: `R-${teamName}`, email });
  await enter(page, leader, "/createTeam");
  await expect(row(page, "R. Kumar").getByText("Has no account yet")).toBeVisible();
  const ravi = await newStudent(site, "Ravi Kumar", { email });
  await expect(row(page, "R. Kumar").getByText("Not confirmed yet")).toBeVisible();
  await expect(page.getByText("Has no account yet")).toHaveCount(0);
  await enter(newcomer, ravi, "/createTeam");
  await expect(newcomer.getByRole("region", { name: teamName, exact: true })).toBeVisible();
  await newcomer.getByRole("button", { name: "Accept" }).click();
  await expect(row(page, "Ravi Kumar")).toBeVisible();
  await expect(page.getByText("Not confirmed yet")).toHaveCount(0);
});

test("a session that ends while one types comes back to the dialog with what was typed", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const { leader, teamName } = await newLeader(site);
  await withoutLiveChanges(page);
  await enter(page, leader, "/createTeam");
  await openAddDialog(page, "Ravi Kumar", `R-${teamName}`);
  const authorization = `Bearer ${String(await storedToken(page))}`;
  await page.request.post("/api/auth/logout", { data: {}, headers: { authorization } });
  await sendMember(page);
  await expect(page).toHaveURL(/\/login\?next=%2FcreateTeam$/);
  await page.getByLabel("Email").fill(leader.email);
  await page.getByLabel("Password", { exact: true }).fill(leader.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/createTeam$/);
  await expect(addDialog(page).getByLabel("Name")).toHaveValue("Ravi Kumar");
  await sendMember(page);
  await expect(page.getByText("Member added successfully!")).toBeVisible();
});

test("when the check fails it says so and tries again; closed registrations and no event have their words", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const account = await newStudent(site, "Nina Das");
  await page.route("**/graphql", (route) => route.abort());
  await enter(page, account, "/createTeam");
  await expect(page.getByRole("alert")).toContainText("Failed to check team status");
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Team Name")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const answerWith = async (currentEvent: object | null) => {
    await page.route("**/graphql", async (route) => {
      const reply = await route.fetch();
      const { data } = (await reply.json()) as { data: { currentEvent: object } };
      const event = currentEvent === null ? null : { ...data.currentEvent, ...currentEvent };
      await route.fulfill({ response: reply, json: { data: { ...data, currentEvent: event } } });
    });
    await openPage(page, "/createTeam");
  };
  await answerWith({ registrationOpen: false });
  await expect(page.getByText("Registrations are closed for this event.")).toBeVisible();
  await expect(page.getByLabel("Team Name")).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await answerWith(null);
  await expect(page.getByText("No event is open for teams at the moment.")).toBeVisible();
  await expectAccessible(page);
});

test("signed out one is asked to log in, and comes back", async ({ openPerson, site }) => {
  const page = await openPerson();
  const account = await newStudent(site, "Nina Das");
  await page.context().clearCookies();
  await page.goto("/createTeam");
  await expect(page).toHaveURL(/\/login\?next=%2FcreateTeam$/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Team" })).toBeVisible();
});

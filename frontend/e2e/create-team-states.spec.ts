import { enter, newStudent } from "./support/students";
import { storedToken, withoutLiveChanges } from "./support/own-session";
import { addRecord, newLeader } from "./support/teams";
import { person } from "./support/people";
import { addDialog, openAddDialog, row, sendMember } from "./support/record-page";
import { expect, test } from "./support/test";

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

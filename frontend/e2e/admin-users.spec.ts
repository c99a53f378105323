import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, TEAMS, test } from "./support/demo-site";
import { look } from "./support/look";
import { freshUtr } from "./support/payment";
import { newStudent, newTeam, uniqueHandle, uniqueTeamName } from "./support/students";

test.use({ siteOf: "shared desk" });

const DESKTOP = { width: 1280, height: 800 };
const rows = (page: Page) => page.getByRole("table", { name: "Users" }).getByRole("rowheader");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /users?/ });

test("1,500 accounts: sorted, searched, filtered, chosen columns, all in the address", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, "users");
  const people = TEAMS * 3 + 1;

  await test.step("only the rows in sight are in the page, and the last one is a key away", async () => {
    await expect(count(page)).toContainText(/^1,5\d\d users$/);
    const all = Number((await count(page).innerText()).replace(/\D/g, ""));
    expect(all).toBeGreaterThanOrEqual(people);
    expect(await rows(page).count()).toBeLessThan(60);
    await page.getByRole("region", { name: "Users" }).press("End");
    await expect(page.getByRole("table").getByRole("row").last()).toHaveAttribute(
      "aria-rowindex",
      String(all + 1),
    );
  });

  await test.step("a click on each column sorts ascending, the next one descending", async () => {
    for (const name of ["Email", "Role", "Team", "College", "Roll No.", "Codeforces handle", "Name"]) {
      const head = page.getByRole("columnheader", { name });
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "ascending");
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "descending");
    }
    await expect(page).toHaveURL(/sort=-name/);
  });

  await test.step("search and role narrow the list; an address opens the same view", async () => {
    await page.getByLabel("Role", { exact: true }).selectOption("Superadmin");
    await expect(rows(page)).toHaveText(["Demo Admin"]);
    await page.getByLabel("Role", { exact: true }).selectOption("Any role");
    await page.getByRole("searchbox", { name: "Search" }).fill("admin@demo");
    await expect(rows(page)).toHaveText(["Demo Admin"]);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Signed up" }).click();
    await expect(page.getByRole("checkbox", { name: "Signed up" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/[?&]q=admin%40demo/);
    await expect(page).toHaveURL(/[?&]columns=created/);
    await page.reload();
    await expect(rows(page)).toHaveText(["Demo Admin"]);
    await expect(page.getByRole("columnheader", { name: "Signed up" })).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(count(page)).toContainText(/^1,5\d\d users$/);
  });

  await expect(rows(page).first()).toBeVisible();
  await expectGoodAtWidths(page, "users");
});

test("a person's fields, role and team are edited; refusals stand where they belong", async ({
  openPerson,
  site,
}) => {
  const leader = await newStudent(site, "Lata Menon");
  const team = await newTeam(site, leader);
  const person = await newStudent(site, "Farhan Ali");
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, "users", `q=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: "Edit Farhan Ali" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Farhan Ali" });

  await test.step("what was typed is not lost by a slip", async () => {
    await dialog.getByLabel("College").fill("Somewhere");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Discard what you typed?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByLabel("College")).toHaveValue("Somewhere");
  });

  await test.step("wrong fields keep what was typed", async () => {
    await dialog.getByLabel("Team").fill("No such team");
    await dialog.getByLabel(/^Phone/).fill("123");
    // The names of teams come from the server as one types.
    await expect(async () => {
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByRole("alert").getByRole("link")).toHaveCount(2, { timeout: 500 });
    }).toPass();
    await expect(dialog.getByLabel("Team")).toHaveValue("No such team");
    await expectAccessible(page);
    await look(page, "user-edit-wrong");
  });

  await test.step("a taken address is refused beside its field", async () => {
    await dialog.getByLabel("Team").fill(team.name.toUpperCase());
    await dialog.getByLabel(/^Phone/).fill("98765 43210");
    const email = dialog.getByLabel("Email", { exact: true });
    await email.fill(leader.email);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Email is already registered")).toBeVisible();
    await email.fill(person.email);
  });

  await test.step("saved, shown, and written down", async () => {
    const handle = uniqueHandle("farhan");
    await dialog.getByLabel("Codeforces handle").fill(handle);
    await dialog.getByLabel("Role", { exact: true }).selectOption("Team Leader");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Make Team Leader" }).click();
    await expect(page.getByText("Farhan Ali: User updated.")).toBeVisible();
    const row = page.getByRole("table", { name: "Users" }).getByRole("row").first();
    await expect(row).toContainText(team.name);
    await expect(row).toContainText(handle);
    await expect(row).toContainText("Team Leader");
    const { auditEntries } = await graphql<{ auditEntries: { edges: { node: { details: string } }[] } }>(
      site,
      await demoAdmin(site),
      '{ auditEntries(action: "user.update", first: 1) { edges { node { details } } } }',
    );
    expect(auditEntries.edges[0]?.node.details).toContain('"from":"User","to":"Team Leader"');
  });
});

test("deleting says beforehand what becomes of each team, and one that cannot go stays", async ({
  openPerson,
  site,
}) => {
  const mark = uniqueTeamName().slice(5);
  const named = (first: string) => newStudent(site, `${first} ${mark}`);
  const nextLeader = await named("Heir");
  const [leader, alone, paid, nobody] = [
    await named("Leader"),
    await named("Alone"),
    await named("Paid"),
    await named("Nobody"),
  ];
  const passed = await newTeam(site, leader, [nextLeader]);
  const gone = await newTeam(site, alone);
  const paidTeam = await newTeam(site, paid);
  const report = { teamId: paidTeam.id, paymentStatus: "pending", transactionId: freshUtr() };
  const reply = await fetch(`${site.url}/api/teams/paymentStatus`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${paid.session.token}` },
    body: JSON.stringify(report),
  });
  expect(reply.status).toBe(200);

  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, "users", `q=${mark}`);
  await expect(rows(page)).toHaveCount(5);
  for (const first of ["Leader", "Alone", "Paid", "Nobody"])
    await page.getByRole("checkbox", { name: `Select user ${first} ${mark}` }).check();
  await expect(page.getByText("4 users selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete...", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 4 users?" });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  const impactList = dialog.getByRole("list");
  await expect(impactList).toContainText(
    `Leader ${mark} leads ${passed.name} (Syntax Siege 2025): Heir ${mark} becomes its leader.`,
  );
  await expect(impactList).toContainText(
    `Alone ${mark} leads ${gone.name} (Syntax Siege 2025): the team is deleted.`,
  );
  await expect(impactList).toContainText(
    `Paid ${mark} leads ${paidTeam.name} (Syntax Siege 2025), which reported its payment: cannot be deleted`,
  );
  await expect(dialog.getByText("1 of them is in no team.")).toBeVisible();
  await expectAccessible(page);
  await look(page, "users-delete");
  await dialog.getByRole("button", { name: "Delete 3 users" }).click();
  await expect(page.getByText("3 users deleted.")).toBeVisible();
  await expect(rows(page)).toHaveText([`Heir ${mark}`, `Paid ${mark}`]);
  expect(nobody.name).toBe(`Nobody ${mark}`);

  const { teams } = await graphql<{ teams: { name: string; leader: { name: string } }[] }>(
    site,
    await demoAdmin(site),
    "{ teams { name leader { name } } }",
  );
  expect(teams.find(({ name }) => name === passed.name)?.leader.name).toBe(`Heir ${mark}`);
  expect(teams.some(({ name }) => name === gone.name)).toBe(false);
});

test("an export has what is shown, every column, and nothing that runs as a formula", async ({
  openPerson,
  site,
}) => {
  const mark = uniqueTeamName().slice(5);
  const admin = await demoAdmin(site);
  const person = await newStudent(site, `Mala ${mark}`);
  const { allUsers } = await graphql<{ allUsers: { id: string; email: string }[] }>(
    site,
    admin,
    "{ allUsers { id email } }",
  );
  const userId = allUsers.find(({ email }) => email === person.email)?.id;
  await graphql(
    site,
    admin,
    "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { message } }",
    {
      input: { userId, college: '=HYPERLINK("http://evil.example","click")' },
    },
  );
  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, "users", `q=${mark}`);
  await expect(rows(page)).toHaveText([`Mala ${mark}`]);
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "What is shown (1) as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("users.csv");
  const [head, line, end] = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  expect(head).toBe(
    "\uFEFFName,Email,Role,Rights,Team,College,Roll No.,Codeforces handle,Phone,Signed up,Id,Team id",
  );
  expect(line).toContain(
    `Mala ${mark},${person.email},User,,,"'=HYPERLINK(""http://evil.example"",""click"")"`,
  );
  expect(end).toBe("");
});

import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { look } from "./support/look";
import { newStudent, newTeam, uniqueHandle } from "./support/students";
import { reportPayment } from "./support/teams";

test.use({ siteOf: "shared desk" });

const rows = (page: Page) => page.getByRole("table", { name: "Teams" }).getByRole("rowheader");

interface Listed {
  readonly name: string;
  readonly ranking: number | null;
  readonly paymentStatus: string;
  readonly leader: { readonly codeforcesHandle: string | null };
  readonly members: readonly { readonly codeforcesHandle: string | null }[];
}

test("who is missing what: the filters show exactly the teams that lack it", async ({ openPerson, site }) => {
  await newTeam(site, await newStudent(site, "Gita Bose"));
  const { teams } = await graphql<{ teams: Listed[] }>(
    site,
    await demoAdmin(site),
    "{ teams { name ranking paymentStatus leader { codeforcesHandle } members { codeforcesHandle } } }",
  );
  const expected = {
    Members: teams.filter(({ members }) => members.length < 2).length,
    Handles: teams.filter(({ leader, members }) =>
      [leader, ...members].some((p) => p.codeforcesHandle === null),
    ).length,
    Payment: teams.filter(
      ({ ranking, paymentStatus }) => ranking === 1 && ["incomplete", "rejected"].includes(paymentStatus),
    ).length,
  };
  expect(expected.Members).toBeGreaterThan(0);
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, "teams");
  await expect(page.getByText(`${String(teams.length)} teams`, { exact: true })).toBeVisible();
  for (const [gap, number] of Object.entries(expected)) {
    await page.getByLabel("Who is missing what").selectOption(gap);
    await expect(
      page.getByText(new RegExp(`^${String(number)} of ${String(teams.length)} teams`)),
    ).toBeVisible();
  }
  await expect(page).toHaveURL(/missing=payment/);
  await page.getByRole("button", { name: "Show all" }).click();
  await test.step("ticked teams are the ones a mail goes to", async () => {
    const name = await rows(page).first().innerText();
    await page.getByRole("checkbox", { name: `Select team ${name}` }).check();
    await page.getByRole("link", { name: "Write to them" }).click();
    await expect(page.getByRole("tabpanel", { name: "Mail" })).toContainText(name);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
  });
  await expect(rows(page).first()).toBeVisible();
  await expectGoodAtWidths(page, "teams");
});

test("one team: renamed and ranked, handed over, a handle, a member added and removed, deleted", async ({
  openPerson,
  site,
}) => {
  const member = await newStudent(site, "Ravi Iyer");
  const other = await newStudent(site, "Zoya Khan");
  const team = await newTeam(site, await newStudent(site, "Asha Rao"), [member]);
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, "teams", `q=${encodeURIComponent(team.name)}`);
  await page.getByRole("button", { name: `Open ${team.name}` }).click();
  await expect(page).toHaveURL(/&id=[0-9a-f-]{36}/);
  let dialog = page.getByRole("dialog", { name: team.name });
  const people = dialog.getByRole("region", { name: "People" }).getByRole("listitem");

  await test.step("name and ranking", async () => {
    await dialog.getByRole("textbox", { name: "Ranking" }).fill("one");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("A ranking is a whole number from 1 to 100000")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Ranking" }).fill("1");
    await dialog.getByLabel("Team name").fill(`${team.name}x`);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Change the ranking?" });
    await expect(question).toContainText("It qualifies and owes ₹360.");
    await question.getByRole("button", { name: "Change the ranking" }).click();
    dialog = page.getByRole("dialog", { name: `${team.name}x` });
    await expect(dialog.getByText("Team updated.")).toBeVisible();
    await expectAccessible(page);
    await look(page, "team-open");
  });

  await test.step("a handle and another member", async () => {
    await dialog.getByRole("button", { name: "Edit the handle of Ravi Iyer" }).click();
    const handle = uniqueHandle("ravi");
    await dialog.getByLabel("Codeforces handle of Ravi Iyer").fill(handle);
    await dialog.getByRole("button", { name: "Save handle" }).click();
    await expect(people.nth(1)).toContainText(handle);
    await dialog.getByLabel("Add a member by e-mail").fill("nobody@example.org");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText(/No account uses this e-mail yet/)).toBeVisible();
    await dialog.getByLabel("Add a member by e-mail").fill(other.email);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(people).toHaveCount(3);
    // The team is full.
    await expect(dialog.getByLabel("Add a member by e-mail")).toHaveCount(0);
  });

  await test.step("handed over, then somebody removed", async () => {
    await dialog.getByRole("button", { name: "Make Ravi Iyer the leader" }).click();
    await page
      .getByRole("dialog", { name: "Hand the team over?" })
      .getByRole("button", { name: "Hand over" })
      .click();
    await expect(people.first()).toContainText("Ravi Iyer · leader");
    await dialog.getByRole("button", { name: "Remove Zoya Khan" }).click();
    await page
      .getByRole("dialog", { name: "Remove Zoya Khan?" })
      .getByRole("button", { name: "Remove member" })
      .click();
    await expect(people).toHaveCount(2);
  });

  await test.step("deleted after a question that names its people", async () => {
    await dialog.getByRole("button", { name: "Delete team..." }).click();
    const question = page.getByRole("dialog", { name: `Delete ${team.name}x?` });
    await expect(question.getByRole("listitem")).toHaveText(`${team.name}x: Ravi Iyer, Asha Rao`);
    await look(page, "team-delete");
    await question.getByRole("button", { name: "Delete team" }).click();
    await expect(page.getByText("1 team deleted.")).toBeVisible();
    await expect(page.getByText("No team matches this search.")).toBeVisible();
  });
});

test("a reported payment keeps the roster and the team, and the admin area says why", async ({
  openPerson,
  site,
}) => {
  const leader = await newStudent(site, "Uma Das");
  const team = await newTeam(site, leader, [await newStudent(site, "Om Prakash")]);
  await reportPayment(site, leader, team.id);
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, "teams", `q=${encodeURIComponent(team.name)}&id=${team.id}`);
  const dialog = page.getByRole("dialog", { name: team.name });
  await expect(dialog.getByText(/Its payment is pending, so the people stay as they are/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Make Om Prakash the leader" })).toBeVisible();
  await look(page, "team-locked");
  await dialog.getByRole("button", { name: "Delete team..." }).click();
  const question = page.getByRole("dialog", { name: `${team.name} cannot be deleted` });
  await expect(question.getByRole("listitem")).toHaveText(`${team.name} stays: its payment is pending.`);
  await expect(question.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
});

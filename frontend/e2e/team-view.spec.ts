import { asStudent, enter, newStudent, newTeam } from "./support/students";
import { expectAccessible } from "./support/axe";
import { expectGoodAtWidths } from "./support/at-widths";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const PATH = "/events/syntaxsiege/team";
const NOTICE = "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.";

test("the read-only team view in all its states", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const main = page.getByRole("main");

  await test.step("no team", async () => {
    await enter(page, member, PATH);
    await expect(main.getByText("No Team Found", { exact: true })).toBeVisible();
    await expect(main.getByText("You are not part of any team yet.", { exact: true })).toBeVisible();
    await expectGoodAtWidths(page, "team-view-none");
  });

  const team = await newTeam(site, leader, [member]);
  await test.step("a team: banner, three panels, the count of members, what is missing", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Team ${team.name}`);
    await expect(main).toContainText("Syntax Siege 2025");
    const members = page.getByRole("region", { name: "Team Members" });
    await expect(members.getByText("1 Members", { exact: true })).toBeVisible();
    await expect(members).toContainText(`Ravi Kumar`);
    await expect(members).toContainText(member.email);
    await expect(members).not.toContainText("Asha Rao");
    const led = page.getByRole("region", { name: "Team Leader" });
    await expect(led).toContainText("Asha Rao");
    await expect(led).toContainText(leader.email);
    const checklist = page.getByRole("region", { name: "Checklist" });
    await expect(checklist).toContainText("1 more member possible");
    await expect(checklist).toContainText("Missing for Asha Rao, Ravi Kumar");
    await expect(checklist).toContainText("₹360 once you qualify for Round 2");
    await expectGoodAtWidths(page, "team-view");
  });

  await test.step("a notice opens with title, text and Close; the focus goes back", async () => {
    const notice = page.getByRole("button", { name: "Registration deadline" });
    await notice.click();
    const modal = page.getByRole("dialog", { name: "Registration deadline" });
    await expect(modal).toContainText(NOTICE);
    await expect(modal.getByRole("link")).toHaveAttribute("href", "/events/syntaxsiege/registration");
    await expectGoodAtWidths(page, "team-view-notice");
    await modal.getByRole("button", { name: "Close" }).click();
    await expect(modal).toBeHidden();
    await expect(notice).toBeFocused();
  });

  await test.step("handles show as they are set, and the checklist follows", async () => {
    for (const { email, session } of [leader, member]) {
      await asStudent(site, leader, "POST", "/api/eventTeam/update-team", {
        teamId: team.id,
        email,
        codeforcesHandle: `cf_${session.id.slice(-6)}`,
      });
    }
    await expect(main.getByText(`CF: cf_${leader.session.id.slice(-6)}`)).toBeVisible();
    await expect(main.getByText("Everyone has one")).toBeVisible();
    await expect(main.getByText("There is nothing left for you to do now.")).toBeVisible();
  });

  await test.step("a member leaves with one click and one answer", async () => {
    await page.getByRole("button", { name: "Leave team" }).click();
    const modal = page.getByRole("dialog", { name: `Leave ${team.name}?` });
    await expect(modal).toContainText("You lose your place in the team");
    await expectGoodAtWidths(page, "team-view-leave");
    await modal.getByRole("button", { name: "Leave team" }).click();
    await expect(main.getByText("You have left the team.")).toBeVisible();
    await expect(main.getByText("No Team Found")).toBeVisible();
  });
});

test("a team view that cannot be fetched says so in the specification's words, and tries again", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const leader = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, leader);
  await page.route("**/graphql", (route) => route.abort());
  await enter(page, leader, PATH);
  await expect(page.getByRole("alert")).toHaveText("Error: Failed to fetch team");
  await look(page, "team-view-failed");
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Team ${team.name}`);
});

import { asStudent, enter, newStudent, newTeam } from "./support/students";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, test } from "./support/test";

const PATH = "/events/syntaxsiege/team";

/** Its states and what it says when it cannot be fetched: frontend/src/features/teams/components/team-view.test.tsx. */
test("the read-only view of a team: a notice, handles as they are set, and a member who leaves", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const main = page.getByRole("main");
  const team = await newTeam(site, leader, [member]);
  await enter(page, member, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Team ${team.name}`);
  const checklist = page.getByRole("region", { name: "Checklist" });
  await expect(checklist).toContainText("1 more member possible");
  await expect(checklist).toContainText("Missing for Asha Rao, Ravi Kumar");
  await expectGoodAtWidths(page, "team-view");

  await test.step("a notice opens and closes; the focus goes back", async () => {
    const notice = page.getByRole("button", { name: "Registration deadline" });
    await notice.click();
    const modal = page.getByRole("dialog", { name: "Registration deadline" });
    await expect(modal.getByRole("link")).toHaveAttribute("href", "/events/syntaxsiege/registration");
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
    await modal.getByRole("button", { name: "Leave team" }).click();
    await expect(main.getByText("You have left the team.")).toBeVisible();
    await expect(main.getByText("No Team Found")).toBeVisible();
  });
});

import { expectAccessible } from "./support/axe";
import { look, WIDTHS } from "./support/look";
import { asStudent, enter, newStudent, newTeam } from "./support/students";
import { expect, test } from "./support/test";

/** Finding people for a team, and a team for oneself. */

const PATH = "/events/syntaxsiege/team-mates";

/** A word that only this run's entries have: the lists show those of all tests. */
const unique = () => `mates${Math.random().toString(36).slice(2, 9)}`;

test("somebody puts themselves on the list, and a leader who finds them invites them", async ({
  site,
  openPerson,
}) => {
  const [leader, ravi] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Sen")];
  const { name } = await newTeam(site, leader);
  const word = unique();
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, ravi, PATH);
  const own = page.getByRole("region", { name: "Look for a team" });
  await own.getByLabel("Your line").fill(`Third year, graphs, ${word}`);
  await own.getByRole("button", { name: "Put me on the list" }).click();
  await expect(page.getByText("You are on the list.")).toBeVisible();
  await expect(own.getByRole("button", { name: "Take off the list" })).toBeVisible();

  const leading = await openPerson();
  await enter(leading, leader, PATH);
  const people = leading.getByRole("region", { name: /^People looking for a team/ });
  await people.getByLabel("Search people").fill(word);
  await expect(people.getByRole("listitem")).toHaveCount(1);
  await expect(people).toContainText("Ravi Sen");
  await expect(people).not.toContainText(ravi.email);
  await people.getByRole("button", { name: "Invite Ravi Sen" }).click();
  await expect(people.getByText("Invited", { exact: true })).toBeVisible();
  await expect(leading.getByRole("region", { name: "Invited" })).toContainText("Ravi Sen");

  await page.reload();
  const question = page.getByRole("region", { name: `Asha Rao invites you to ${name}.` });
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You are in the team now.")).toBeVisible();
  await expect(own).toBeHidden();
});

test("somebody asks a listed team, and its leader takes them in", async ({ site, openPerson }) => {
  const [leader, meera] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Meera Das")];
  const { id, name } = await newTeam(site, leader);
  const word = unique();
  const leading = await openPerson();
  await enter(leading, leader, PATH);
  const own = leading.getByRole("region", { name: "Look for people" });
  await own.getByLabel("Your line").fill(`We need a third, ${word}`);
  await own.getByRole("button", { name: "Put my team on the list" }).click();
  await expect(leading.getByText("You are on the list.")).toBeVisible();

  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, meera, PATH);
  const teams = page.getByRole("region", { name: /^Teams with a place/ });
  await teams.getByLabel("Search teams").fill(word);
  await expect(teams.getByRole("listitem")).toHaveCount(1);
  await expect(teams).toContainText("2 places");
  await expect(teams).not.toContainText(leader.email);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await look(page, "mates-person");
  }
  await expectAccessible(page);
  await teams.getByRole("button", { name: `Ask to join ${name}` }).click();
  await expect(teams.getByRole("button", { name: `Withdraw request ${name}` })).toBeVisible();

  // The leader's open page hears of it.
  const requests = leading.getByRole("region", { name: "They ask to join" });
  await expect(requests).toContainText("Meera Das");
  await leading.setViewportSize({ width: 360, height: 740 });
  await look(leading, "mates-requests");
  await requests.getByRole("button", { name: "Accept Meera Das" }).click();
  await expect(requests.getByText("They are in your team now.")).toBeVisible();
  const { team } = await asStudent(site, leader, "POST", "/api/eventTeam/get-team", {});
  expect(team).toMatchObject({ _id: id, members: [{ email: meera.email }] });
});

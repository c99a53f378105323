import { expectGoodAtWidths } from "./support/at-widths";
import { Bar } from "./support/notified";
import {
  addMember,
  asStudent,
  enter,
  newStudent,
  superadmin,
  uniqueTeamName,
  type Student,
} from "./support/students";
import { expect, test } from "./support/test";

/**
 * docs/rules.md has a table of the notifications and their recipients. The modules' tests check each row of this table.
 * subscriptions-two-servers.test.ts in backend/src/app/http tests that notifications from another server arrive, too.
 */
test("what happens reaches whom it is for, in the bar of an open page, without a reload", async ({
  openPerson,
  site,
}) => {
  const teamName = uniqueTeamName();
  const [asha, ravi] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Kumar")];
  const [hers, his] = [new Bar(await openPerson()), new Bar(await openPerson())];
  for (const [bar, person] of [
    [hers, asha],
    [his, ravi],
  ] as const) {
    await enter(bar.page, person, "/contact");
    await bar.counts(0);
  }
  const act = (person: Student, method: string, path: string, body?: object) =>
    asStudent(site, person, method, path, body);
  let teamId = "";

  await test.step("no user has a notification yet", async () => {
    await hers.open();
    await expect(hers.list).toContainText("No notifications yet.");
    await hers.close();
  });
  await test.step("a user who creates a team has it in their list, without a mark", async () => {
    const body = { name: teamName, leaderId: asha.session.id };
    const { team, session } = await act(asha, "POST", "/api/eventTeam/create-team", body);
    asha.session = session as Student["session"];
    teamId = String((team as { _id: unknown })._id);
    await hers.reads("You are registered for Syntax Siege 2025");
  });
  await test.step("added, and accepted on the spot", async () => {
    await addMember(site, asha, teamId, ravi);
    await his.counts(1);
    await his.open();
    await his.counts(0);
    await expect(his.list).toContainText(`Asha Rao added you to the team "${teamName}"`);
    await expectGoodAtWidths(his.page, "notifications-added");
    await his.list.getByRole("button", { name: "Accept" }).click();
    await expect(his.list.getByText("You are in the team now.")).toBeVisible();
    await his.close();
    await hers.counts(1);
    await hers.reads("Ravi Kumar is now in your team");
  });
  await test.step("qualified, and no longer", async () => {
    const admin = await superadmin(site);
    const rank = (ranking: number) => act(admin, "PUT", `/api/superadmin/teams/${teamId}`, { ranking });
    await rank(1);
    for (const bar of [hers, his]) await bar.counts(1);
    await hers.reads(/Your team qualified for Round 2.*₹360.*Pay the fee/s);
    await his.reads(/Your team qualified for Round 2.*Your leader must pay the fee/s);
    await rank(2);
    for (const bar of [hers, his]) await bar.reads("The ranking of Syntax Siege 2025 has changed");
  });
});

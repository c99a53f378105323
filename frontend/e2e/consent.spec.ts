import { expectGoodAtWidths } from "./support/at-widths";
import { addMember, enter, newStudent } from "./support/students";
import { newLeader, reportPayment } from "./support/teams";
import { expect, test } from "./support/test";

/** What the product promises between a change and the open pages of others. */
const WITHIN = { timeout: 1000 };

test("who is added is asked: one accepts, one declines while a payment is pending; the leader sees it at once", async ({
  openPerson,
  site,
}) => {
  const { leader, teamId, teamName } = await newLeader(site);
  const [ravi, meena] = [await newStudent(site, "Ravi Kumar"), await newStudent(site, "Meena Das")];
  for (const person of [ravi, meena]) await addMember(site, leader, teamId, person);
  const [hers, theirs] = [await openPerson(), await openPerson()];
  await enter(hers, leader, "/events/syntaxsiege/registration");
  const unconfirmed = hers.getByText("Not confirmed yet", { exact: true });
  await expect(unconfirmed).toHaveCount(2);

  await enter(theirs, ravi, "/dashboard");
  const question = theirs.getByRole("region", { name: `Asha Rao added you to ${teamName}.` });
  await expect(question).toBeVisible();
  await expectGoodAtWidths(theirs, "consent-dashboard");
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(theirs.getByText("You are in the team now.")).toBeVisible();
  await expect(question).toBeHidden();
  await expect(unconfirmed).toHaveCount(1, WITHIN);

  await reportPayment(site, leader, teamId);
  await enter(theirs, meena, "/events/syntaxsiege/team");
  await question.getByRole("button", { name: "Decline" }).click();
  const dialog = theirs.getByRole("dialog", { name: `Decline to be in ${teamName}?` });
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(theirs.getByText("You have left the team.")).toBeVisible();
  await expect(theirs.getByText("No Team Found")).toBeVisible();
  await expect(hers.getByText("Meena Das", { exact: true })).toBeHidden(WITHIN);
});

import { expectGoodAtWidths } from "./support/at-widths";
import { addMember, enter, newStudent } from "./support/students";
import { newLeader, reportPayment } from "./support/teams";
import { expect, test } from "./support/test";

const DASHBOARD = "/dashboard";
const TEAM_VIEW = "/events/syntaxsiege/team";
const REGISTRATION = "/events/syntaxsiege/registration";
/** What the product promises between a change and the open pages of others. */
const WITHIN = { timeout: 1000 };

test("who is added is asked, accepts, and the leader sees it at once", async ({ openPerson, site }) => {
  const { leader, teamId, teamName } = await newLeader(site);
  const ravi = await newStudent(site, "Ravi Kumar", { phone: "9876543210" });
  await addMember(site, leader, teamId, ravi);
  const [hers, his] = [await openPerson(), await openPerson()];
  await enter(hers, leader, REGISTRATION);
  await expect(hers.getByText("Not confirmed yet", { exact: true })).toBeVisible();
  await expectGoodAtWidths(hers, "consent-leader");

  await enter(his, ravi, DASHBOARD);
  const question = his.getByRole("region", { name: `Asha Rao added you to ${teamName}.` });
  await expect(question).toBeVisible();
  await expectGoodAtWidths(his, "consent-dashboard");
  await his.goto(REGISTRATION);
  await expect(question).toBeVisible();
  await expectGoodAtWidths(his, "consent-registration");
  await his.goto("/payment");
  await expect(his.getByText("Accept your place in this team first")).toBeVisible();
  await expectGoodAtWidths(his, "consent-payment");
  await his.getByRole("link", { name: "Go to your dashboard" }).click();
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(his.getByText("You are in the team now.")).toBeVisible();
  await expect(question).toBeHidden();
  await expect(hers.getByText("Not confirmed yet", { exact: true })).toBeHidden(WITHIN);
  await expectGoodAtWidths(his, "consent-accepted");
});

test("who is added declines while a payment is pending, and can make a team of their own", async ({
  openPerson,
  site,
}) => {
  const { leader, teamId, teamName } = await newLeader(site);
  const meena = await newStudent(site, "Meena Das");
  await addMember(site, leader, teamId, meena);
  await reportPayment(site, leader, teamId);
  const [hers, theirs] = [await openPerson(), await openPerson()];
  await enter(hers, leader, REGISTRATION);
  await expect(hers.getByText("Meena Das", { exact: true })).toBeVisible();

  await enter(theirs, meena, TEAM_VIEW);
  const question = theirs.getByRole("region", { name: `Asha Rao added you to ${teamName}.` });
  await expect(question).toBeVisible();
  await expectGoodAtWidths(theirs, "consent-team-view");
  await question.getByRole("button", { name: "Decline" }).click();
  const dialog = theirs.getByRole("dialog", { name: `Decline to be in ${teamName}?` });
  await expectGoodAtWidths(theirs, "consent-decline");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(theirs.getByText("You have left the team.")).toBeVisible();
  await expect(theirs.getByText("No Team Found")).toBeVisible();
  await expect(hers.getByText("Meena Das", { exact: true })).toBeHidden(WITHIN);

  await theirs.goto(REGISTRATION);
  await theirs.getByLabel("Team Name").fill(`Own ${teamName}`);
  await theirs.getByRole("button", { name: "Create Team" }).click();
  await expect(theirs.getByText("Team created successfully!")).toBeVisible();
});

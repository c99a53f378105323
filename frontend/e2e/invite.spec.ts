import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { look, WIDTHS } from "./support/look";
import { mailedCode, person } from "./support/people";
import { fillRest, register } from "./support/sign-up-form";
import type { Site } from "./support/site";
import { asStudent, enter, newStudent, newTeam, type Student } from "./support/students";
import { expect, test } from "./support/test";

/** Personal invitations: an address without account is invited, its owner signs up from the mail and answers. */

const REGISTRATION = "/events/syntaxsiege/registration";
const NO_ACCOUNT = "No account uses this e-mail yet. Ask your teammate to sign up first, then add them here.";

const invited = (page: Page) => page.getByRole("region", { name: "Invited" });

/** The leader invites an address over the API. */
const invite = (site: Site, leader: Student, teamId: string, email: string) =>
  asStudent(site, leader, "POST", "/api/eventTeam/invitations", { teamId, email });

/** The page that the mail's link leads to. */
async function mailedLink(site: Site, email: string): Promise<string> {
  const mail = await site.mail.waitForMail(email, { subject: /invited/ });
  const link = /https?:\/\/\S+signup\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${mail.text}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

test("the leader invites an unknown address; its owner signs up from the mail and accepts with one press", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { name } = await newTeam(site, leader);
  const meera = person("Meera", "Das");
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, leader, REGISTRATION);
  await page.getByLabel("Member Email").fill(meera.email);
  await page.getByRole("button", { name: "Add Member" }).click();
  await expect(page.getByText(NO_ACCOUNT).first()).toBeVisible();
  await look(page, "invite-instead");
  await page.getByRole("button", { name: "Invite by e-mail" }).click();
  await expect(invited(page)).toContainText(meera.email);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await look(page, "invite-leader");
  }
  await expectAccessible(page);

  const guest = await openPerson();
  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto(await mailedLink(site, meera.email));
  await expect(guest.getByLabel("Email")).toHaveValue(meera.email);
  expect(new URL(guest.url()).hash).toBe("");
  await guest.getByRole("button", { name: "Verify Email" }).click();
  await guest
    .getByRole("dialog")
    .getByLabel("Code")
    .fill(await mailedCode(site, meera.email));
  await expect(guest.getByText("Verified", { exact: true })).toBeVisible();
  await fillRest(guest);
  await register(guest);
  await expect(guest).toHaveURL(/\/dashboard$/);
  const question = guest.getByRole("region", { name: `Asha Rao invites you to ${name}.` });
  await expect(question).toBeVisible();
  for (const width of WIDTHS) {
    await guest.setViewportSize({ width, height: 860 });
    await look(guest, "invite-question");
  }
  await expectAccessible(guest);
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByText("You are in the team now.")).toBeVisible();
  await expect(guest.getByRole("heading", { name })).toBeVisible();
  await expect(question).toBeHidden();
  // The leader's page hears of it.
  await expect(invited(page)).toBeHidden();
  await expect(page.getByText(meera.email)).toBeVisible();
});

test("who signed up without the mail finds the invitation on the first screen, and declines it", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const ravi = await newStudent(site, "Ravi Sen");
  await invite(site, leader, id, ravi.email);
  const page = await openPerson();
  await enter(page, ravi, "/profile");
  const question = page.getByRole("region", { name: `Asha Rao invites you to ${name}.` });
  await question.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("You have declined the invitation.")).toBeVisible();
  await expect(question).toBeHidden();
  const mail = await site.mail.waitForMail(leader.email, { subject: /declined/ });
  expect(mail.text).toContain(`${ravi.email} does not join the team "${name}".`);
});

test("the leader sends an invitation again and withdraws it; a full team's is shown as such", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const [late, gone] = [await newStudent(site, "Late Bose"), person("Gone", "Sen")];
  await invite(site, leader, id, late.email);
  await invite(site, leader, id, gone.email);
  const page = await openPerson();
  await enter(page, leader, REGISTRATION);
  const list = invited(page);
  await list.getByRole("button", { name: `Resend the invitation of ${gone.email}` }).click();
  await expect(list.getByText("The invitation was sent again.")).toBeVisible();
  await list.getByRole("button", { name: `Withdraw the invitation of ${gone.email}` }).click();
  await expect(list.getByText("The invitation is withdrawn.")).toBeVisible();
  await expect(list.getByText(gone.email)).toBeHidden();

  for (const mate of [await newStudent(site, "Ravi Sen"), await newStudent(site, "Meera Das")])
    await asStudent(site, leader, "POST", "/api/eventTeam/add-member", { teamId: id, email: mate.email });
  const guest = await openPerson();
  await enter(guest, late, "/dashboard");
  const question = guest.getByRole("region", { name: `Asha Rao invites you to ${name}.` });
  await expect(question.getByText("The team is full.")).toBeVisible();
  await expect(question.getByRole("button", { name: "Accept" })).toBeHidden();
  await guest.setViewportSize({ width: 360, height: 740 });
  await look(guest, "invite-full");
});

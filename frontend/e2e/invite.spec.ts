import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { look, WIDTHS } from "./support/look";
import { mailedCode, person } from "./support/people";
import { fillRest, register } from "./support/sign-up-form";
import type { Site } from "./support/site";
import { enter, newStudent, newTeam } from "./support/students";
import { expect, test } from "./support/test";

/** Personal invitations: an address without account is invited, its owner signs up from the mail and answers. */

const REGISTRATION = "/events/syntaxsiege/registration";
const NO_ACCOUNT = "No account uses this e-mail yet. Ask your teammate to sign up first, then add them here.";

const invited = (page: Page) => page.getByRole("region", { name: "Invited" });

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

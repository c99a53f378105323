import type { Page } from "@playwright/test";
import { beginToday, helperOf, openDesk } from "./support/desk";
import { freshUtr } from "./support/payment";
import { person, signUp } from "./support/people";
import { passDeadline } from "./support/places";
import { button, dialog, field, publish, status } from "./support/rankings";
import { ADMIN } from "./support/site";
import { enter, newStudent, newTeam, superadmin, uniqueHandle, uniqueTeamName } from "./support/students";
import { expect, test } from "./support/test";

test.use({ siteOf: "a whole event", serviceWorkers: "allow" });

const REGISTRATION = "/events/syntaxsiege/registration";
/** As often as the site looks for deadlines that have passed, and some. */
const NEXT_LOOK = { timeout: 45_000 };

async function setHandle(page: Page, name: string): Promise<void> {
  const handle = uniqueHandle(name.split(" ")[0] ?? name);
  await page.getByRole("button", { name: `Edit Handle of ${name}` }).click();
  await page.getByPlaceholder("Enter Codeforces handle").fill(handle);
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText(`CF: ${handle}`)).toBeVisible();
}

test("a whole event: from the first sign-up to a certificate, with a team that lapses and one that moves up", async ({
  openPerson,
  site,
}) => {
  const [asha, ravi] = [person("Asha", "Rao"), person("Ravi", "Kumar")];
  const [ashaPage, raviPage] = [await openPerson(), await openPerson()];
  const teamName = uniqueTeamName();
  await beginToday(site, await superadmin(site));

  await test.step("students sign up, form a team and set their handles", async () => {
    await signUp(ashaPage, site, asha);
    await signUp(raviPage, site, ravi);
    await ashaPage.goto(REGISTRATION);
    await ashaPage.getByLabel("Team Name").fill(teamName);
    await ashaPage.getByRole("button", { name: "Create Team" }).click();
    await ashaPage.getByRole("tab", { name: "Add Member" }).click();
    await ashaPage.getByLabel("Member Email").fill(ravi.email);
    await ashaPage.getByRole("main").getByRole("button", { name: "Add Member" }).click();
    await expect(ashaPage.getByText("Member added successfully!")).toBeVisible();
    await setHandle(ashaPage, "Asha Rao");
    await raviPage.goto(REGISTRATION);
    await raviPage.getByRole("button", { name: "Accept" }).click();
    await setHandle(raviPage, "Ravi Kumar");
  });

  const [bina, chand] = [await newStudent(site, "Bina Das"), await newStudent(site, "Chand Sen")];
  const [late, next] = [await newTeam(site, bina), await newTeam(site, chand)];
  const [binaPage, chandPage] = [await openPerson(), await openPerson()];
  const organiser = await openPerson();

  await test.step("the event offers two places, and the ranking is published", async () => {
    await enter(organiser, ADMIN, "/admindashboard?tab=rankings&view=places");
    await organiser.getByLabel("Who goes on").selectOption("places");
    await organiser.getByRole("textbox", { name: "Places" }).fill("2");
    await organiser.getByLabel("The next in line moves up").selectOption("automatic");
    await button(organiser, "Offer places in this event").click();
    await expect(status(organiser, "Saved. No place was offered or taken away by it.")).toBeVisible();
    await organiser.getByRole("tab", { name: "Draft" }).click();
    for (const [at, name] of [teamName, late.name, next.name].entries()) {
      await field(organiser, name).fill(String(at + 1));
      await field(organiser, name).press("Enter");
    }
    await expect(status(organiser, "Draft: 3 teams change: 3 new.")).toBeVisible();
    await publish(organiser);
    await enter(binaPage, bina, "/dashboard");
    await expect(binaPage.getByText("Congratulations, your team has a place in Round 2!")).toBeVisible();
    await enter(chandPage, chand, "/dashboard");
    await expect(chandPage.getByText("Congratulations")).toHaveCount(0);
  });

  await test.step("everybody reads the results", async () => {
    const visitor = await openPerson();
    await visitor.goto("/events/syntaxsiege/results");
    for (const [at, name] of [teamName, late.name, next.name].entries())
      await expect(visitor.getByRole("row").filter({ hasText: name })).toContainText(String(at + 1));
    await visitor.context().close();
  });

  await test.step("one team pays in time, another lets its deadline pass", async () => {
    await ashaPage.goto("/dashboard");
    await ashaPage.getByRole("link", { name: "Proceed to Payment" }).first().click();
    await ashaPage.getByLabel("Transaction ID or UTR").fill(freshUtr());
    await ashaPage.getByRole("button", { name: "Submit" }).click();
    await expect(ashaPage.getByText("Payment status updated to pending.")).toBeVisible();
    passDeadline(site, late.id);
    await binaPage.reload();
    await expect(binaPage.getByText("and has lapsed")).toBeVisible();
  });

  await test.step("the treasurer accepts the payment, and the team has its passes", async () => {
    await organiser.goto(`/admindashboard?tab=payments&q=${encodeURIComponent(teamName)}`);
    await organiser.getByRole("button", { name: new RegExp(`Accept.*${teamName}`) }).click();
    await expect(organiser.getByText(`Accepted: ${teamName}`)).toBeVisible();
    await ashaPage.goto("/dashboard");
    await expect(ashaPage.getByRole("img", { name: "QR code of the pass of Asha Rao" })).toBeVisible();
  });

  await test.step("the place that lapsed goes to the next in line by itself", async () => {
    await expect(chandPage.getByText("Congratulations, your team has a place in Round 2!")).toBeVisible(
      NEXT_LOOK,
    );
    const mail = await site.mail.waitForMail(chand.email, { subject: /place in Round 2/ });
    expect(mail.text).toContain("is next in line");
  });

  await test.step("at the desk those come in whose team has its place and has paid", async () => {
    const desk = await openPerson();
    await openDesk(desk, await helperOf(site));
    for (const [name, verdict] of [
      ["Asha Rao", "Welcome"],
      ["Bina Das", "Not qualified"],
      ["Chand Sen", "Not paid"],
      ["Asha Rao", "Already in"],
    ] as const) {
      await desk.getByLabel("Find by name, team or handle").fill(name);
      await desk.getByRole("button", { name: new RegExp(`^${name}`) }).click();
      await expect(desk.getByRole("alert")).toContainText(verdict);
    }
    await ashaPage.reload();
    await expect(ashaPage.getByText(/You came to Whole day/)).toBeVisible();
  });

  await test.step("who was checked in is given a certificate, which anybody looks up", async () => {
    await organiser.goto("/admindashboard?tab=certificates");
    await organiser.getByRole("tab", { name: "Give out" }).click();
    await button(organiser, "Show who gets one").click();
    await button(organiser, "Give out 1 certificate").click();
    await button(dialog(organiser), "Give out").click();
    await expect(button(organiser, "Save all as PDF")).toBeVisible();
    await ashaPage.goto("/profile");
    const address = await ashaPage.getByRole("link", { name: "Its page" }).getAttribute("href");
    const visitor = await openPerson();
    await visitor.goto(address ?? "");
    await expect(visitor.getByText("Genuine, and in force")).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
  });
});

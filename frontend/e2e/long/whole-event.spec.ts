import { expectGoodAtWidths } from "../support/at-widths";
import { beginToday, checkInByApi, helperOf } from "../support/desk";
import { goWithin } from "../support/open-page";
import { freshUtr } from "../support/payment";
import { passDeadline } from "../support/places";
import { button, dialog, field, publish, status } from "../support/rankings";
import { ADMIN } from "../support/site";
import { enter, newStudent, newTeam, superadmin } from "../support/students";
import { decidePayment } from "../support/teams";
import { expect, test } from "../support/test";
import { expectOnPage } from "../support/visitors-page";

test.use({ siteOf: "a whole event" });

/** A timeout that includes the site's next check for passed deadlines. The site checks every 30 seconds. */
const NEXT_LOOK = { timeout: 45_000 };

test("a whole event: from the published ranking to a certificate, with a team that lapses and one that moves up", async ({
  openPerson,
  site,
}) => {
  await beginToday(site, await superadmin(site));
  const asha = await newStudent(site, "Asha Rao");
  const { id: teamId, name: teamName } = await newTeam(site, asha, [await newStudent(site, "Ravi Kumar")]);
  const [bina, chand] = [await newStudent(site, "Bina Das"), await newStudent(site, "Chand Sen")];
  const [late, next] = [await newTeam(site, bina), await newTeam(site, chand)];
  const [ashaPage, chandPage] = [await openPerson(), await openPerson()];
  const organiser = await openPerson();
  const helper = await helperOf(site);

  await test.step("the event offers two places, and the ranking is published", async () => {
    await enter(organiser, ADMIN, "/admindashboard?tab=rankings&view=places");
    await organiser.getByLabel("Qualified teams").selectOption("places");
    await organiser.getByRole("textbox", { name: "Places" }).fill("2");
    await organiser.getByLabel("The next team in line moves up").selectOption("automatic");
    await button(organiser, "Offer places in this event").click();
    await expect(status(organiser, "Settings saved. No places were offered or taken back.")).toBeVisible();
    await organiser.getByRole("tab", { name: "Draft" }).click();
    for (const [at, name] of [teamName, late.name, next.name].entries()) {
      await field(organiser, name).fill(String(at + 1));
      await field(organiser, name).press("Enter");
    }
    await expect(status(organiser, "Draft: 3 teams change: 3 new.")).toBeVisible();
    await publish(organiser);
    await enter(chandPage, chand, "/dashboard");
    await expect(chandPage.getByText("Congratulations")).toHaveCount(0);
    // Lets the deadline pass already now, because the site may take 30 seconds to notice. Only the last step needs the
    // result.
    passDeadline(site, late.id);
  });

  await test.step("everybody reads the results", async () => {
    for (const name of [teamName, late.name, next.name])
      await expectOnPage(site, "/events/syntaxsiege/results", name);
  });

  await test.step("one team pays in time, and has its passes once the club has found the transfer", async () => {
    await enter(ashaPage, asha, "/dashboard");
    await ashaPage.getByRole("link", { name: "Proceed to Payment" }).first().click();
    await ashaPage.getByLabel("Transaction ID or UTR").fill(freshUtr());
    await ashaPage.getByRole("button", { name: "Submit" }).click();
    await expect(ashaPage.getByText("Payment status updated to pending.")).toBeVisible();
    await decidePayment(site, teamId, { decision: "accepted" });
    await goWithin(ashaPage, "/dashboard");
    await expect(ashaPage.getByRole("img", { name: "QR code of the pass of Asha Rao" })).toBeVisible();
    await expectGoodAtWidths(ashaPage, "desk-pass");
    const mail = await site.mail.waitForMail(asha.email, { subject: /Payment accepted/ });
    expect(mail.text).toMatch(/^When: .*\nWhere: .*\n[^]*Open your pass for the event/m);
  });

  // admin-checkin.spec.ts tests the desk in a browser.
  expect(await checkInByApi(site, helper, ["Asha Rao"])).toEqual(["IN"]);

  await test.step("who was checked in is given a certificate, which anybody looks up", async () => {
    await goWithin(organiser, "/admindashboard?tab=certificates");
    await organiser.getByRole("tab", { name: "Give out" }).click();
    await button(organiser, "Show recipients").click();
    await button(organiser, "Give out 1 certificate").click();
    await button(dialog(organiser), "Give out").click();
    await expect(button(organiser, "Save all as PDF")).toBeVisible();
    await goWithin(ashaPage, "/profile");
    const link = ashaPage.getByRole("link", { name: "Certificate page" });
    await expectOnPage(site, (await link.getAttribute("href")) ?? "", "Genuine and valid");
    await link.click();
    await expect(ashaPage.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
    await expectGoodAtWidths(ashaPage, "certificate-good", "both");
  });

  await test.step("the place that lapsed goes to the next in line by itself", async () => {
    await expect(chandPage.getByText("Congratulations, we offer your team a place in Round 2!")).toBeVisible(
      NEXT_LOOK,
    );
    const mail = await site.mail.waitForMail(chand.email, { subject: /place in Round 2/ });
    expect(mail.text).toContain("is next in line");
    expect(mail.text).toMatch(/^Where: /m);
  });

  await test.step("at the desk those come in whose team has its place and has paid", async () => {
    const come = ["Bina Das", "Chand Sen", "Asha Rao"];
    expect(await checkInByApi(site, helper, come)).toEqual(["NOT_QUALIFIED", "NOT_PAID", "ALREADY"]);
  });
});

import { expectGoodAtWidths } from "./support/at-widths";
import { passDeadline } from "./support/places";
import { button, dialog, field, publish, status } from "./support/rankings";
import { ADMIN } from "./support/site";
import { enter, newStudent, newTeam } from "./support/students";
import { reportPayment } from "./support/teams";
import { expect, test } from "./support/test";

test.use({ siteOf: "places" });

test("a published ranking offers places; one is given up, the next in line moves up, one is paid for too late", async ({
  openPerson,
  site,
}) => {
  const [page, first, second] = [await openPerson(), await openPerson(), await openPerson()];
  const leaders = [
    await newStudent(site, "Asha Rao"),
    await newStudent(site, "Ravi Iyer"),
    await newStudent(site, "Meera Nair"),
  ] as const;
  const [a, b, c] = [
    await newTeam(site, leaders[0]),
    await newTeam(site, leaders[1]),
    await newTeam(site, leaders[2]),
  ];
  await enter(page, ADMIN, "/admindashboard?tab=rankings&view=places");

  await test.step("the event says who goes on, and until when they answer", async () => {
    await expect(page.getByText("No places are offered")).toBeVisible();
    await page.getByLabel("Qualified teams").selectOption("places");
    await page.getByRole("textbox", { name: "Places" }).fill("2");
    await button(page, "Offer places in this event").click();
    await expect(status(page, "Settings saved. No place was offered or taken away.")).toBeVisible();
  });

  await test.step("publishing shows who is offered a place before they are", async () => {
    await page.getByRole("tab", { name: "Draft" }).click();
    for (const [at, { name }] of [a, b, c].entries()) {
      await field(page, name).fill(String(at + 1));
      await field(page, name).press("Enter");
    }
    await expect(status(page, "Draft: 3 teams change: 3 new.")).toBeVisible();
    await button(page, "Publish...").click();
    await expect(dialog(page)).toContainText("2 teams are offered a place");
    await expect(dialog(page)).toContainText("The fee of ₹360 becomes due for each");
    await button(dialog(page), "Cancel").click();
    await publish(page);
  });

  await test.step("a team sees its place, and gives it up", async () => {
    await enter(first, leaders[0], "/dashboard");
    await expect(first.getByText("Congratulations, your team has a place in Round 2!")).toBeVisible();
    await expectGoodAtWidths(first, "place-offered");
    await enter(second, leaders[1], "/dashboard");
    await button(second, "Give up the place...").click();
    await button(dialog(second), "Give up the place").click();
    await expect(status(second, "You gave up the place.")).toBeVisible();
    await expect(second.getByText("Your team gave up its place in Round 2.")).toBeVisible();
  });

  await test.step("the next in line moves up by a press", async () => {
    await page.getByRole("tab", { name: "Places" }).click();
    await expect(status(page, "1 offered, 1 declined. Free places: 1.")).toBeVisible();
    await expectGoodAtWidths(page, "places-list");
    await button(page, "Move up the next in line...").click();
    await expect(dialog(page)).toContainText(`${c.name} (3)`);
    await button(dialog(page), "Offer the places").click();
    await expect(status(page, "Places offered. The teams are notified.")).toBeVisible();
  });

  await test.step("what was offered last is taken back by a press, and offered again", async () => {
    await button(page, "Take back the last offers...").click();
    await expect(dialog(page)).toContainText("1 team loses its place");
    await expect(dialog(page)).toContainText(`${c.name} (3)`);
    await button(dialog(page), "Take back the offers").click();
    await expect(status(page, "The last offers were taken back. The teams are notified.")).toBeVisible();
    await expect(button(page, "Take back the last offers...")).toHaveCount(0);
    await button(page, "Move up the next in line...").click();
    await button(dialog(page), "Offer the places").click();
    await site.mail.waitForMail(leaders[2].email, { subject: /place in Round 2/ });
  });

  await test.step("a payment reported too late is the treasurer's question, with the place next to it", async () => {
    passDeadline(site, a.id);
    await first.reload();
    await expect(first.getByText("and has lapsed")).toBeVisible();
    await reportPayment(site, leaders[0], a.id);
    await page.getByRole("tab", { name: /^Payments/ }).click();
    const place = page.getByRole("region", { name: "Place in Round 2" });
    await expect(place).toContainText(`These teams moved up since then: ${c.name}.`);
    await expect(place).toContainText("A place is still free");
    const filter = page.getByLabel("Only teams that lost their place (1)");
    // Not `check`, which expects the change immediately. The checkbox follows the address, which a busy browser updates
    // a moment later.
    await filter.click();
    await expect(filter).toBeChecked();
    await expect(status(page, "1 payment waiting")).toBeVisible();
    await expectGoodAtWidths(page, "place-late-payment");
    await button(place, "Return the place to the team...").click();
    await button(dialog(page), "Return the place").click();
    await expect(place).toContainText("accepted");
    await expect(
      first.getByText("Your team reported a transfer. The club is checking the transfer."),
    ).toBeVisible();
    await page.getByRole("tab", { name: "Rankings" }).click();
    await page.getByRole("tab", { name: "Places" }).click();
    await expect(status(page, "1 accepted, 1 offered, 1 declined. Free places: 0.")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { expectGoodInBothThemes } from "./support/at-widths";
import { confirmIdentity, openUnconfirmed } from "./support/confirmation";
import { demoAdmin, expect, graphql, test } from "./support/demo-site";
import { newStudent } from "./support/students";

test.use({ siteOf: "shared desk" });

const question = (page: Page) => page.getByRole("dialog", { name: "Confirm it is you" });

test("a promotion and a whole list ask who it is; the promotion names what it gives and is told by mail", async ({
  openPerson,
  site,
}) => {
  const person = await newStudent(site, "Asha Rao");
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  const admin = await openUnconfirmed(page, site, `users&q=${encodeURIComponent(person.email)}`);
  const dialog = page.getByRole("dialog", { name: "Edit Asha Rao" });
  const promotion = page.getByRole("dialog", { name: "Make Asha Rao a Superadmin?" });

  await test.step("an export that is not confirmed saves nothing", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: /^All users/ }).click();
    await expect(question(page)).toContainText("before you export a whole list");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Nothing was saved.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("what it gives; Escape goes back to what was chosen", async () => {
    await page.getByRole("button", { name: "Edit Asha Rao" }).click();
    await dialog.getByLabel("College").fill("Some College");
    await dialog.getByLabel("Role", { exact: true }).selectOption("Superadmin");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(promotion).toContainText("Asha Rao will be able to");
    await expect(promotion.getByRole("listitem").filter({ hasText: "decide payments" })).toBeVisible();
    await expect(promotion).toContainText("Only give this to somebody you know.");
    await expectGoodInBothThemes(page, "promotion");
    await page.keyboard.press("Escape");
    await expect(promotion).toBeHidden();
    await expect(dialog.getByLabel("Role", { exact: true })).toHaveValue("SUPERADMIN");
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeFocused();
  });

  await test.step("the password is asked for; cancelled, nothing typed is lost", async () => {
    await page.keyboard.press("Enter");
    await promotion.getByRole("button", { name: "Make Superadmin" }).click();
    await expect(question(page)).toContainText(
      "Confirm that it is you before you give somebody a higher role.",
    );
    await expect(question(page).getByLabel("Password", { exact: true })).toBeFocused();
    await expectGoodInBothThemes(page, "confirm");
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(dialog.getByRole("alert")).toContainText("Confirm that it is you");
    await expect(dialog.getByLabel("College")).toHaveValue("Some College");
  });

  await test.step("a wrong one is told at its field, the right one goes on", async () => {
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await promotion.getByRole("button", { name: "Make Superadmin" }).click();
    await confirmIdentity(page, "not my password");
    await expect(question(page).getByText("The password is wrong.")).toBeVisible();
    await confirmIdentity(page, admin.password);
    await expect(page.getByText("Asha Rao: User updated.")).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: person.email });
    await expect(row).toContainText("Superadmin");
  });

  await test.step("the person and the Superadmins are told", async () => {
    const mail = await site.mail.waitForMail(person.email, { subject: /You are now a Superadmin/ });
    expect(mail.text).toContain(`${site.url}/login`);
    const noticeMail = await site.mail.waitForMail(admin.email, { subject: /Asha Rao is now a Superadmin/ });
    expect(noticeMail.text).toContain(
      `Uma Iyer <${admin.email}> made Asha Rao <${person.email}> a Superadmin`,
    );
  });

  await test.step("what was confirmed a moment ago is not asked for again: a whole list is exported, and written down", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /^All users/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const { auditEntries } = await graphql<{ auditEntries: { edges: { node: { details: string } }[] } }>(
      site,
      await demoAdmin(site),
      '{ auditEntries(action: "export.begin", first: 1) { edges { node { details } } } }',
    );
    expect(auditEntries.edges[0]?.node.details).toMatch(/^\{"kind":"users","rows":(1\d{3}),"of":\1\}$/);
  });
});

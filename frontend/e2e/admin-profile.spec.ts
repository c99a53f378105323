import { expectGoodAtWidths } from "./support/at-widths";
import { confirmIdentity } from "./support/confirmation";
import { ADMIN } from "./support/site";
import { superadmin } from "./support/students";
import { openSignedIn } from "./support/signed-in";
import { expect, test } from "./support/test";

/**
 * profile-section.test.tsx in frontend/src/features/admin-profile/components tests a profile that cannot be fetched,
 * and a refused change.
 * admin-dashboard-page.test.tsx in frontend/src/pages/admin-dashboard tests the tabs by keyboard. admin-profile.test.ts
 * in backend/src/modules/admin/superadmin tests which sessions a new password ends.
 */
test("the dashboard: welcome, figures, and a new password that this page survives", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  const panel = page.getByRole("tabpanel", { name: "Profile" });
  await openSignedIn(page, site, "Superadmin", "/admindashboard?tab=profile");
  await test.step("who, and the club in figures", async () => {
    await expect(panel.getByRole("heading", { level: 2 }).first()).toHaveText("Welcome, Superadmin");
    await expect(panel.getByRole("definition").nth(1)).toHaveText(ADMIN.email);
    for (const card of ["Total Events5", "Upcoming Events2", "Completed Events3"])
      await expect(panel.getByRole("paragraph").filter({ hasText: card })).toBeVisible();
    await expectGoodAtWidths(page, "admin-profile");
  });

  await test.step("a new password ends the other sessions, and this page goes on", async () => {
    await panel.getByLabel(/^Contact/).fill("98765 43210");
    await panel.getByLabel(/^New password/).fill("another long password");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Profile updated successfully!")).toBeVisible();
    await expect(panel.getByRole("definition").first()).toHaveText("9876543210");
    await expect(panel.getByLabel(/^New password/)).toHaveValue("");
  });

  await test.step("the session that the change began has to confirm before the next one", async () => {
    await panel.getByLabel(/^New password/).fill(ADMIN.password);
    await panel.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
    await expect(dialog).toContainText("Confirm that it is you before you change your password.");
    await confirmIdentity(page, "another long password");
    await expect
      .poll(() =>
        superadmin(site).then(
          ({ name }) => name,
          () => "refused",
        ),
      )
      .toBe("Superadmin");
  });
});

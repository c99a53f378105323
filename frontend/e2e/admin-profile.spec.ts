import { expectGoodAtWidths } from "./support/at-widths";
import { confirmIdentity } from "./support/confirmation";
import { onOperation } from "./support/operations";
import { ADMIN } from "./support/site";
import { logInByApi, superadmin } from "./support/students";
import { openSignedIn } from "./support/signed-in";
import { expect, test } from "./support/test";

test("the dashboard: fallbacks, welcome, cards, the three figures, and the form", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const panel = page.getByRole("tabpanel", { name: "Profile" });
  const welcome = panel.getByRole("heading", { level: 2 }).first();
  await test.step("when the call fails it is only logged, and the fallbacks show; tried again, it loads", async () => {
    const mend = await onOperation(page, "adminProfile", (route) => route.abort());
    await openSignedIn(page, site, "Superadmin", "/admindashboard?tab=profile");
    await expect(welcome).toHaveText("Welcome, User");
    await expect(panel.getByText("Anonymous")).toBeVisible();
    await expect(panel.getByRole("definition")).toHaveText(["N/A", "N/A", "N/A", "N/A"]);
    expect(logged.some((text) => text.startsWith("Error fetching admin profile"))).toBe(true);
    await mend();
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(welcome).toHaveText("Welcome, Superadmin");
  });

  await test.step("who, and the club in figures", async () => {
    await expect(panel.getByRole("heading", { level: 2 }).first()).toHaveText("Welcome, Superadmin");
    await expect(panel.getByRole("definition")).toHaveText(["N/A", ADMIN.email, "N/A", "N/A"]);
    for (const card of ["Total Events5", "Upcoming Events2", "Completed Events3"])
      await expect(panel.getByRole("paragraph").filter({ hasText: card })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText([
      "Overview",
      "Profile",
      "Users",
      "Teams",
      "Rankings",
      "Check-in",
      "Certificates",
      "Payments",
      "Bank statement",
      "Events",
      "Notices",
      "Content",
      "Mail",
      "Season",
      "Settings",
      "Integrations",
      "Bin",
      "Audit",
    ]);
  });

  await test.step("a change, with the password left blank, keeps every session", async () => {
    const other = await superadmin(site);
    await panel.getByLabel(/^Contact/).fill("12");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Phone number must be 10 digits")).toBeVisible();
    await panel.getByLabel(/^Contact/).fill("98765 43210");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Profile updated successfully!")).toBeVisible();
    await expect(panel.getByRole("definition").first()).toHaveText("9876543210");
    const { status } = await fetch(`${site.url}/api/superadmin/profile`, {
      headers: { authorization: `Bearer ${other.session.token}` },
    });
    expect(status).toBe(200);
  });

  await test.step("a new password ends the others, and this page goes on", async () => {
    await panel.getByLabel(/^New password/).fill("another long password");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Profile updated successfully!")).toBeVisible();
    await expect(panel.getByLabel(/^New password/)).toHaveValue("");
    await logInByApi(site, "Superadmin", { email: ADMIN.email, password: "another long password" });
  });

  await test.step("the session that the change began has to confirm before the next one", async () => {
    await panel.getByLabel(/^New password/).fill(ADMIN.password);
    await panel.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
    await expect(dialog).toContainText("Confirm that it is you before you change your password.");
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("alert")).toContainText("Confirm that it is you");
    await expect(panel.getByLabel(/^New password/)).toHaveValue(ADMIN.password);
    await panel.getByRole("button", { name: "Save" }).click();
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

  await expectGoodAtWidths(page, "admin-profile");
  await test.step("the tabs by keyboard: arrows move, Enter opens, Back returns", async () => {
    await page.getByRole("tab", { name: "Profile" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: "Users" })).toBeFocused();
    await expect(page).toHaveURL("/admindashboard?tab=profile");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admindashboard?tab=users");
    await expect(page.getByRole("grid", { name: "Users" })).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole("heading", { level: 2 }).first()).toHaveText("Welcome, Superadmin");
  });
});

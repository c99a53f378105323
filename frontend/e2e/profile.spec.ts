import { pauseOperation } from "./support/interrupted-operations";
import { openSignedIn } from "./support/signed-in";
import { uniqueHandle } from "./support/students";
import { look } from "./support/look";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";

/**
 * frontend/src/features/accounts/components/profile/profile-details.test.tsx checks the form's texts and preserved
 * input.
 */
test("one's own details: read, refused, changed, and the name follows everywhere", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const held = await pauseOperation(page, "Viewer");
  const team = await pauseOperation(page, "TeamStatus");
  await openSignedIn(page, site, "User", "/profile");
  const details = page.getByRole("region", { name: "Your details" });

  await test.step("while they load, their place is kept", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Rao");
    await expect(page.getByRole("region", { name: "Your team" })).toContainText("Loading...");
    await expect(details).toBeHidden();
    team.letThrough();
    await expect(details.getByRole("status")).toHaveText("Loading...");
    const before = await details.boundingBox();
    held.letThrough();
    await expect(details.getByRole("definition")).toContainText(["Asha Rao", /@example\.org$/, "User"]);
    expect(await details.boundingBox()).toEqual(before);
  });

  await test.step("broken rules are shown at their fields, and nothing typed is lost", async () => {
    await details.getByRole("button", { name: "Edit details" }).press("Enter");
    await details.getByLabel(/^Phone/).fill("12345");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(details.getByLabel(/^Phone/)).toBeFocused();
    await expect(details.getByLabel(/^Phone/)).toHaveValue("12345");
    await expectAccessible(page, "light"); // long-names.spec.ts checks the page without the form
  });

  await test.step("saved, said, and shown in the top bar too", async () => {
    await details.getByLabel("Name", { exact: true }).fill("Asha Iyer");
    await details.getByLabel(/^Phone/).fill("9876543210");
    await details.getByLabel(/^College/).fill("Sample College");
    const handle = uniqueHandle("asha");
    await details.getByLabel(/^Codeforces handle/).fill(handle);
    await details.getByLabel(/^Codeforces handle/).press("Enter");
    await expect(details.getByText("Profile updated successfully!")).toBeVisible();
    await expect(details.getByText(handle)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Iyer");
    await expect(page.getByRole("button", { name: /^Asha Iyer\s*, account menu$/ })).toBeVisible();
  });

  await test.step("kept; recent activity has this log-in, and failed ones in one line", async () => {
    const email = await details.getByText(/@example\.org$/).innerText();
    for (const password of ["wrong one", "wrong two"])
      await page.request.post("/api/auth/login", { data: { email, password } });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Iyer");
    await expect(details.getByText("Sample College")).toBeVisible();
    const recent = page.getByRole("region", { name: "Recent activity" });
    await expect(recent.getByRole("listitem").first()).toContainText("Failed login, 2 times");
    await expect(recent.getByRole("listitem").last()).toContainText("Logged in");
    await look(page, "recent-activity");
  });
});

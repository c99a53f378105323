import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { confirmIdentity, openUnconfirmed } from "./support/confirmation";
import { expect, graphql, test } from "./support/demo-site";
import { goWithin } from "./support/open-page";
import { newStudent, newTeam, type Student } from "./support/students";

test.use({ siteOf: "shared desk" });

const DESKTOP = { width: 1280, height: 800 };
const REASON = "Cannot find the payment page";

const bar = (page: Page) => page.getByRole("region", { name: "Student view" });
const over = (page: Page) => page.getByRole("dialog", { name: "The student view has ended" });
const editor = (page: Page, name: string) => page.getByRole("dialog", { name: `Edit ${name}` });

/**
 * Begins a view of the student whose editor is open in the admin area. `password` confirms the Superadmin's identity,
 * if the site asks for it.
 */
async function begin(page: Page, { name }: Student, password?: string): Promise<void> {
  await editor(page, name).getByRole("button", { name: "See the site as this student..." }).click();
  const dialog = page.getByRole("dialog", { name: `See the site as ${name}?` });
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByRole("button", { name: "See the site as this student" }).click();
  if (password !== undefined) await confirmIdentity(page, password);
  await page.waitForURL(/\/dashboard/);
  await expect(bar(page)).toContainText(`You are seeing the site as ${name}.`);
}

/** Ends the view over the API, as the view's time limit would. The page learns of this when its stream ends. */
async function endOnServer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("user") ?? "{}") as { token: string };
    const { viewId } = JSON.parse(sessionStorage.getItem("user") ?? "{}") as { viewId: string };
    const query = "mutation ($input: EndStudentViewInput!) { endStudentView(input: $input) { message } }";
    await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input: { viewId } } }),
    });
  });
}

test("a Superadmin sees a student's screens, changes nothing, and stops or finds it over", async ({
  openPerson,
  site,
}) => {
  const asha = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, asha, [await newStudent(site, "Ravi Kumar")]);
  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  const user = `users&q=${encodeURIComponent(asha.email)}&user=${asha.session.id}`;
  const { password } = await openUnconfirmed(page, site, user);

  await test.step("asked for a reason, and who they are", async () => {
    await editor(page, asha.name).getByRole("button", { name: "See the site as this student..." }).click();
    const dialog = page.getByRole("dialog", { name: "See the site as Asha Rao?" });
    await dialog.getByRole("button", { name: "See the site as this student" }).click();
    await expect(dialog.getByText("Enter your reason in 3 to 200 characters")).toBeVisible();
    await page.keyboard.press("Escape");
    await begin(page, asha, password);
  });

  const kept = () =>
    page.evaluate(() => {
      const ofTab = Object.entries(sessionStorage).filter(([key]) => key !== "user");
      return [Object.entries(localStorage).sort(), ofTab.sort()];
    });
  await test.step("their screens with the bar, and nothing of who looks", async () => {
    await expect(page.getByRole("main")).toContainText(team.name);
    await page.evaluate(() => {
      const { userId } = JSON.parse(localStorage.getItem("user") ?? "{}") as { userId: string };
      const members = [{ name: "Uma's friend", email: "friend@example.org", phone: "9876543210" }];
      localStorage.setItem("teamMembers", JSON.stringify(members));
      localStorage.setItem("teamName", "Uma's own");
      localStorage.setItem("deskGrants", `${userId},desk`);
      sessionStorage.setItem("contactDraft", JSON.stringify({ owner: userId, values: { message: "Mine" } }));
    });
  });
  const before = await kept();
  await test.step("each page is the student's, also what is stored in the browser", async () => {
    await goWithin(page, "/addmem");
    await expect(page.getByText("This list is saved only on the student’s own device")).toBeVisible();
    await expect(page.getByText("Uma's friend")).toHaveCount(0);
    await goWithin(page, "/contact");
    await expect(bar(page)).toContainText("You cannot change anything.");
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  await test.step("forms cannot be filled in, and say so", async () => {
    await goWithin(page, "/profile");
    await page.getByRole("button", { name: "Edit details" }).click();
    const name = page.getByLabel("Name", { exact: true });
    await name.focus();
    await page.keyboard.type("x");
    await expect(name).toHaveValue("Asha Rao");
    await expect(bar(page).getByRole("status")).toContainText(
      "Nothing was changed. End the student view before you make changes.",
    );
    await expectGoodAtWidths(page, "see-as-refused");
  });

  await test.step("what is outside of forms is refused by the server, which says why", async () => {
    await page.getByRole("checkbox", { name: /Remind me/ }).click();
    await expect(
      page.getByText("You are seeing the site as a student, so you cannot change anything."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Download my data" }).click();
    await expect(page.getByText("Only the student can see this page.").first()).toBeVisible();
  });

  await test.step("the menu has no Logout, and the bell marks nothing as read", async () => {
    await page.getByRole("button", { name: /account menu/ }).click();
    await expect(page.getByRole("link", { name: "Team Dashboard", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(REASON);
    await page.keyboard.press("Escape");
    const { notifications } = await graphql<{ notifications: { unread: number } }>(
      site,
      asha,
      "{ notifications { unread } }",
    );
    expect(notifications.unread).toBeGreaterThan(0);
  });

  await test.step("a reload keeps the view, and who looks finds what the browser keeps as it was", async () => {
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect(page.getByText("Asha Rao").first()).toBeVisible();
    expect(await kept()).toEqual(before);
  });

  await test.step("End the view is the first thing that Tab leads to, and leads back", async () => {
    await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("button", { name: "End the view" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("The student view has ended. You are using your own account again."),
    ).toBeVisible();
    await expect(editor(page, asha.name)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("lastTeam");
  });

  const other = await page.context().newPage();
  await test.step("another tab stays the Superadmin's, also while the view's time is up", async () => {
    await begin(page, asha);
    await other.goto("/");
    await expect(other.getByRole("button", { name: /account menu/ })).toBeVisible();
    await expect(bar(other)).toHaveCount(0);
    await endOnServer(page);
    await expect(over(page)).toContainText("You no longer see the site as Asha Rao.");
    await expect(page.getByRole("main")).toBeHidden();
    await expectGoodAtWidths(page, "see-as-over");
    await over(page).getByRole("button", { name: "Back to the admin area" }).click();
    await expect(editor(page, asha.name)).toBeVisible();
  });

  await test.step("Back leads to the admin area, as oneself", async () => {
    await begin(page, asha);
    await page.goBack();
    await expect(editor(page, asha.name)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("user"))).toBeNull();
  });

  await test.step("a logout in the other tab ends the view", async () => {
    await begin(page, asha);
    await other.getByRole("button", { name: /account menu/ }).click();
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(over(page)).toBeVisible();
  });
});

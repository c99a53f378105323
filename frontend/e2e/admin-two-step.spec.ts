import type { Page } from "@playwright/test";
import { appCode } from "../../backend/src/app/testing/app-code";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, test } from "./support/demo-site";
import { openPage } from "./support/open-page";
import { storedToken } from "./support/own-session";
import { addAuthenticator } from "./support/second-step";
import { dialog, section, setUpApp } from "./support/set-up-app";
import { secondAdmin } from "./support/second-admin";
import { enter, type Credentials } from "./support/students";

test.use({ siteOf: "shared desk" });

const DUTY = "{ siteSettings { twoStepDuty version } }";
const CHANGE =
  "mutation ($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) { message } }";
interface Settings {
  readonly siteSettings: { readonly twoStepDuty: string; readonly version: string };
}

async function givePassword(page: Page, { email, password }: Credentials): Promise<void> {
  await openPage(page, "/login?next=%2Fadmindashboard%3Ftab%3Dprofile");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

async function expectIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admindashboard/);
  await expect(page.getByText("Login successful!")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
}

test("a Superadmin sets up an app and a passkey, logs in with each, and makes it compulsory", async ({
  openPerson,
  site,
}) => {
  const [first, other] = [await secondAdmin(site, "Uma Iyer"), await secondAdmin(site, "Meera Iyer")];
  const { twoStepDuty } = (await graphql<Settings>(site, await demoAdmin(site), DUTY)).siteSettings;
  const page = await openPerson();
  const removeAuthenticator = await addAuthenticator(page);
  await enter(page, first, "/admindashboard?tab=profile");
  await expect(section(page)).toContainText("off");
  const { key, recoveryCodes } = await setUpApp(page, first.password, true);
  await expect(section(page)).toContainText("on");

  await test.step("a passkey", async () => {
    await section(page).getByRole("button", { name: "Add a passkey" }).click();
    await dialog(page).getByLabel("Name").fill("Office laptop");
    await expect(dialog(page).getByLabel("Your password", { exact: true })).toHaveCount(0);
    await dialog(page)
      .getByLabel("Code")
      .fill(recoveryCodes[0] ?? "");
    await dialog(page).getByRole("button", { name: "Add passkey" }).click();
    await expect(section(page)).toContainText("Passkey added.");
    await expect(section(page)).toContainText("Office laptop");
    await expectGoodAtWidths(page, "two-step-on");
  });

  await test.step("compulsory for all", async () => {
    await page.getByRole("radio", { name: "All people with a right" }).check();
    await dialog(page).getByRole("button", { name: "Save the choice" }).click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step("log in with the app", async () => {
    await givePassword(page, first);
    const code = page.getByLabel("Code");
    await expect(code).toBeFocused();
    await expectGoodAtWidths(page, "second-step");
    await code.fill(appCode(key, 1));
    await expectIn(page);
  });

  await test.step("log in with the passkey", async () => {
    await givePassword(page, first);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expectIn(page);
  });

  await test.step("another Superadmin finds the admin area closed, sets one up, and is in the admin area", async () => {
    await enter(page, other, "/admindashboard");
    await expect(
      page.getByText("Set up two-step login for your account to open the admin area."),
    ).toBeVisible();
    await setUpApp(page, other.password);
    await expect(page.getByRole("tab", { name: "Users" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  });

  await test.step("the choice is restored for the files that share the site, by someone who may still do so", async () => {
    const token = (await storedToken(page)) ?? "";
    const meera = { ...other, name: "Meera Iyer", session: { token, id: "" } };
    const { version } = (await graphql<Settings>(site, meera, DUTY)).siteSettings;
    await graphql(site, meera, CHANGE, { input: { twoStepDuty, version } });
    await removeAuthenticator();
  });
});

import type { Page } from "@playwright/test";
import { enter, register } from "./support/students";
import { expectAccessibleWhileStopped, expectRedirectAfterTwoSeconds } from "./support/account-clock";
import { loseOperation } from "./support/account-held";
import { expectGoodAtWidths } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { person } from "./support/people";
import type { Site } from "./support/site";
import { expect, test } from "./support/test";

const SENT = "If this e-mail has an account, a code is on its way.";
const step = (page: Page) => page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

async function mailedCode(site: Site, to: string): Promise<string> {
  const { text } = await site.mail.waitForMail(to, { subject: /code for a new password/i });
  return /\b[0-9]{6}\b/.exec(text)?.[0] ?? "none";
}

test("three steps: an address, a mailed code, a new password; then the login", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const { email } = await register(site, "Asha Rao", { role: "User" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openPage(page, "/forget-pass");

  await test.step("Reset Password: what is no address, and a server out of reach", async () => {
    await expect(page.getByRole("list", { name: "Progress" }).getByRole("listitem")).toHaveText([
      "1Reset Password",
      "2Verify OTP",
      "3Set New Password",
    ]);
    await expect(step(page)).toHaveText("1Reset Password");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText("Reset Password");
    await expectGoodAtWidths(page);
    await page.getByLabel("Email").fill("nobody");
    await button(page, "Send Code").click();
    await expect(page.getByText("Invalid email format")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    const back = await loseOperation(page, "RequestPasswordReset");
    await page.getByLabel("Email").fill(email);
    await button(page, "Send Code").click();
    await expect(alert(page)).toHaveText("Error: Something went wrong");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page);
    await back();
    await page.getByLabel("Email").press("Enter");
  });

  await test.step("Verify OTP: six digits, a wrong code, and the way back", async () => {
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(step(page)).toHaveText("2Verify OTP");
    await expect(page.getByLabel("Code")).toBeFocused();
    await expectAccessible(page);
    const code = await mailedCode(site, email);
    await page.keyboard.type(code === "000000" ? "1111119" : "0000009");
    await expect(page.getByLabel("Code")).toHaveValue(code === "000000" ? "111111" : "000000");
    await expect(page.getByText("Invalid OTP. 4 tries are left.")).toBeVisible();
    await page.reload();
    await expect(step(page)).toHaveText("2Verify OTP");
    await expect(page.getByText(/^Send a new code in/)).toBeVisible();
    await expectAccessible(page);
    await button(page, "Use another email").click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Email")).toBeFocused();
    await button(page, "Send Code").click();
    await expect(
      page.getByText("A code was sent a moment ago. Please wait before asking for another."),
    ).toBeVisible();
    await expect(page.getByText(/^Send a new code in/)).toBeVisible();
    const back = await loseOperation(page, "VerifyResetCode");
    await page.getByLabel("Code").fill(code);
    await expect(alert(page)).toBeFocused();
    await back();
    await button(page, "Verify OTP").click();
  });

  await test.step("Set New Password: its rule, then done", async () => {
    await expect(page.getByText("OTP verified.")).toBeVisible();
    await expect(step(page)).toHaveText("3Set New Password");
    await expect(page.getByLabel("New Password")).toBeFocused();
    await expect(page.getByLabel("New Password")).toHaveAttribute("autocomplete", "new-password");
    await page.reload();
    await page.getByLabel("New Password").focus();
    await expectAccessible(page);
    await page.keyboard.type("short");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    const back = await loseOperation(page, "SetNewPassword");
    await page.getByLabel("New Password").fill("quite a new password");
    await button(page, "Set New Password").click();
    await expect(alert(page)).toHaveText("Error: Password update failed");
    await expectAccessible(page);
    await back();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, "Set New Password").click();
    await expect(page.getByText("Password updated successfully!")).toBeVisible();
    await expectAccessibleWhileStopped(page);
    await expectRedirectAfterTwoSeconds(page, "/forget-pass", /\/login$/);
  });

  const reply = await page.request.post("/api/auth/login", {
    data: { email, password: "quite a new password" },
  });
  expect(reply.status()).toBe(200);
});

test("an address without an account reads the same; only its mail tells", async ({ openPerson, site }) => {
  const page = await openPerson();
  const { email } = person("Nobody", "Rao");
  await openPage(page, "/forget-pass");
  await page.getByLabel("Email").fill(email);
  await button(page, "Send Code").click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(step(page)).toHaveText("2Verify OTP");
  expect((await site.mail.waitForMail(email)).text).toContain("no account uses this address");
});

test("signed in, with the current password forgotten: set anew, then to log in with it", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const account = await register(site, "Asha Rao", { role: "User" });
  await enter(page, account, "/profile");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("link", { name: "Forgot your current password?" }).click();
  // By its role: the profile that is being left has a part that is called so.
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await button(page, "Send Code").click();
  await page.getByLabel("Code").fill(await mailedCode(site, account.email));
  await page.getByLabel("New Password").fill("quite a new password");
  await button(page, "Set New Password").click();
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.waitForURL("**/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("quite a new password");
  await button(page, "Login").click();
  await expect(page).toHaveURL(`${site.url}/profile`);
});

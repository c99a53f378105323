import { enter, register } from "./support/students";
import { expectGoodAtWidths } from "./support/at-widths";
import type { Site } from "./support/site";
import { expect, test } from "./support/test";

async function mailedCode(site: Site, to: string): Promise<string> {
  const { text } = await site.mail.waitForMail(to, { subject: /code for a new password/i });
  return /\b[0-9]{6}\b/.exec(text)?.[0] ?? "none";
}

/** What each step says and keeps: frontend/src/features/accounts/components/password-reset-wizard.test.tsx. */
test("signed in, with the current password forgotten: three steps, then to log in with the new one", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await register(site, "Asha Rao", { role: "User" });
  const step = page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]");
  const press = (name: string) => page.getByRole("main").getByRole("button", { name }).click();
  await enter(page, account, "/profile");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("link", { name: "Forgot your current password?" }).click();

  await expect(step).toHaveText("1Reset Password");
  // By its role: the profile that is being left has a part that is called so.
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await press("Send Code");
  await expect(page.getByText("If this e-mail has an account, a code is on its way.")).toBeVisible();
  await expect(step).toHaveText("2Verify OTP");
  await expect(page.getByLabel("Code")).toBeFocused();
  const code = await mailedCode(site, account.email);
  // A digit more than a code has.
  await page.keyboard.type(code === "000000" ? "1111119" : "0000009");
  await expect(page.getByText("Invalid OTP. 4 tries are left.")).toBeVisible();
  await page.reload();
  await expect(step).toHaveText("2Verify OTP");
  await expectGoodAtWidths(page);
  await page.getByLabel("Code").fill(code);

  await expect(step).toHaveText("3Set New Password");
  await expect(page.getByLabel("New Password")).toBeFocused();
  await page.keyboard.type("quite a new password");
  await press("Set New Password");
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.waitForURL("**/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("quite a new password");
  await press("Login");
  await expect(page).toHaveURL(`${site.url}/profile`);
});

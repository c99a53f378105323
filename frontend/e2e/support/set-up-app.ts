import type { Page } from "@playwright/test";
import { appCode } from "../../../backend/src/app/testing/app-code";
import { expectGoodAtWidths } from "./at-widths";
import { expect } from "./test";

/** Finds the section "Two-step login" of the profile or of the admin area. */
export const section = (page: Page) => page.getByRole("region", { name: "Two-step login" });
export const dialog = (page: Page) => page.getByRole("dialog");

async function prove(page: Page, button: string, password: string): Promise<void> {
  await dialog(page).getByLabel("Your password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: button }).click();
}

/**
 * Sets up an authenticator app, starting in the section "Two-step login". Returns the app's key and the recovery codes.
 * @param isThorough whether to also check the dialog's look and a wrong code. It is enough if one test does so.
 */
export async function setUpApp(page: Page, password: string, isThorough = false) {
  await section(page).getByRole("button", { name: "Set up an app" }).click();
  await prove(page, "Continue", password);
  await expect(dialog(page).getByRole("img", { name: /QR code/ })).toBeVisible();
  if (isThorough) await expectGoodAtWidths(page, "two-step-scan");
  const key = await dialog(page)
    .getByText(/^(?:[A-Z2-7]{4} ?)+$/)
    .innerText();
  const code = dialog(page).getByLabel("Code");
  if (isThorough) {
    await code.fill("000000");
    await expect(dialog(page).getByText(/This code is wrong/)).toBeVisible();
    await expect(code).toBeFocused();
  }
  await code.fill(appCode(key));
  const codes = dialog(page).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await page.keyboard.press("Escape"); // Escape must not close the dialog with the codes; only its button does.
  const recoveryCodes = await codes.allInnerTexts();
  await dialog(page).getByRole("button", { name: "I have saved the codes" }).click();
  await expect(dialog(page)).toHaveCount(0);
  return { key, recoveryCodes };
}

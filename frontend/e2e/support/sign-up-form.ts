import type { Page } from "@playwright/test";

/** Sends the form. */
export const register = (page: Page) => page.getByRole("button", { name: "Register" }).click();

/** Fills in the required fields in addition to the address. */
export async function fillRest(page: Page): Promise<void> {
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Last Name").fill("Rao");
  await page.getByLabel("Password", { exact: true }).fill("a long enough password");
}

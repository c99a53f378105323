import type { Page } from "@playwright/test";

export const register = (page: Page) => page.getByRole("button", { name: "Register" }).click();

/** Fills in the required fields except the e-mail address. */
export async function fillRest(page: Page): Promise<void> {
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Last Name").fill("Rao");
  await page.getByLabel("Password", { exact: true }).fill("a long enough password");
}

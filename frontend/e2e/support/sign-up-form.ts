import type { Page } from "@playwright/test";
import { mailedCode } from "./people";
import type { Site } from "./site";
import { expect } from "./test";

/** Sends the form. */
export const register = (page: Page) => page.getByRole("button", { name: "Register" }).click();

/** Proves an address by the code mailed to it. */
export async function verify(page: Page, site: Site, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await page
    .getByRole("dialog")
    .getByLabel("Code")
    .fill(await mailedCode(site, email));
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
}

/** What everybody has to fill in beside the address. */
export async function fillRest(page: Page): Promise<void> {
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Last Name").fill("Rao");
  await page.getByLabel("Password", { exact: true }).fill("a long enough password");
}

import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { look, WIDTHS } from "./look";

/** Chooses a file with the given content. */
export async function choose(page: Page, bytes: Uint8Array | string, name = "march.csv"): Promise<void> {
  const buffer = Buffer.from(bytes);
  await page
    .getByLabel("Bank statement (CSV or Excel)")
    .setInputFiles({ name, mimeType: "text/csv", buffer });
}

/** Returns the chip that filters the lines by a result. */
export const chip = (page: Page, label: string) =>
  page.getByRole("group", { name: "Lines by result" }).getByRole("button", { name: new RegExp(`^${label}`) });

/** Checks the page with axe at every width, and takes pictures for people to view. */
export async function expectWell(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, width === WIDTHS[0] ? "light" : "wide");
    await look(page, name);
  }
}

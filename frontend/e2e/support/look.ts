import type { Page } from "@playwright/test";

const folder = process.env["E2E_LOOK"];
export const MAKES_PICTURES = folder !== undefined;

/**
 * The widths in pixels at which screens are tested. 768 px is only for pictures: no test would find a difference from
 * 1280 px. On a second database one width is enough, because the database does not change a screen's layout.
 */
export const WIDTHS: readonly number[] =
  folder !== undefined ? [360, 768, 1280] : process.env["TEST_DATABASE"] === "mariadb" ? [360] : [360, 1280];

/** Saves a picture of the whole page in the folder E2E_LOOK, for people to view. Does nothing without that variable. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${String(width)}.png`, fullPage: true });
}

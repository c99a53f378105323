import type { Page } from "@playwright/test";

const folder = process.env["E2E_LOOK"];
export const MAKES_PICTURES = folder !== undefined;

/**
 * The screen widths to test, in pixels. 768 px is only for screenshots, because tests find nothing there that they do
 * not find at 1280 px. On the second database one width is enough, because the database does not change the layout.
 */
export const WIDTHS: readonly number[] =
  folder !== undefined ? [360, 768, 1280] : process.env["TEST_DATABASE"] === "mariadb" ? [360] : [360, 1280];

/** Saves a screenshot of the whole page in the folder E2E_LOOK. Does nothing without this variable. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${String(width)}.png`, fullPage: true });
}

import type { Page } from "@playwright/test";

const folder = process.env["E2E_LOOK"];
export const MAKES_PICTURES = folder !== undefined;

/**
 * The widths at which screens are tried. Pictures include the one between, which differs from 1280 px in nothing that a
 * test sees. On a second database one width is enough: it does not change how a screen looks.
 */
export const WIDTHS: readonly number[] =
  folder !== undefined ? [360, 768, 1280] : process.env["TEST_DATABASE"] === "mariadb" ? [360] : [360, 1280];

/** Leaves a picture of the whole page in the folder E2E_LOOK, for people to look at; does nothing without it. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${String(width)}.png`, fullPage: true });
}

import type { Page } from "@playwright/test";

const folder = process.env["E2E_LOOK"];

/** Widths that screens are tried at; the one between is looked at, and differs from 1280 px in nothing that a test sees. */
export const WIDTHS: readonly number[] = folder === undefined ? [360, 1280] : [360, 768, 1280];

/** Leaves a picture of the whole page in the folder E2E_LOOK, for people to look at; does nothing without it. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${String(width)}.png`, fullPage: true });
}

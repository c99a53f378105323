import type { Page } from "@playwright/test";

const folder = process.env["E2E_LOOK"];

/** Leaves a picture of the whole page in the folder E2E_LOOK, for people to look at; does nothing without it. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${String(width)}.png`, fullPage: true });
}

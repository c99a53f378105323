import type { Page } from "@playwright/test";
import { expectAccessible, type Look } from "./axe";
import { look, MAKES_PICTURES, WIDTHS } from "./look";
import { expectNoSidewaysScroll } from "./teams";

/**
 * Checks the current state of a screen at the widths of a phone and of a desktop, then restores the window's own width.
 * The page must fit and axe must report nothing. With `name`, also saves a picture at each width if E2E_LOOK is set.
 * @param first what axe checks on the phone
 * @param wide what axe checks on the desktop
 */
export async function expectGoodAtWidths(
  page: Page,
  name?: string,
  first: Look = "light",
  wide: Look = "wide",
): Promise<void> {
  await atWidths(page, async (width) => {
    await expectNoSidewaysScroll(page);
    if (name !== undefined) await look(page, name);
    await expectAccessible(page, width === WIDTHS[0] ? first : wide);
    await page.emulateMedia({ colorScheme: "light" });
  });
}

/**
 * Like `expectGoodAtWidths`, but axe checks both themes on the phone. On the desktop, the dark theme is not checked,
 * because colours do not depend on the width. If E2E_LOOK is set, also saves pictures in the dark theme.
 */
export async function expectGoodInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectGoodAtWidths(page, `${name}-light`, "both");
  if (!MAKES_PICTURES) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectFitAtWidths(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Like `expectGoodAtWidths`, but without axe. Use it for states that differ little from others. */
export async function expectFitAtWidths(page: Page, name: string): Promise<void> {
  await atWidths(page, async () => {
    await expectNoSidewaysScroll(page);
    await look(page, name);
  });
}

async function atWidths(page: Page, see: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await see(width);
  }
  if (before !== null) await page.setViewportSize(before);
}

import type { Page } from "@playwright/test";
import { expectAccessible, type Look } from "./axe";
import { look, MAKES_PICTURES, WIDTHS } from "./look";
import { expectNoSidewaysScroll } from "./teams";

/**
 * One state of a screen as wide as a phone and as a desktop: it fits, axe finds nothing, and it leaves a picture. What leads
 * to the state happens once, at the width that the window has before and after.
 * @param first what axe looks at on the phone
 */
export async function expectGoodAtWidths(page: Page, name?: string, first: Look = "light"): Promise<void> {
  await atWidths(page, async (width) => {
    await expectNoSidewaysScroll(page);
    if (name !== undefined) await look(page, name);
    await expectAccessible(page, width === WIDTHS[0] ? first : "new");
    await page.emulateMedia({ colorScheme: "light" });
  });
}

/** The same in both themes: axe looks at the dark one on the phone, as colours do not depend on the width. */
export async function expectGoodInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectGoodAtWidths(page, `${name}-light`, "both");
  if (!MAKES_PICTURES) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectFitAtWidths(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

/** The same without axe, for a state with little in it that others do not have. */
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

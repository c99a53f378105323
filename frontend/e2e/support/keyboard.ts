import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Maximum number of Tab stops, more than any page has. */
const MOST_STOPS = 80;

/**
 * Presses Tab until the element has the focus, and checks that the focus is visible.
 * @throws Error if Tab never reaches the element
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(showsFocus), "the focus can be seen").toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

/** Moves to a field with Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a button or link with Tab and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Returns whether an outline or a ring surrounds the element, or the label of a hidden radio button. */
function showsFocus(element: Element): boolean {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
}

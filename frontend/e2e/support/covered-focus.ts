import type { Page } from "@playwright/test";

/** Number of presses of the Tab key, enough to move from the site's bar past the top of an admin tab into its lists. */
const STEPS = 22;

/**
 * Presses the Tab key repeatedly, starting at the end of the site's bar. Returns the focused elements that a sticky or
 * fixed element covers, or that are out of sight (WCAG 2.2, 2.4.11). Scrolls back at the end.
 */
export async function coveredSteps(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.getByRole("banner").getByRole("button", { name: "account menu" }).focus();
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press("Tab");
    const coveredElement = await page.evaluate(async () => {
      // The browser scrolls to the focused element by the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) return null;
      // Checks the middle of the visible part, since a list may be higher than the window.
      const over = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      const label = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const own = [focused, ...label];
      if (over && own.some((element) => element.contains(over) || over.contains(element))) return null;
      for (let part = over; part; part = part.parentElement) {
        const { position } = getComputedStyle(part);
        if ((position === "sticky" || position === "fixed") && !part.contains(focused))
          return `${focused.tagName} "${focused.textContent.slice(0, 30)}" under ${part.className.slice(0, 60)}`;
      }
      return over === null ? `${focused.tagName} "${focused.textContent.slice(0, 30)}" out of sight` : null;
    });
    if (coveredElement !== null) covered.push(coveredElement);
  }
  await page.evaluate(() => scrollTo(0, 0));
  return covered;
}

import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "./support/demo-site";

test.use({ siteOf: "shared desk" });

/**
 * Three tabs: with a table, with a table that has fields and bars of its own, and with a queue next to another list.
 */
const TABS = ["users", "rankings", "payments"];
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
] as const;
/** Presses of the Tab key, enough to go past the top of each tab into its lists. */
const STEPS = 30;

/** Returns the focused elements that a sticky or fixed element covers, or that are out of sight (WCAG 2.2, 2.4.11). */
async function coveredSteps(page: Page): Promise<string[]> {
  const covered: string[] = [];
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
  return covered;
}

test("what has the focus lies under no bar, in any list, on a phone and on a desktop", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openAdmin(page, "overview");
  for (const tab of TABS) {
    await page.goto(`/admindashboard?tab=${tab}`);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByText("Loading...")).toHaveCount(0);
      await page.getByRole("link").first().focus();
      expect(await coveredSteps(page), `${tab}, ${String(size.width)} px`).toEqual([]);
    }
  }
});

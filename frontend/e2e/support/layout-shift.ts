import type { Page, Response } from "@playwright/test";
import { expect } from "./test";

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** The maximum sum of layout shifts, so small that people do not notice them. */
export const SHIFT = 0.01;

/** Records every layout shift since the first paint, with the elements that moved. */
export function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      const place = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(" ");
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName ?? "?"} ${node?.textContent?.slice(0, 40) ?? ""}: ${place(previousRect)} → ${place(currentRect)}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens a page whose fonts load late, so that the page is first painted in the fallback font. */
export async function openWithLateFonts(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(watchShifts);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  const response = await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  release();
  await page.evaluate(() => document.fonts.ready);
  return response;
}

/** Expects that the sum of the layout shifts so far is too small to notice. */
export async function expectNothingMoved(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const { total, moved } = await shiftsSoFar(page);
  expect(total, moved).toBeLessThan(SHIFT);
}

/** Returns the sum of the layout shifts since the last call, and what moved. */
export async function shiftsSoFar(page: Page): Promise<{ total: number; moved: string }> {
  const shifts = await page.evaluate(() => {
    const before = window.shifts;
    window.shifts = [];
    return before;
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: JSON.stringify(shifts, null, 1),
  };
}

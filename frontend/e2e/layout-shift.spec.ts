import { PUBLIC_PAGES, scrollThrough } from "./support/public-pages";
import { expect, test } from "./support/test";

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every shift of the layout from the first paint on, and what moved. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      };
      const moved = sources.map(
        ({ node }) => `${node?.nodeName ?? "?"} ${node?.textContent?.slice(0, 40) ?? ""}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

for (const { path, heading } of PUBLIC_PAGES) {
  test(`nothing moves on ${path} at 360 px, even when the fonts come late`, async ({ openPerson }) => {
    const page = await openPerson();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(watchShifts);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    // Painted in the fall-back, then in the fonts.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    release();
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    if (path === "/cdcteam") await expect(page.getByRole("article").first()).toBeVisible();
    if (path === "/contact") await expect(page.getByRole("form")).toBeVisible();
    await page.waitForLoadState("load");
    const shifts = await page.evaluate(() => window.shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.01);
  });
}

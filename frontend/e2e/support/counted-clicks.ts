import type { Page } from "@playwright/test";

/** The clicks and keys that a task takes at a computer. */
export interface Cost {
  readonly clicks: number;
  readonly keys: number;
  readonly seconds: number;
}

/**
 * Counts a page's clicks and keys in the browser itself, so that none is missed. Must be called before the page is
 * opened.
 */
export async function countOn(page: Page): Promise<(job: () => Promise<void>) => Promise<Cost>> {
  await page.addInitScript(() => {
    const counted = { clicks: 0, keys: 0 };
    Object.assign(globalThis, { counted });
    addEventListener("pointerdown", (event) => event.isTrusted && (counted.clicks += 1), true);
    addEventListener("keydown", (event) => event.isTrusted && (counted.keys += 1), true);
  });
  const read = () =>
    page.evaluate(() => (globalThis as unknown as { counted: { clicks: number; keys: number } }).counted);
  return async (job) => {
    const [before, began] = [await read(), performance.now()];
    await job();
    const [after, seconds] = [await read(), (performance.now() - began) / 1000];
    return { clicks: after.clicks - before.clicks, keys: after.keys - before.keys, seconds };
  };
}

import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect } from "./test";

/**
 * Lets axe look at a page whose clock stands still, as states that pass by themselves need it. axe has timers of its
 * own, so the clock goes on by a millisecond now and then: a few dozen in all.
 */
export async function expectAccessibleWhileStopped(page: Page): Promise<void> {
  let looking = true;
  const look = expectAccessible(page).finally(() => (looking = false));
  const tick = async () => {
    if (looking) await page.clock.runFor(1);
    return looking;
  };
  await Promise.all([look, expect.poll(tick, { intervals: [50], timeout: 60_000 }).toBe(false)]);
}

/** The page's own redirect: not yet after a good second and a half, there after two. */
export async function expectRedirectAfterTwoSeconds(page: Page, from: string, to: RegExp): Promise<void> {
  await page.clock.runFor(1_600);
  expect(new URL(page.url()).pathname).toBe(from);
  await page.clock.runFor(400);
  await expect(page).toHaveURL(to);
}

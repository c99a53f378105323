import type { Page } from "@playwright/test";
import { shiftsSoFar, SHIFT, watchShifts } from "./layout-shift";
import { DEMO_ADMIN, expect } from "./demo-site";
import { logInOnPage } from "./students";

/** The lists of the payments tab, except the queue, which is the tab's first view. */
export const PAYMENT_LISTS = [
  "payments&status=all",
  "payments&status=refunds",
  "payments&status=accounts",
  "payments&status=owing",
];
/** The other tabs of the admin area that show a list. */
export const LISTS = ["users", "teams", "rankings", "events"];
/**
 * Three tabs to go through by the Tab key: with a table, with a table that has fields and bars of its own, and with a
 * queue next to another list.
 */
export const BY_KEYBOARD = ["users", "rankings", "payments"];

/** Prepares a page for the Superadmin of the demo data: each page that opens is signed in, and records its shifts. */
export async function signInWatched(page: Page): Promise<void> {
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => {
    if (self === top) localStorage.setItem("user", text); // a frame from another origin has no storage
  }, session);
  await page.addInitScript(watchShifts);
}

/** Expects that the layout has not shifted since the last call. `tab` names the tab in the report. */
export async function expectNoShift(page: Page, tab: string): Promise<void> {
  const { total, moved } = await shiftsSoFar(page);
  expect.soft(total, `${tab}: ${moved}`).toBeLessThanOrEqual(SHIFT);
}

/** The lists that are empty, because the demo data has no refund and no owing team. */
const EMPTY = ["payments&status=refunds", "payments&status=owing"];

/** Expects that a list's first row is visible without scrolling in a window of this height. */
export async function expectFirstRow(page: Page, height: number, tab: string): Promise<void> {
  if (!EMPTY.includes(tab)) await expect(page.locator(".admin-table tbody tr").first(), tab).toBeAttached();
  // Finds and measures the row in one step, because the next view's list may replace this list between two steps.
  const top = await page.evaluate(
    () => document.querySelector(".admin-table tbody tr")?.getBoundingClientRect().top ?? null,
  );
  if (top === null) return;
  expect.soft(top, `first row of ${tab}`).toBeLessThan(height - 40);
}

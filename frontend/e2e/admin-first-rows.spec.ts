import type { Page } from "@playwright/test";
import { DEMO_ADMIN, expect, test } from "./support/demo-site";
import { eveningStatement } from "./support/evening-statement";
import { drawn, goWithin } from "./support/open-page";
import { choose } from "./support/statement-page";
import { logInOnPage } from "./support/students";

/*
 * Checks that the rows of the admin area's lists begin on the first screen, and that nothing moves while they load.
 * admin-still.spec.ts checks each control while replies are late.
 */
test.use({ siteOf: "shared desk" });

const LISTS = [
  "users",
  "teams",
  "rankings",
  "payments&status=all",
  "payments&status=refunds",
  "payments&status=accounts",
  "payments&status=owing",
  "events",
];
// "statements" must not directly follow the payments: both share a panel, but the payments begin lower, below a second
// row of tabs. The change would count as a layout shift.
const OTHERS = [
  "statements",
  "overview",
  "checkin",
  "certificates",
  "payments",
  "settings",
  "season",
  "audit",
];
/** Maximum sum of layout shifts, so small that people do not notice them. */
const SHIFT = 0.01;

declare global {
  interface Window {
    moved: number;
  }
}

/** Opens a page as the Superadmin, and adds up its layout shifts in `window.moved`. */
async function openWatched(page: Page): Promise<void> {
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => {
    if (self === top) localStorage.setItem("user", text);
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  }, session);
}

/**
 * Opens a tab and waits until its content is complete. Only the first tab loads the document: the frame around the tabs
 * is the same for all of them.
 */
async function openTab(page: Page, tab: string): Promise<void> {
  const path = `/admindashboard?tab=${tab}`;
  if (page.url() === "about:blank") await page.goto(path);
  else {
    await drawn(page);
    await page.evaluate(() => (window.moved = 0));
    await goWithin(page, path);
  }
  await expect(page.locator(`[role=tabpanel][id$="-${tab.replace(/&.*/, "")}"]`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("tabpanel").last()).not.toBeEmpty();
  await expect(page.getByText("Loading...")).toHaveCount(0);
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test(`at ${String(width)} × ${String(height)} each list begins on the first screen, and nothing moves`, async ({
    openPerson,
  }) => {
    const page = await openPerson();
    await page.setViewportSize({ width, height });
    await openWatched(page);
    for (const tab of [...LISTS, ...OTHERS]) {
      await openTab(page, tab);
      expect.soft(await page.evaluate(() => window.moved), tab).toBeLessThanOrEqual(SHIFT);
      if (!LISTS.includes(tab)) continue;
      const first = page.locator(".admin-table tbody tr").first();
      if ((await first.count()) === 0) continue; // the demo data has no refund and no debt
      const { y = height } = (await first.boundingBox()) ?? {};
      expect.soft(y, `first row of ${tab}`).toBeLessThan(height - 40);
    }
  });

test("twelve lines of a statement are in sight at 1280 × 900", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWatched(page);
  await openTab(page, "statements");
  await choose(page, (await eveningStatement(site)).csv);
  await expect(page.getByRole("button", { name: /^Confirm \d+ payments$/ })).toBeVisible();
  const lines = await page.evaluate(() => {
    const bar = [...document.querySelectorAll("button")].find(({ textContent }) =>
      /^Confirm \d/.test(textContent),
    );
    const end = bar?.parentElement?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll(".admin-table tbody tr")];
    return rows
      .map((row) => row.getBoundingClientRect())
      .filter(({ height, bottom }) => height > 8 && bottom <= end).length;
  });
  expect(lines).toBeGreaterThanOrEqual(12);
});

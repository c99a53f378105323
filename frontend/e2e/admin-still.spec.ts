import type { Page } from "@playwright/test";
import {
  BY_KEYBOARD,
  expectFirstRow,
  expectNoShift,
  LISTS,
  PAYMENT_LISTS,
  signInWatched,
} from "./support/admin-tabs";
import { expectAccessible, type Look } from "./support/axe";
import { coveredSteps } from "./support/covered-focus";
import { expect, test } from "./support/demo-site";
import { eveningStatement } from "./support/evening-statement";
import { shiftsSoFar } from "./support/layout-shift";
import { drawn, goWithin } from "./support/open-page";
import { choose } from "./support/statement-page";
import { lateAnswers } from "./support/still-controls";
import { watch } from "./support/watch";

/*
 * Opens each tab of the admin area in one visit, because opening a page takes longer than the checks:
 * - No control moves after it can be clicked, and the layout does not shift, however late the data arrives. The replies
 *   are held back and arrive one at a time, the newest request's first.
 * - A list's rows begin on the first screen, and no bar covers the focused element.
 * - The page breaks no Content-Security-Policy, logs no error, and axe reports nothing.
 *
 * admin-first-rows.spec.ts checks the tabs on a phone. public-pages.spec.ts, guards.spec.ts and long-names.spec.ts
 * check the other pages.
 */
test.use({ siteOf: "shared desk" });

// High enough for all tabs. Otherwise, a click on a tab would scroll the tabs, and all of them would count as moved.
const WINDOW = { width: 1280, height: 1000 };
/** The size of a window in which the first rows and the lines of a statement must be visible. */
const SMALLER = { width: 1280, height: 900 };

/** Checks the page with axe after all data has arrived. */
async function see(page: Page, what: Look): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
  // Scrolls to the end, so that lazily drawn content is drawn. The rows in the middle of a long list need no check,
  // because they are like those at its ends.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await drawn(page);
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Returns the number of a statement's lines that are visible above the bar with the Confirm button. */
function linesInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = [...document.querySelectorAll("button")].find(({ textContent }) =>
      /^Confirm \d/.test(textContent),
    );
    const end = bar?.parentElement?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll(".admin-table tbody tr")];
    return rows
      .map((row) => row.getBoundingClientRect())
      .filter(({ height, bottom }) => height > 8 && bottom <= end).length;
  });
}

test("the admin area, tab by tab: nothing moves while data arrives, lists are in sight, axe finds nothing; the watch notices what it is for", async ({
  openPerson,
  site,
}) => {
  test.slow(); // eighteen tabs in one test
  const page = await openPerson();
  const problems = await watch(page);
  await page.setViewportSize(WINDOW);
  await signInWatched(page);
  const movedOn = await lateAnswers(page);
  await test.step("what all tabs have in common", async () => {
    expect(await movedOn(() => page.goto("/admindashboard?tab=integrations"))).toEqual([]);
    // One tab in both themes is enough: src/shared/ui/theme.test.ts checks each pair of colours in both.
    await see(page, "both");
  });

  const tabs = page.getByRole("tablist", { name: "Admin" }).getByRole("tab");
  await expect(tabs).toHaveCount(18);
  const values = await tabs.evaluateAll((all) => all.map(({ id }) => id.replace(/^.*-/, "")));
  // "statements" is last, because it must not directly follow the payments: both share a panel, but the payments begin
  // lower, below a second row of tabs. The change would count as a layout shift.
  const others = values.filter((value) => !["integrations", "statements"].includes(value));
  expect(others).toHaveLength(16);
  for (const value of [...others, "statements"]) {
    await test.step(value, async () => {
      const tab = tabs.and(page.locator(`[id$="-${value}"]`));
      await tab.scrollIntoViewIfNeeded(); // otherwise the click would scroll, which counts as a movement
      await drawn(page);
      await shiftsSoFar(page); // discards the previous tab's shifts
      const moved = await movedOn(() => tab.click());
      await expect(tab, value).toHaveAttribute("aria-selected", "true");
      expect.soft(moved, value).toEqual([]);
      await expectNoShift(page, value);
      if (LISTS.includes(value)) await expectFirstRow(page, SMALLER.height, value);
      await see(page, "new");
      if (BY_KEYBOARD.includes(value)) expect.soft(await coveredSteps(page), value).toEqual([]);
    });
    if (value !== "payments") continue;
    for (const list of PAYMENT_LISTS) {
      await drawn(page);
      await shiftsSoFar(page);
      await goWithin(page, `/admindashboard?tab=${list}`);
      await expect(page.getByRole("tabpanel").last()).not.toBeEmpty();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      await drawn(page);
      await expectNoShift(page, list);
      await expectFirstRow(page, SMALLER.height, list);
    }
  }

  await test.step("twelve lines of a statement are in sight", async () => {
    await page.setViewportSize(SMALLER);
    await choose(page, (await eveningStatement(site)).csv);
    await expect(page.getByRole("button", { name: /^Confirm \d+ payments$/ })).toBeVisible();
    expect(await linesInView(page)).toBeGreaterThanOrEqual(12);
    await page.setViewportSize(WINDOW);
  });
  expect(problems).toEqual([]);

  await test.step("a control that moves, and what the policy forbids, would be noticed", async () => {
    // Breaks the page on purpose: shows its controls while it loads, so that they move when data arrives.
    await page.addInitScript(() => {
      const shown = new CSSStyleSheet();
      shown.replaceSync(".arrives-whole > * { visibility: visible !important; }");
      document.adoptedStyleSheets = [shown];
    });
    const moved = await movedOn(() => page.goto("/admindashboard?tab=integrations"));
    expect(moved.join("\n")).toContain("Add a webhook");
    await page
      .evaluate(() => {
        document.body.append(Object.assign(document.createElement("iframe"), { src: "data:text/html,x" }));
        console.error("something");
        document.createElement("p").innerHTML = "<b>no</b>";
      })
      .catch(() => undefined);
    for (const what of ["breaks frame-src", "breaks require-trusted-types-for", "something"])
      await expect.poll(() => problems.join("\n")).toContain(what);
  });
});

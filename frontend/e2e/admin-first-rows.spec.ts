import type { Page } from "@playwright/test";
import {
  BY_KEYBOARD,
  expectFirstRow,
  expectNoShift,
  LISTS,
  PAYMENT_LISTS,
  signInWatched,
} from "./support/admin-tabs";
import { coveredSteps } from "./support/covered-focus";
import { expect, test } from "./support/demo-site";
import { shiftsSoFar } from "./support/layout-shift";
import { drawn, goWithin } from "./support/open-page";

/*
 * Checks on a phone that the rows of the admin area's lists begin on the first screen, that nothing moves while they
 * load, and that no bar covers the focused element. admin-still.spec.ts checks the same on a desktop.
 */
test.use({ siteOf: "shared desk" });

const HEIGHT = 740;
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

/**
 * Opens a tab and waits until its content is complete. Only the first tab loads the document: the frame around the tabs
 * is the same for all of them.
 */
async function openTab(page: Page, tab: string): Promise<void> {
  const path = `/admindashboard?tab=${tab}`;
  if (!page.url().includes("/admindashboard")) await page.goto(path);
  else {
    await drawn(page);
    await shiftsSoFar(page); // discards the previous tab's shifts
    await goWithin(page, path);
  }
  await expect(page.locator(`[role=tabpanel][id$="-${tab.replace(/&.*/, "")}"]`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("tabpanel").last()).not.toBeEmpty();
  await expect(page.getByText("Loading...")).toHaveCount(0);
}

test("at 360 × 740 each list begins on the first screen, nothing moves, and no bar covers the focus", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await signInWatched(page);
  const lists = ["users", "teams", "rankings", ...PAYMENT_LISTS, "events"];
  expect(lists).toEqual(expect.arrayContaining(LISTS));
  for (const tab of [...lists, ...OTHERS]) {
    await openTab(page, tab);
    await expectNoShift(page, tab);
    if (lists.includes(tab)) await expectFirstRow(page, HEIGHT, tab);
    if (BY_KEYBOARD.includes(tab)) expect.soft(await coveredSteps(page), tab).toEqual([]);
  }
});

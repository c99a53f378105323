import type { Page } from "@playwright/test";
import { ADMIN_TABS } from "../../backend/src/kernel/contract/access";
import { DEMO_ADMIN, seedTeams } from "./support/demo-site";
import { startSite } from "./support/site";
import { movedByLateAnswers } from "./support/still-controls";
import { logInOnPage } from "./support/students";
import { expect, test as base } from "./support/test";

/*
 * Nothing on an admin screen moves under a finger once it can be pressed, however late its data comes. Each tab is opened
 * with its answers kept back one after the other.
 */
const TEAMS = 12;

const test = base.extend({
  site: async ({ siteNamed, siteOf }, provide) => {
    const start = () => startSite({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }, (url) => seedTeams(url, TEAMS));
    await provide(await siteNamed(siteOf, start));
  },
});
test.use({ siteOf: "admin-still" });

/** Opens a tab whose data comes late, and returns what moved. */
async function movedOn(page: Page, tab: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => localStorage.setItem("user", text), session);
  return movedByLateAnswers(page, `/admindashboard?tab=${tab}`);
}

test("the watch notices what it is for", async ({ openPerson }) => {
  const page = await openPerson();
  await page.addInitScript(() => {
    const shown = new CSSStyleSheet();
    shown.replaceSync(".arrives-whole > * { visibility: visible !important; }");
    document.adoptedStyleSheets = [shown];
  });
  expect((await movedOn(page, "integrations")).join("\n")).toContain("Add a webhook");
});

for (const tab of Object.keys(ADMIN_TABS)) {
  test(`${tab}: controls keep their places while data arrives`, async ({ openPerson }) => {
    expect(await movedOn(await openPerson(), tab)).toEqual([]);
  });
}

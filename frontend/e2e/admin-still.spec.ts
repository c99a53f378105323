import { DEMO_ADMIN, expect, test } from "./support/demo-site";
import { lateAnswers } from "./support/still-controls";
import { logInOnPage } from "./support/students";

/*
 * Nothing on an admin screen moves under a finger once it can be pressed, however late its data comes. Each tab is opened
 * with its answers kept back one after the other.
 */
test.use({ siteOf: "shared desk" });

test("controls keep their places while data arrives, on every tab, and the watch notices those that do not", async ({
  openPerson,
}) => {
  const page = await openPerson();
  // So high that all tabs are in sight: to scroll to one moves them all.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => localStorage.setItem("user", text), session);
  const movedOn = await lateAnswers(page);
  expect(await movedOn(() => page.goto("/admindashboard"))).toEqual([]);
  const tabs = page.getByRole("tablist", { name: "Admin" }).getByRole("tab");
  for (const tab of (await tabs.all()).slice(1)) {
    const name = await tab.innerText();
    await test.step(name, async () => {
      const moved = await movedOn(() => tab.click());
      await expect(tab, name).toHaveAttribute("aria-selected", "true");
      expect.soft(moved, name).toEqual([]);
    });
  }
  // The whole page again, with what all tabs have in common late too; then without what keeps its controls back.
  expect(await movedOn(() => page.goto("/admindashboard?tab=integrations"))).toEqual([]);
  await page.addInitScript(() => {
    const shown = new CSSStyleSheet();
    shown.replaceSync(".arrives-whole > * { visibility: visible !important; }");
    document.adoptedStyleSheets = [shown];
  });
  expect((await movedOn(() => page.reload())).join("\n")).toContain("Add a webhook");
});

import { expectAccessible } from "./support/axe";
import { DEMO_ADMIN, expect, test } from "./support/demo-site";
import { scrollThrough } from "./support/public-pages";
import { lateAnswers } from "./support/still-controls";
import { logInOnPage } from "./support/students";
import { watch } from "./support/watch";

/*
 * Each tab of the admin area in one visit. Nothing moves under a finger once it can be pressed, however late its data comes:
 * the answers are kept back one after the other. Nothing breaks the Content-Security-Policy, nothing is an error, and axe
 * finds nothing; public-pages.spec.ts, guards.spec.ts and long-names.spec.ts look at the other pages.
 */
test.use({ siteOf: "shared desk" });

test("the admin area, tab by tab: controls keep their places while data arrives, axe finds nothing, nothing is an error", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  // So high that all tabs are in sight: to scroll to one moves them all.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => localStorage.setItem("user", text), session);
  const movedOn = await lateAnswers(page);
  const look = async () => {
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await scrollThrough(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => scrollTo(0, 0));
  };
  expect(await movedOn(() => page.goto("/admindashboard"))).toEqual([]);
  await look();
  const tabs = page.getByRole("tablist", { name: "Admin" }).getByRole("tab");
  expect(await tabs.count()).toBe(18);
  for (const tab of (await tabs.all()).slice(1)) {
    const name = await tab.innerText();
    await test.step(name, async () => {
      const moved = await movedOn(() => tab.click());
      await expect(tab, name).toHaveAttribute("aria-selected", "true");
      expect.soft(moved, name).toEqual([]);
      await look();
    });
  }
  // The whole page again, with what all tabs have in common late too; then without what keeps its controls back.
  expect(await movedOn(() => page.goto("/admindashboard?tab=integrations"))).toEqual([]);
  expect(problems).toEqual([]);

  await test.step("the watch notices what it is for", async () => {
    await page.addInitScript(() => {
      const shown = new CSSStyleSheet();
      shown.replaceSync(".arrives-whole > * { visibility: visible !important; }");
      document.adoptedStyleSheets = [shown];
    });
    expect((await movedOn(() => page.reload())).join("\n")).toContain("Add a webhook");
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

import type { Page } from "@playwright/test";
import { expectAccessible, type Look } from "./support/axe";
import { DEMO_ADMIN, expect, test } from "./support/demo-site";
import { scrollThrough } from "./support/public-pages";
import { lateAnswers } from "./support/still-controls";
import { logInOnPage } from "./support/students";
import { watch } from "./support/watch";

/*
 * Opens each tab of the admin area in one visit and checks:
 * - No control moves after it can be clicked, however late the data arrives. The replies are delayed one after another.
 * - The page breaks no Content-Security-Policy, logs no error, and axe reports nothing.
 *
 * public-pages.spec.ts, guards.spec.ts and long-names.spec.ts check the other pages.
 */
test.use({ siteOf: "shared desk" });

// The two halves take long and are independent, so the workers share them.
test.describe.configure({ mode: "parallel" });

/** Prepares the admin area with delayed replies. `see` checks the page after all data has arrived. */
async function openLate(page: Page) {
  // All tabs must be visible, because scrolling to one tab moves all of them.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => {
    if (self === top) localStorage.setItem("user", text); // a frame from another origin has no storage
  }, session);
  const movedOn = await lateAnswers(page);
  // One tab in both themes is enough, because a test of the colours checks each pair in both
  // (src/shared/ui/theme.test.ts).
  const see = async (what: Look) => {
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await scrollThrough(page);
    await expectAccessible(page, what);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => scrollTo(0, 0));
  };
  return { movedOn, see };
}

/** Index of the second half's first tab. The first half starts at 1, because the overview is already open. */
const MIDDLE = 9;
for (const [half, from, to] of [
  ["first", 1, MIDDLE],
  ["second", MIDDLE, undefined],
] as const) {
  test(`the admin area, tab by tab, the ${half} half: controls keep their places while data arrives, axe finds nothing, nothing is an error`, async ({
    openPerson,
  }) => {
    const page = await openPerson();
    const problems = await watch(page);
    const { movedOn, see } = await openLate(page);
    expect(await movedOn(() => page.goto("/admindashboard"))).toEqual([]);
    if (half === "first") await see("both");
    const tabs = page.getByRole("tablist", { name: "Admin" }).getByRole("tab");
    await expect(tabs).toHaveCount(18);
    for (const tab of (await tabs.all()).slice(from, to)) {
      const name = await tab.innerText();
      await test.step(name, async () => {
        const moved = await movedOn(() => tab.click());
        await expect(tab, name).toHaveAttribute("aria-selected", "true");
        expect.soft(moved, name).toEqual([]);
        await see("light");
      });
    }
    expect(problems).toEqual([]);
  });
}

test("what all tabs have in common moves nothing either; the watch notices what it is for", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  const { movedOn } = await openLate(page);
  expect(await movedOn(() => page.goto("/admindashboard?tab=integrations"))).toEqual([]);
  expect(problems).toEqual([]);
  // Shows controls immediately, although the page would hide them until it is complete.
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

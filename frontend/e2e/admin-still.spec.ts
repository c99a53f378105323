import type { Page } from "@playwright/test";
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

// Long, and neither half knows of the other: the workers share it.
test.describe.configure({ mode: "parallel" });

/** Opens the admin area with its answers kept back; `see` looks at the page once all has come. */
async function openLate(page: Page) {
  // So high that all tabs are in sight: to scroll to one moves them all.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const session = await logInOnPage(page, DEMO_ADMIN);
  await page.addInitScript((text) => {
    if (self === top) localStorage.setItem("user", text); // a frame of another origin has no storage
  }, session);
  const movedOn = await lateAnswers(page);
  const see = async () => {
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await scrollThrough(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => scrollTo(0, 0));
  };
  return { movedOn, see };
}

/** The first of the second half; the overview is open at first. */
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
    if (half === "first") await see();
    const tabs = page.getByRole("tablist", { name: "Admin" }).getByRole("tab");
    await expect(tabs).toHaveCount(18);
    for (const tab of (await tabs.all()).slice(from, to)) {
      const name = await tab.innerText();
      await test.step(name, async () => {
        const moved = await movedOn(() => tab.click());
        await expect(tab, name).toHaveAttribute("aria-selected", "true");
        expect.soft(moved, name).toEqual([]);
        await see();
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
  // Without what keeps its controls back until it is whole.
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

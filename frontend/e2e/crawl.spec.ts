import { expect, openAdmin, test } from "./support/demo-site";
import { scrollThrough } from "./support/public-pages";
import { watch } from "./support/watch";

/**
 * Nothing breaks the Content-Security-Policy, nothing is an error: here in the admin area; public-pages.spec.ts and
 * guards.spec.ts watch the other pages while they are there.
 */

test.use({ siteOf: "shared desk" });

test("the REST documentation, in the system's theme", async ({ openPerson }) => {
  const page = await openPerson();
  const problems = await watch(page);
  await page.goto("/api/docs");
  await expect(page.locator(".opblock").first()).toBeVisible();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(28, 32, 34)");
  expect(problems).toEqual([]);
});

test("the admin area, tab by tab", async ({ openPerson }) => {
  const page = await openPerson();
  const problems = await watch(page);
  await openAdmin(page, "profile");
  const tabs = page.getByRole("tablist").first().getByRole("tab");
  const count = await tabs.count();
  expect(count).toBeGreaterThanOrEqual(11);
  for (let index = 0; index < count; index++) {
    await tabs.nth(index).click();
    await expect(page.getByRole("tabpanel").first()).toContainText(/\S/);
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await scrollThrough(page);
  }
  expect(problems).toEqual([]);

  await test.step("the watch notices what it is for", async () => {
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

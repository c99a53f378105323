import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

// The tests delay the pages' scripts. A reused page would already have them in its cache.
test.use({ reusesPages: false });

test("the page before stays until the next one is there, whole, and a line says that it comes", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openPage(page, "/");
  const main = page.getByRole("main");
  const before = await main.innerText();
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(/\/events-page-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const chunkRequest = page.waitForRequest(/\/events-page-[^/]+\.js$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }).click();
  await chunkRequest;
  await expect(page).toHaveURL("/events");
  await expect(page.locator("html.page-pending")).toBeAttached();
  expect(await main.innerText()).toBe(before);
  // Records every further change of the page, and not only the page's state at the time of a check.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.querySelector("main h1")?.textContent ?? "nothing")).observe(
      document.body,
      { subtree: true, childList: true },
    );
  });
  release();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Events");
  await expect(page.locator("html.page-pending")).toHaveCount(0);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    "Events",
  ]);
});

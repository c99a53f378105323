import type { Page } from "@playwright/test";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

// Measures first visits.
test.use({ reusesPages: false });

/** Delays the page's script, as a slow network does. Returns a function that lets the script arrive. */
async function delayScript(page: Page): Promise<() => void> {
  let load = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => (load = resolve));
  await page.route("**/assets/index-*.js", async (route) => {
    await isWanted;
    await route.continue();
  });
  return load;
}

test("a picture that is scrolled into view does not wait for the page's script", async ({ openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const load = await delayScript(page);
  await page.goto("/events");
  const picture = page.getByRole("main").locator("img").last();
  await expect(picture).toHaveAttribute("src", /^data:/);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /^\//);
  expect(await page.locator("body > script[src]").count()).toBe(0);
  load();
});

test("the first click on a button, before the page's script is loaded, works once it is", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const load = await delayScript(page);
  await page.goto("/events");
  const theme = page.getByRole("button", { name: "Switch between light and dark theme" });
  const fetched = page.waitForRequest("**/assets/index-*.js");
  await theme.click();
  await fetched;
  await expect(theme).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("#press-status")).toHaveText("Loading...");
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBeUndefined();
  load();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(theme).not.toHaveAttribute("aria-busy");
  await expect(page.locator("#press-status")).toBeEmpty();
  await theme.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("a section whose script cannot be fetched stays as the server sent it", async ({ openPerson }) => {
  const page = await openPerson();
  await page.route(/\/glimpses-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, "/");
  const heading = page.getByRole("heading", { name: "Glimpses of CDC" });
  const failed = page.waitForEvent("requestfailed");
  await heading.scrollIntoViewIfNeeded();
  await heading.click();
  await failed;
  await page.keyboard.press("Tab"); // pressing a key also counts as using the page
  await expect(heading).toBeVisible();
  await expect(page.getByText("An error occurred")).toHaveCount(0);
});

test("a page that the browser cannot hydrate would be noticed", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("Get in Touch with Us</h1>", "Another title</h1>");
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  await expect.poll(() => problems.join()).toContain("Minified React error #418");
  await context.close();
});

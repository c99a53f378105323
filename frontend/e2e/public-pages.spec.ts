import type { Page } from "@playwright/test";
import { overBudget, weighVisit } from "../../backend/bench/page-weight";
import { expectAccessible } from "./support/axe";
import { expectNothingMoved, openWithLateFonts } from "./support/layout-shift";
import { openPage, scriptAnswers } from "./support/open-page";
import { PUBLIC_PAGES, scrollThrough, sectionsAreThere } from "./support/public-pages";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

// Long, and no test of it knows of another: the workers share it.
test.describe.configure({ mode: "parallel" });

/** What no public page may load before somebody needs it: Apollo, what sends and checks forms, what lies over pages. */
const NOT_NEEDED = /\/(apollo|forms|rules|overlays)-[^/]+\.js$/;
/** The fields of forms: on the page with the form alone. */
const FIELDS = /\/fields-[^/]+\.js$/;

/** Events with other words in the screen that two others are seen on, one of them with open registration, one long over. */
const SAME_SCREEN = ["/events/code-cascade", "/events/game-of-codes", "/events/genesis"];

/** Nothing is wider than the window, at the top nor at the end. */
async function expectFits(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
}

for (const { path, status, heading, texts, links } of PUBLIC_PAGES) {
  test(`${path} is whole without script`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
    // As drawn, if one scrolled there: Playwright's own look for texts passes over what stands in a noscript.
    const drawn = await main.evaluate((element: HTMLElement) => {
      for (const part of element.querySelectorAll<HTMLElement>(".later-part"))
        part.style.contentVisibility = "visible";
      return element.innerText;
    });
    for (const text of texts) expect(drawn).toContain(text);
    expect(drawn).not.toMatch(/^Loading/m);
    for (const [name, href] of links)
      await expect(main.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href);
    // The menu opens without script, too.
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(
      page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Events" }),
    ).toBeVisible();
    const hint = page.locator("body > noscript p");
    await expect(hint).toBeVisible();
    const [below, frame] = [await hint.boundingBox(), await main.boundingBox()];
    expect(below?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
    const pictures = await main.locator("img:not([src^='data:'])").all();
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      if (!(await picture.isVisible())) continue;
      await picture.scrollIntoViewIfNeeded();
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await context.close();
  });

  // One visit for all: opening a page costs more than any look at it.
  test(`${path} as a visitor meets it, from a phone to a desktop`, async ({ openPerson }) => {
    const page = await openPerson();
    const problems = await watch(page, ["warning", "error"]);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 360, height: 740 });
    const weight = await weighVisit(page, async () => {
      const response = await openWithLateFonts(page, path);
      expect(response?.status()).toBe(status);
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(overBudget(weight)).toEqual([]);
    expect(weight.script).toBeGreaterThan(10_000); // something was weighed
    expect(weight.style).toBeGreaterThan(1_000);

    await scrollThrough(page);
    await scriptAnswers(page);
    if (path === "/") await sectionsAreThere(page);
    if (path === "/cdcteam") await expect(page.getByRole("article")).toHaveCount(12);
    if (path === "/contact") await expect(page.getByRole("form")).toBeVisible();
    await expectNothingMoved(page);
    expect(loaded.filter((each) => NOT_NEEDED.test(each))).toEqual([]);
    expect(loaded.filter((each) => FIELDS.test(each))).toHaveLength(path === "/contact" ? 1 : 0);
    expect(loaded.filter((each) => each.startsWith("/assets/index-")).length).toBeGreaterThan(0);

    await expectFits(page);
    if (SAME_SCREEN.includes(path)) {
      expect(problems).toEqual([]);
      return;
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 800 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollThrough(page);
    await expectFits(page);
    expect(problems).toEqual([]);
    await expectAccessible(page, "light");
  });
}

test("the names above are those of the build: where they are needed, they are loaded", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const loaded = new Set<string | undefined>();
  page.on("request", (request) => loaded.add(NOT_NEEDED.exec(request.url())?.[1]));
  await openPage(page, "/contact");
  await page.getByLabel("First Name").focus();
  await expect.poll(() => loaded).toEqual(new Set(["apollo", "forms", "rules", undefined]));
});

test("a section whose script cannot be fetched stays as the server sent it", async ({ openPerson }) => {
  const page = await openPerson();
  await page.route(/\/(event-text|glimpses)-[^/]+\.js$/, (route) => route.abort());
  for (const [path, text] of [
    ["/events/syntaxsiege", "Schedule"],
    ["/", "Glimpses of CDC"],
  ] as const) {
    await openPage(page, path);
    const heading = page.getByRole("heading", { name: text });
    const failed = page.waitForEvent("requestfailed");
    await heading.scrollIntoViewIfNeeded();
    await heading.click();
    await failed;
    await page.keyboard.press("Tab"); // another sign of use
    await expect(heading).toBeVisible();
    await expect(page.getByText("An error occurred")).toHaveCount(0);
  }
});

test("a page that the browser cannot take over as it is would be noticed", async ({ browser, site }) => {
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
  await expect.poll(() => problems.join()).toContain("Minified React error #418");
  await context.close();
});

test("a page that depends on who looks says without script that it needs one, and where to read on", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/login");
  const hint = page.locator("body > noscript p");
  await expect(hint).toBeVisible();
  expect(await hint.evaluate((element) => element.textContent)).toContain("need JavaScript");
  await page.getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  await context.close();
});

test("an event's address in other capitals leads to the right one, a mistyped one to a guess", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  await page.goto("/events/ALGOLYMPICS");
  await expect(page).toHaveURL("/events/algOlympics");
  await page.goto("/events/SyntaxSiege/registration");
  await expect(page).toHaveURL("/login?next=%2Fevents%2Fsyntaxsiege%2Fregistration");
  expect(await (await page.request.get("/events/algolympic")).text()).toContain('href="/events/algOlympics"');
  await openPage(page, "/events/algolympic");
  await page.getByRole("link", { name: "/events/algOlympics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AlgOlympics" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("the 404 leads on", async ({ openPerson }) => {
  const page = await openPerson();
  const reply = await page.request.get("/no/such/page");
  expect(reply.status()).toBe(404);
  expect(reply.headers()["content-type"]).toContain("text/html");
  expect((await page.request.get("/events/no-such-event")).status()).toBe(404);
  await page.goto("/events/no-such-event");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/no/such/page");
  await page.getByRole("main").getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
});

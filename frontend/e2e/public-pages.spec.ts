import type { Page } from "@playwright/test";
import { overBudget, weighUsedVisit } from "../../backend/bench/page-weight";
import { expectAccessible } from "./support/axe";
import { expectNothingMoved, openWithLateFonts } from "./support/layout-shift";
import { openPage, scriptAnswers } from "./support/open-page";
import { PUBLIC_PAGES, scrollThrough, sectionsAreThere } from "./support/public-pages";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

// The tests measure first visits, for which a page must not have the site's scripts yet.
test.use({ reusesPages: false });

// These tests are long and independent, so several workers share them.
test.describe.configure({ mode: "parallel" });

/**
 * Matches scripts that a public page may load only when a visitor needs them: Apollo, forms and their rules, overlays.
 */
const NOT_NEEDED = /\/(apollo|forms|rules|overlays)-[^/]+\.js$/;
/** Matches the script with form fields, which only pages with a form may load. */
const FIELDS = /\/fields-[^/]+\.js$/;

/** One page for each screen. All event pages are the same screen with different texts. */
const SCREENS = ["/", "/events", "/events/syntaxsiege", "/members", "/contact"];

/** Checks at the top and at the bottom of the page that nothing is wider than the window. */
async function expectFits(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
}

/** Checks that each picture on the first screen is loaded. */
async function expectFirstPictures(page: Page): Promise<void> {
  const missing = () =>
    page.locator("main img:visible").evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
        .filter(({ naturalWidth, src }) => naturalWidth === 0 || src.startsWith("data:"))
        .map(({ outerHTML }) => outerHTML),
    );
  await expect.poll(missing).toEqual([]);
}

/** Returns the visible texts of a part of a page, without scripts, styles and tags. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

test("each page comes whole from the server: its heading, its texts and its links", async ({
  request,
  site,
}) => {
  for (const { path, status, heading, texts, links } of PUBLIC_PAGES) {
    const reply = await request.get(site.url + path);
    expect(reply.status(), path).toBe(status);
    const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(await reply.text()) ?? [];
    const headings = [...main.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => textOf(text));
    expect(headings, path).toEqual([heading]);
    const text = textOf(main).replaceAll(/\n+/g, "");
    for (const each of texts) expect(text, path).toContain(each);
    for (const [name, href] of links) {
      const named = [...main.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(([, , inner = ""]) =>
        textOf(inner).replaceAll(/\n+/g, "").includes(name),
      );
      expect(named[0]?.[1], `${path}: ${name}`).toContain(`href="${href}"`);
    }
  }
});

test("without script: pages are drawn, the menu opens, and a page that needs one says so", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole("main");
  const hint = page.locator("body > noscript p");
  for (const { path, texts } of PUBLIC_PAGES.filter(({ path: each }) => ["/", "/members"].includes(each))) {
    await page.goto(path);
    // Uses `innerText`, because Playwright's text search skips texts in a noscript element.
    const drawn = await main.evaluate((element: HTMLElement) => element.innerText);
    for (const text of texts) expect(drawn).toContain(text);
    expect(drawn).not.toMatch(/^Loading/m);
    await expect(hint).toBeVisible();
    const [below, frame] = [await hint.boundingBox(), await main.boundingBox()];
    expect(below?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
    const pictures = main.locator("img:not([src^='data:']):visible");
    expect(await pictures.count()).toBeGreaterThan(0);
    const missing = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => {
        const left = all.filter(({ naturalWidth }) => naturalWidth === 0);
        left[0]?.scrollIntoView();
        return left.length;
      });
    await expect.poll(missing, { intervals: [50] }).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link", { name: "Events" })).toBeVisible();
  await page.goto("/login");
  await expect(hint).toBeVisible();
  expect(await hint.evaluate((element) => element.textContent)).toContain("need JavaScript");
  await page.getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  await context.close();
});

test("where our scripts cannot run, a page says what they need, and what the server sent stays", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "block" });
  const page = await context.newPage();
  const note = page.getByRole("alert");
  const expectNote = async (path: string, heading: string | null) => {
    await page.goto(path);
    await page.keyboard.press("Tab"); // the scripts of a public page load once the page is used
    await expect(note).toContainText("need a newer browser: Chrome or Edge 111, Firefox 128, Safari 16.4");
    await expect(note.getByRole("link")).toHaveText(["Home", "Events", "Members", "Contact"]);
    if (heading !== null) await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  };
  const broken = { contentType: "text/javascript", body: "const = ;" };
  await page.route("**/assets/index-*.js", (route) => route.fulfill(broken));
  await expectNote("/login", null);
  await expectNote("/contact", "Get in Touch with Us");
  await page.unroute("**/assets/index-*.js");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(note).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
  await expectNote("/events", "Events");
  await context.close();
});

for (const { path, heading } of PUBLIC_PAGES.filter((each) => SCREENS.includes(each.path))) {
  // All checks share one visit, because opening a page takes longer than the checks.
  test(`${path} as a visitor meets it, from a phone to a desktop`, async ({ openPerson }) => {
    const page = await openPerson();
    const problems = await watch(page, ["warning", "error"]);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 360, height: 740 });
    const weight = await weighUsedVisit(page, async () => {
      const response = await openWithLateFonts(page, path);
      expect(response?.status()).toBe(200);
      await expectFirstPictures(page);
      if (path === "/members") await expect(page.getByRole("article")).toHaveCount(12); // after the loader's 2 seconds
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(weight.scriptAtRest).toBe(0);
    expect(overBudget(weight)).toEqual([]);
    expect(weight.script).toBeGreaterThan(10_000); // ensures that the sizes were measured
    expect(weight.style).toBeGreaterThan(1_000);

    await scrollThrough(page);
    await scriptAnswers(page);
    if (path === "/") await sectionsAreThere(page);
    if (path === "/members") await expect(page.getByRole("article")).toHaveCount(12);
    if (path === "/contact") await expect(page.getByRole("form")).toBeVisible();
    await expectNothingMoved(page);
    expect(loaded.filter((each) => NOT_NEEDED.test(each))).toEqual([]);
    expect(loaded.filter((each) => FIELDS.test(each))).toHaveLength(path === "/contact" ? 1 : 0);
    expect(loaded.filter((each) => each.startsWith("/assets/index-")).length).toBeGreaterThan(0);

    if (path === "/contact") {
      // Using the form loads the scripts `forms` and `rules`. If the build named them differently, NOT_NEEDED would not
      // match them, and the check above would always pass.
      await page.getByLabel("First Name").focus();
      const late = () => new Set(loaded.map((each) => NOT_NEEDED.exec(each)?.[1]));
      await expect.poll(late).toEqual(new Set(["forms", "rules", undefined]));
    }

    await expectFits(page);
    // One page in both themes is enough, because theme.test.ts checks each pair of colours in both.
    await expectAccessible(page, path === "/" ? "both" : "light");
    await page.setViewportSize({ width: 768, height: 800 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollThrough(page);
    await expectFits(page);
    expect(problems).toEqual([]);
    if (path === "/") await expectAccessible(page, "new"); // this time with the desktop's bar
  });
}

test("a mistyped address is a 404 that leads to a guess, one in other capitals leads to the right one", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  for (const [typed, right] of [
    ["/events/ALGOLYMPICS", "/events/algOlympics"],
    ["/events/SyntaxSiege/registration", "/events/syntaxsiege/registration"],
  ] as const) {
    const reply = await page.request.get(typed, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()["location"]]).toEqual([301, right]);
  }
  const missing = await page.request.get("/events/no-such-event");
  expect([missing.status(), missing.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect((await openPage(page, "/events/algolympic"))?.status()).toBe(404);
  await page.getByRole("link", { name: "/events/algOlympics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AlgOlympics" })).toBeVisible();
  expect(problems).toEqual([]);
});

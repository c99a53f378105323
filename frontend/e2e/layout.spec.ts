import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { openPage, scriptAnswers } from "./support/open-page";
import { expect, test } from "./support/test";

const bar = (page: Page) => page.getByRole("banner");
const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");
const hrefs = (links: ReturnType<typeof mainLinks>) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

const VISITOR_LINKS = [
  ["Home", "/"],
  ["Events", "/events"],
  ["Members", "/members"],
  ["Contact", "/contact"],
];

test("a visitor has four links, Login, a bar that stays, a footer, and a theme to choose, which is remembered", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/events");
  expect(await hrefs(mainLinks(page))).toEqual(VISITOR_LINKS);
  await expect(mainLinks(page).and(page.locator("[aria-current=page]"))).toHaveText("Events");
  await expect(bar(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("navigation", { name: "Account" })).toHaveCount(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect((await bar(page).boundingBox())?.y).toBe(0);

  await test.step("the theme follows the system until the switch says otherwise", async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await background();
    expect(dark).not.toBe(light);

    const button = page.getByRole("button", { name: "Switch between light and dark theme" });
    await button.click();
    expect(await background()).toBe(light);
    await page.reload();
    await scriptAnswers(page);
    expect(await background()).toBe(light);
    await button.click();
    expect(await background()).toBe(dark);
  });

  await test.step("in forced colours the current page can be told from the others", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const edges = await mainLinks(page).evaluateAll((all) =>
      all.map((link) => [link.ariaCurrent, getComputedStyle(link).borderBottomColor] as const),
    );
    const [current = [], ...rest] = [...edges].sort(([one]) => (one === "page" ? -1 : 1));
    expect(current[0]).toBe("page");
    expect(rest.length).toBeGreaterThan(2);
    for (const [, edge] of rest) expect(edge).not.toBe(current[1]);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("the footer has the pages, the club's social links and its address", async () => {
    const footer = page.getByRole("contentinfo");
    expect(await hrefs(footer.getByRole("navigation", { name: "Pages" }).getByRole("link"))).toEqual(
      VISITOR_LINKS,
    );
    const social = footer.getByRole("navigation", { name: "Find us" }).getByRole("link");
    await expect(social).toHaveText(["WhatsApp", "Telegram", "Instagram", "LinkedIn", "GitHub"]);
    for (const [, href] of await hrefs(social)) expect(href).toMatch(/^https:\/\//);
    await expect(footer.getByText("Computer Science Block, Room 204")).toBeVisible();
    await footer.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "CDC Coding Club" })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("360 px wide: the menu opens, leads and closes by keyboard alone", async ({ openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  const menu = page.getByRole("navigation", { name: "Menu" });
  const opener = bar(page).getByRole("button", { name: "Menu" });
  // Finds the menu's visible links to pages, without the links to other languages. The menu also has links to the login
  // and the sign-up. They are hidden at this width, because the bar shows them.
  const links = menu.locator("a:not([hreflang]):visible");
  await opener.focus();
  await page.keyboard.press("Enter");
  expect(await hrefs(links)).toEqual(VISITOR_LINKS);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Space");
  for (const label of ["Home", "Events"]) {
    await page.keyboard.press("Tab");
    await expect(links.filter({ hasText: label })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/events");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeFocused();

  await opener.click();
  await expect(menu).toBeVisible();
  await expectAccessible(page, "light");
  await page.mouse.click(180, 700);
  await expect(menu).toBeHidden();
});

import type { Page } from "@playwright/test";
import { weighUsedVisit } from "../../backend/bench/page-weight";
import { expectAccessible } from "./support/axe";
import { look } from "./support/look";
import { goWithin, openPage, scriptAnswers, turnTo } from "./support/open-page";
import { PHONE } from "./support/phone";
import { openSignedIn } from "./support/signed-in";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";

// A test measures a first visit, and each visitor has a browser in another language. A reused page suits neither.
test.use({ reusesPages: false });

const SCREENS = ["/", "/events", "/events/syntaxsiege", "/members", "/contact"];
const PERSONAL = ["/profile", "/dashboard", "/events/syntaxsiege/registration", "/payment"];
const ADMIN = ["overview", "users", "teams", "payments", "events", "content", "settings"];

const offerOn = (page: Page) => page.getByRole("complementary", { name: "Language" });

test("a reader is offered the language of their browser, stays in it, in what the server refuses, too, and goes back to English", async ({
  openPerson,
}) => {
  const page = await openPerson({ ...PHONE, locale: "bn-IN" });
  await openPage(page, "/events?from=poster");
  await expect(offerOn(page).getByRole("link")).toHaveText(["এই সাইট বাংলায় পড়ুন"]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "light");
  await offerOn(page).getByRole("link").click();
  await page.waitForURL("/bn/events?from=poster");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText(/[A-Za-z]/);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("navigation").first().getByRole("link").nth(2).click();
  await page.waitForURL("/bn/members");
  // Every address without a language redirects to the chosen language.
  await openPage(page, "/login?from=mail");
  expect(new URL(page.url()).pathname).toBe("/bn/login");
  await expect(heading).not.toHaveText(/[A-Za-z]/);
  await page.locator('input[name="email"]').fill("unknown@example.org");
  await page.locator('input[type="password"]').fill("not the password");
  await page.keyboard.press("Enter");
  const refusal = page.getByRole("alert");
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toContainText(/[A-Za-z]{3}/);
  await footer.getByRole("link", { name: "English" }).click();
  await page.waitForURL(/^[^/]*\/\/[^/]*\/login/);
  await openPage(page, "/events");
  await expect(heading).toHaveText("Events");
});

test("who declines the offered language is not asked again", async ({ openPerson }) => {
  const page = await openPerson({ ...PHONE, locale: "hi-IN" });
  await openPage(page, "/events");
  await offerOn(page).getByRole("button", { name: "अंग्रेज़ी में ही पढ़ें" }).click();
  await expect(offerOn(page).getByRole("link")).toHaveCount(0);
  await openPage(page, "/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await expect(offerOn(page).getByRole("link")).toHaveCount(0);
});

test("a page names its other languages to search engines", async ({ request, site }) => {
  const html = await (await request.get(`${site.url}/hi/events/algOlympics`)).text();
  const links = [...html.matchAll(/<link rel="(?:alternate|canonical)"[^>]*>/g)].map(([tag]) => tag);
  expect(links).toEqual([
    `<link rel="canonical" href="${site.url}/hi/events/algOlympics"/>`,
    ...[
      ["en", ""],
      ["hi", "/hi"],
      ["bn", "/bn"],
      ["x-default", ""],
    ].map(
      ([language = "", prefix = ""]) =>
        `<link rel="alternate" hreflang="${language}" href="${site.url}${prefix}/events/algOlympics"/>`,
    ),
  ]);
});

// Each page is checked in one language only, because words in both languages are about equally long.
test("no text in हिन्दी breaks a public page on a phone, none in বাংলা one of those that are signed in to", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson(PHONE);
  await test.step("a first visit loads no more than one in English and 6 kB", async () => {
    const english = await openPerson(PHONE);
    const { script } = await weighUsedVisit(english, () => english.goto("/"));
    expect(script).toBeGreaterThan(10_000);
    await expect(offerOn(english).getByRole("link")).toHaveCount(0);
    await english.close();
    const translated = await weighUsedVisit(page, () => page.goto("/hi/"));
    expect(translated.script - script).toBeLessThan(6_000);
  });
  await scriptAnswers(page);
  for (const path of SCREENS) {
    if (path !== "/") await turnTo(page, `/hi${path}`);
    await expectNoSidewaysScroll(page);
    await look(page, `hi${path.replaceAll("/", "-")}`);
  }
  await expectAccessible(page, "light");
  // Signs a leader and then an admin in on the same page, because a new page would have to load all scripts again.
  await openSignedIn(page, site, "Team Leader", "/bn/profile");
  for (const path of PERSONAL) {
    if (path !== "/profile") await turnTo(page, `/bn${path}`);
    await expect(page.getByRole("main").getByText("Loading")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await look(page, `bn${path.replaceAll("/", "-")}`);
  }
  await openSignedIn(page, site, "Superadmin", "/bn/admindashboard");
  for (const tab of ADMIN) {
    await goWithin(page, `/bn/admindashboard?tab=${tab}`);
    await expect(page.locator(`[role=tabpanel][id$="-${tab}"]`)).toContainText(/\S/);
    await expectNoSidewaysScroll(page);
    await look(page, `bn-admin-${tab}`);
  }
});

import { weighVisit } from "../../backend/bench/page-weight";
import { expectAccessible } from "./support/axe";
import { look } from "./support/look";
import { openPage } from "./support/open-page";
import { PHONE } from "./support/phone";
import { PUBLIC_PAGES } from "./support/public-pages";
import { openSignedIn } from "./support/signed-in";
import { expectNoSidewaysScroll } from "./support/teams";
import { expect, test } from "./support/test";

/** A language and its own name. */
const TRANSLATED = [
  ["hi", "हिन्दी"],
  ["bn", "বাংলা"],
] as const;
const PERSONAL = ["/profile", "/dashboard", "/events/syntaxsiege/registration", "/payment"];
const ADMIN = ["overview", "users", "teams", "payments", "events", "content", "settings"];

for (const [code, name] of TRANSLATED) {
  test(`a visitor chooses ${name} and stays in it, and goes back to English`, async ({ openPerson }) => {
    const page = await openPerson();
    await openPage(page, "/events");
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await page.waitForURL(`/${code}/events`);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText(/[A-Za-z]/);
    await page.getByRole("navigation").first().getByRole("link").nth(2).click();
    await page.waitForURL(`/${code}/cdcteam`);
    // Every address without a language leads to the one that was chosen.
    await openPage(page, "/contact?from=mail");
    expect(new URL(page.url()).pathname).toBe(`/${code}/contact`);
    await expect(heading).not.toHaveText(/[A-Za-z]/);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.waitForURL(/^[^/]*\/\/[^/]*\/contact/);
    await openPage(page, "/events");
    await expect(heading).toHaveText("Events");
  });
}

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

for (const [code, name] of TRANSLATED) {
  test(`a refusal of the server is in ${name}`, async ({ openPerson }) => {
    const page = await openPerson();
    await openPage(page, `/${code}/login`);
    await page.locator('input[name="email"]').fill("nobody@example.org");
    await page.locator('input[type="password"]').fill("not the password");
    await page.keyboard.press("Enter");
    const refusal = page.getByRole("alert");
    await expect(refusal).toBeVisible();
    await expect(refusal).not.toContainText(/[A-Za-z]{3}/);
  });

  test(`no text in ${name} breaks a page on a phone`, async ({ openPerson, site }) => {
    const visitor = await openPerson(PHONE);
    for (const { path } of PUBLIC_PAGES) {
      await openPage(visitor, `/${code}${path}`);
      await expectNoSidewaysScroll(visitor);
      await look(visitor, `${code}${path.replaceAll("/", "-")}`);
    }
    await expectAccessible(visitor, "light");
    const leader = await openPerson(PHONE);
    await openSignedIn(leader, site, "Team Leader", `/${code}/profile`);
    for (const path of PERSONAL) {
      await leader.goto(`/${code}${path}`);
      await expect(leader.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(leader);
      await look(leader, `${code}${path.replaceAll("/", "-")}`);
    }
    const admin = await openPerson(PHONE);
    await openSignedIn(admin, site, "Superadmin", `/${code}/admindashboard`);
    for (const tab of ADMIN) {
      await admin.goto(`/${code}/admindashboard?tab=${tab}`);
      await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(admin);
      await look(admin, `${code}-admin-${tab}`);
    }
  });

  test(`a first visit in ${name} loads no more than one in English and 6 kB`, async ({ openPerson }) => {
    const weigh = async (path: string): Promise<number> => {
      const page = await openPerson(PHONE);
      return (await weighVisit(page, () => page.goto(path))).script;
    };
    const [english, translated] = [await weigh("/"), await weigh(`/${code}/`)];
    expect(english).toBeGreaterThan(10_000);
    expect(translated - english).toBeLessThan(6_000);
  });
}

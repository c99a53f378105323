import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { drawn, scriptAnswers } from "./support/open-page";
import { storedToken } from "./support/own-session";
import { enter, logInOnPage, newStudent, openAs } from "./support/students";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

// The tests are independent, so the workers share them.
test.describe.configure({ mode: "parallel" });

/*
 * frontend/src/app/personal-pages.test.tsx checks who may see which page, and frontend/src/app/layout/top-bar.test.tsx
 * checks each role's menu. The tests in this file need a browser: no page shows an error, and Logout removes the stored
 * data. long-names.spec.ts checks a leader's pages, and first-visit.spec.ts checks the sign-up.
 */

const FOR_EVERYBODY = ["/forget-pass", "/addmem"];

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const KEYS = ["user", "teamData", "teamName", "teamMembers"];

/**
 * Opens an address and waits for the final page. The heading appears only after the guard has decided. Returns the path
 * and query.
 */
async function arrive(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: "commit" });
  await expect(title(page)).toBeVisible();
  await expect(title(page), path).not.toHaveText("There is no page here");
  await scriptAnswers(page);
  await drawn(page);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test("signed out, a page of one's own leads to the login; nothing is an error on the pages for everybody", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  const registration = "/events/syntaxsiege/registration?from=mail";
  expect(await arrive(page, registration)).toBe(`/login?next=${encodeURIComponent(registration)}`);
  for (const path of FOR_EVERYBODY) expect(await arrive(page, path)).toBe(path);
  expect(problems).toEqual([]);
  await test.step("axe finds nothing where a batch of members could not be loaded", async () => {
    await page.route("**/graphql", (route) => route.abort());
    await page.goto("/cdcteam?batch=2022-26");
    await expect(page.getByRole("tabpanel").getByRole("alert")).toBeVisible();
    await expectAccessible(page, "light");
  });
});

test("the menu of one's own by keyboard; Logout leads home, with nothing left", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const leader = await newStudent(site, "Asha Rao", { role: "Team Leader" });
  await enter(page, leader, "/team");
  const bar = page.getByRole("banner");
  const menu = page.getByRole("navigation", { name: "Account" });
  const opener = bar.getByRole("button", { name: /account menu/ });
  const mainLinks = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await test.step("the bar and the menu", async () => {
    await expect(mainLinks).toHaveText(["Home", "Events", "Members", "Contact", "Profile"]);
    await expect(bar.getByRole("link", { name: "Login" })).toHaveCount(0);
    await expect(menu).toBeHidden();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("listitem")).toHaveText(["Team Dashboard", "Create Team", "Logout"]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole("link", { name: "Create Team" }).click();
    await expect(page).toHaveURL("/createTeam");
    await expect(title(page)).toBeVisible();
  });

  await test.step("Logout", async () => {
    const token = await storedToken(page);
    await page.evaluate((keys) => {
      for (const key of keys) if (key !== "user") localStorage.setItem(key, "something");
    }, KEYS);
    const logoutReply = page.waitForResponse("**/api/auth/logout");
    await opener.click();
    await menu.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(title(page)).toHaveText("CDC Coding Club");
    await expect(bar.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(mainLinks).toHaveText(["Home", "Events", "Members", "Contact"]);
    const storedValues = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);
    expect(storedValues).toEqual([null, null, null, null]);
    expect((await logoutReply).status()).toBe(200);
    // The site recognises the browser after a login (ADR 34). The cookie for this purpose does not sign anyone in.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["club-device"]);
    const late = await page.request.get("/api/eventTeam/get-all-team", {
      headers: { authorization: `Bearer ${String(token)}` },
    });
    expect(late.status()).toBe(401);
    // The browser's Back button does not show the page again.
    await page.goBack();
    await expect(page).toHaveURL("/login?next=%2FcreateTeam");
    await expect(title(page)).toHaveText("Login");
  });
});

test("a stored session that is none is found out by the server, and gives way to the real one", async ({
  openPerson,
  site,
}) => {
  /** Returns a session with a Superadmin's token like the server's, but with an invalid signature. */
  const forged = (id = "1") => {
    const now = Math.floor(Date.now() / 1000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { sub: "1", sid: "1", role: "Superadmin", iat: now, exp: now + 3600 };
    const token = `${part({ alg: "none", typ: "at+jwt" })}.${part(claims)}.AAAA`;
    return JSON.stringify({
      token,
      id,
      userId: id,
      role: "Superadmin",
      name: "Mallory",
      email: "m@example.org",
    });
  };
  const page = await openPerson();
  await openAs(page, forged(), "/admindashboard");
  await expect(page).toHaveURL("/login?next=%2Fadmindashboard");
  await expect(title(page)).toHaveText("Login");
  expect(await storedToken(page)).toBeNull();
  // A student with a forged Superadmin role is sent to the home page as a student.
  const asha = await newStudent(site, "Asha Rao");
  await logInOnPage(page, asha);
  await openAs(page, forged(asha.session.id), "/admindashboard");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("button", { name: /Asha Rao/ })).toBeVisible();
  // With a forged user id, Asha is not signed in, because her cookie renews only a session of her own.
  await openAs(page, forged(), "/admindashboard");
  await expect(page).toHaveURL("/login?next=%2Fadmindashboard");
});

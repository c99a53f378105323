import type { Page } from "@playwright/test";
import type { Site } from "./support/site";
import { storedToken } from "./support/own-session";
import { enter, newStudent, superadmin, type Student } from "./support/students";
import { expect, test } from "./support/test";

const SIGNED_IN = ["User", "Team Leader", "Superadmin"] as const;
const ROLES = ["signed out", ...SIGNED_IN] as const;
type RoleName = (typeof ROLES)[number];

/** The specification's table of routes, and who stays there. Where it shows no guard, its general one holds. */
const TABLE: readonly (readonly [path: string, stay: readonly RoleName[]])[] = [
  ["/", ROLES],
  ["/events", ROLES],
  ["/events/algOlympics", ROLES],
  ["/events/syntaxsiege", ROLES],
  ["/events/syntaxsiege/registration", SIGNED_IN],
  ["/events/syntaxsiege/team", SIGNED_IN],
  ["/payment", SIGNED_IN],
  ["/cdcteam", ROLES],
  ["/contact", ROLES],
  ["/addmem", ROLES],
  ["/profile", SIGNED_IN],
  ["/dashboard", SIGNED_IN],
  ["/createTeam", SIGNED_IN],
  ["/admindashboard", ["Superadmin"]],
  ["/team", ["Team Leader"]],
];
/** Nobody who is signed in has anything to do there. */
const ACCOUNT_SCREENS = ["/signup", "/login", "/forget-pass"];

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const KEYS = ["user", "teamData", "teamName", "teamMembers"];

function somebody(site: Site, role: (typeof SIGNED_IN)[number]): Promise<Student> {
  return role === "Superadmin" ? superadmin(site) : newStudent(site, "Asha Rao", { role });
}

/** Opens an address and waits for the page that one ends up on: its heading comes only behind the guard. */
async function arrive(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: "commit" });
  await expect(title(page)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

for (const role of ROLES) {
  test(`the table of routes for ${role}`, async ({ openPerson, site }) => {
    const page = await openPerson();
    if (role !== "signed out") await enter(page, await somebody(site, role), "/");
    for (const [path, stay] of TABLE) {
      const away = role === "signed out" ? `/login?next=${encodeURIComponent(path)}` : "/";
      expect(await arrive(page, path), path).toBe(stay.includes(role) ? path : away);
      await expect(title(page), path).not.toHaveText("There is no page here");
    }
    if (role !== "signed out") return;
    for (const path of ACCOUNT_SCREENS) expect(await arrive(page, path)).toBe(path);
  });
}

test("/team is the home page, for a Team Leader", async ({ openPerson, site }) => {
  const page = await openPerson();
  await enter(page, await somebody(site, "Team Leader"), "/team");
  await expect(title(page)).toHaveText("CDC Coding Club");
  await expect(page.getByRole("heading", { name: "What Others Think About Us" })).toBeAttached();
});

test("the way back keeps what the address asked for", async ({ openPerson }) => {
  const page = await openPerson();
  expect(await arrive(page, "/events/syntaxsiege/registration?from=mail")).toBe(
    `/login?next=${encodeURIComponent("/events/syntaxsiege/registration?from=mail")}`,
  );
});

for (const role of SIGNED_IN) {
  test(`the menu of ${role} leads where it says, and Logout home, with nothing left`, async ({
    openPerson,
    site,
  }) => {
    const page = await openPerson();
    await enter(page, await somebody(site, role), "/payment");
    const bar = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Account" });
    const opener = bar.getByRole("button", { name: /account menu/ });
    await opener.click();
    await expect(menu.getByRole("link", { name: "Team Dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(menu.getByRole("link", { name: "Create Team" })).toHaveCount(role === "Team Leader" ? 1 : 0);
    await expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
    if (role === "Team Leader") {
      await menu.getByRole("link", { name: "Create Team" }).click();
      await expect(page).toHaveURL("/createTeam");
      await expect(title(page)).toBeVisible();
      await opener.click();
    }

    const token = await storedToken(page);
    await page.evaluate((keys) => {
      for (const key of keys) if (key !== "user") localStorage.setItem(key, "something");
    }, KEYS);
    const logoutReply = page.waitForResponse("**/api/auth/logout");
    await menu.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(title(page)).toHaveText("CDC Coding Club");
    await expect(bar.getByRole("link", { name: "Login" })).toBeVisible();
    expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect((await logoutReply).status()).toBe(200);
    // That somebody logged in here before stays known (ADR 34); it signs nobody in.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["club-device"]);
    const late = await page.request.get("/api/eventTeam/get-all-team", {
      headers: { authorization: `Bearer ${String(token)}` },
    });
    expect(late.status()).toBe(401);
    // Back does not bring the page back.
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?next=%2F\w+$/);
    await expect(title(page)).toHaveText("Login");
  });
}

test.describe("a stored session that is none", () => {
  const store = async (page: Page, text: string) => {
    await page.goto("/robots.txt");
    await page.evaluate((value) => localStorage.setItem("user", value), text);
  };
  /** A token as only the server could make it, but for its signature. */
  const forged = (role: string, seconds: number, id = "1") => {
    const now = Math.floor(Date.now() / 1000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { sub: "1", sid: "1", role, iat: now, exp: now + seconds };
    const token = `${part({ alg: "none", typ: "at+jwt" })}.${part(claims)}.AAAA`;
    return JSON.stringify({ token, id, userId: id, role, name: "Mallory", email: "m@example.org" });
  };

  for (const [what, text] of [
    ["no JSON", "}{"],
    ["no token", JSON.stringify({ id: "1" })],
    ["a token that is none", JSON.stringify({ token: "abc", id: "1", userId: "1" })],
  ] as const) {
    test(`counts as signed out: ${what}`, async ({ openPerson }) => {
      const page = await openPerson();
      await store(page, text);
      expect(await arrive(page, "/payment")).toBe("/login?next=%2Fpayment");
      await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    });
  }

  for (const [what, seconds] of [
    ["good for an hour, it says", 3600],
    ["over", -10],
  ] as const) {
    test(`is found out by the server: a forged Superadmin, ${what}`, async ({ openPerson }) => {
      const page = await openPerson();
      await store(page, forged("Superadmin", seconds));
      await page.goto("/admindashboard");
      await expect(page).toHaveURL("/login?next=%2Fadmindashboard");
      await expect(title(page)).toHaveText("Login");
      expect(await storedToken(page)).toBeNull();
    });
  }

  test("gives way to the real one: a student who calls herself Superadmin goes home as a student", async ({
    openPerson,
    site,
  }) => {
    const page = await openPerson();
    const asha = await newStudent(site, "Asha Rao");
    await enter(page, asha, "/events");
    await store(page, forged("Superadmin", 3600, asha.session.id));
    await page.goto("/admindashboard");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("button", { name: /Asha Rao/ })).toBeVisible();
    // Calling herself somebody else, she is nobody: the cookie renews only whose it is.
    await store(page, forged("Superadmin", 3600));
    await page.goto("/admindashboard");
    await expect(page).toHaveURL("/login?next=%2Fadmindashboard");
  });
});

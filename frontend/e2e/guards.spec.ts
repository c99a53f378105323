import type { Page } from "@playwright/test";
import { PERSONAL_PATHS } from "../../backend/src/kernel/contract/paths";
import { drawn, scriptAnswers } from "./support/open-page";
import type { Site } from "./support/site";
import { storedToken } from "./support/own-session";
import { enter, newStudent, newTeam, superadmin, type Student } from "./support/students";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

// Long, and no test of it knows of another: the workers share it.
test.describe.configure({ mode: "parallel" });

const SIGNED_IN = ["User", "Team Leader", "Superadmin"] as const;
const ROLES = ["signed out", ...SIGNED_IN] as const;
type RoleName = (typeof ROLES)[number];

const TEAM_VIEW = "/events/syntaxsiege/team";
const RECEIPT = "/receipts/1";

/** The specification's table of routes, and who stays there. Where it shows no guard, its general one holds. */
const TABLE: readonly (readonly [path: string, stay: readonly RoleName[]])[] = [
  ["/", ROLES],
  ["/events", ROLES],
  ["/events/algOlympics", ROLES],
  ["/events/syntaxsiege", ROLES],
  ["/events/syntaxsiege/registration", SIGNED_IN],
  [TEAM_VIEW, SIGNED_IN],
  ["/events/syntaxsiege/team-mates", SIGNED_IN],
  ["/payment", SIGNED_IN],
  [RECEIPT, SIGNED_IN],
  ["/cdcteam", ROLES],
  ["/contact", ROLES],
  ["/addmem", ROLES],
  ["/profile", SIGNED_IN],
  ["/dashboard", SIGNED_IN],
  ["/createTeam", SIGNED_IN],
  ["/admindashboard", ["Superadmin"]],
  ["/team", ["Team Leader"]],
];
/**
 * What a browser shows of the table; frontend/src/app/personal-pages.test.tsx holds all of it, each path for each role.
 * Who is looking changes nothing on the pages for everyone: one role stands for all, and public-pages.spec.ts has them
 * signed out. Signed out, one path of each kind of guard is led away. A Superadmin without a team sees on a team's pages what
 * a student without one does. A receipt is given out by none of these tests.
 */
function isToSee(path: string, stay: readonly RoleName[], role: RoleName): boolean {
  if (stay === ROLES) return role === "User";
  if (path === RECEIPT) return false;
  if (role === "signed out") return ["/payment", "/admindashboard", "/team"].includes(path);
  return role !== "Superadmin" || !["/events/syntaxsiege/registration", TEAM_VIEW, "/payment"].includes(path);
}
/** Nobody who is signed in has anything to do there. */
const ACCOUNT_SCREENS = ["/signup", "/login", "/forget-pass"];

/** Tried where their own work is: admin-checkin.spec.ts, setup.spec.ts. */
const ELSEWHERE = ["/desk", "/pass", "/setup"];

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
  test(`the table of routes for ${role}, and nothing is an error on its pages`, async ({
    openPerson,
    site,
  }) => {
    const page = await openPerson();
    const problems = await watch(page);
    if (role !== "signed out") {
      const who = await somebody(site, role);
      if (role === "Team Leader") await newTeam(site, who, [await newStudent(site, "Ravi Nair")]);
      await enter(page, who, "/");
    }
    for (const [path, stay] of TABLE) {
      if (!isToSee(path, stay, role)) continue;
      const away = role === "signed out" ? `/login?next=${encodeURIComponent(path)}` : "/";
      expect(await arrive(page, path), path).toBe(stay.includes(role) ? path : away);
      await expect(title(page), path).not.toHaveText("There is no page here");
      await scriptAnswers(page);
      await drawn(page);
    }
    if (role === "Team Leader") {
      await arrive(page, "/team");
      await expect(title(page)).toHaveText("CDC Coding Club");
      await expect(page.getByRole("heading", { name: "What Others Think About Us" })).toBeAttached();
    }
    for (const path of role === "signed out" || role === "User" ? ACCOUNT_SCREENS : []) {
      const there = await arrive(page, path);
      if (role === "signed out") expect(there).toBe(path);
      await scriptAnswers(page);
      await drawn(page);
    }
    if (role === "signed out") {
      expect(await arrive(page, "/events/syntaxsiege/registration?from=mail")).toBe(
        `/login?next=${encodeURIComponent("/events/syntaxsiege/registration?from=mail")}`,
      );
      expect(await arrive(page, "/addmem")).toBe("/addmem");
    }
    expect(problems).toEqual([]);
  });
}

test("the table has every page that depends on who looks", () => {
  const tried = [...TABLE.map(([path]) => path), ...ACCOUNT_SCREENS, ...ELSEWHERE].sort();
  expect(tried).toEqual(
    expect.arrayContaining(
      PERSONAL_PATHS.map((path) => path.replace(":slug", "syntaxsiege").replace(":number", "1")),
    ),
  );
});

for (const [role, entries] of [
  ["User", ["Team Dashboard", "Logout"]],
  ["Team Leader", ["Team Dashboard", "Create Team", "Logout"]],
  ["Superadmin", ["Admin Panel", "Logout"]],
] as const) {
  test(`the bar and the menu of ${role}, by keyboard too; Logout leads home, with nothing left`, async ({
    openPerson,
    site,
  }) => {
    const page = await openPerson();
    await enter(page, await somebody(site, role), "/payment");
    const bar = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Account" });
    const opener = bar.getByRole("button", { name: /account menu/ });
    const mainLinks = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(mainLinks).toHaveText(["Home", "Events", "Members", "Contact", "Profile"]);
    await expect(mainLinks.last()).toHaveAttribute("href", "/profile");
    await expect(bar.getByRole("link", { name: "Login" })).toHaveCount(0);
    await expect(menu).toBeHidden();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("listitem")).toHaveText([...entries]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    const [label, href] =
      role === "Superadmin" ? ["Admin Panel", "/admindashboard"] : ["Team Dashboard", "/dashboard"];
    await expect(menu.getByRole("link", { name: label })).toHaveAttribute("href", href);
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
    await expect(mainLinks).toHaveText(["Home", "Events", "Members", "Contact"]);
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

  test("is found out by the server: a forged Superadmin, good for an hour, it says, or over", async ({
    openPerson,
  }) => {
    const page = await openPerson();
    for (const seconds of [3600, -10]) {
      await store(page, forged("Superadmin", seconds));
      await page.goto("/admindashboard");
      await expect(page).toHaveURL("/login?next=%2Fadmindashboard");
      await expect(title(page)).toHaveText("Login");
      expect(await storedToken(page)).toBeNull();
    }
  });

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

import { existsSync } from "node:fs";
import { join } from "node:path";
import { PERSONAL_PATHS } from "@contract/kernel/contract/paths";
import { personalPage, publicPage } from "./page-at";

test.each([
  ["/", "/"],
  ["/events", "/events"],
  ["/EVENTS/", "/events"],
  ["/%65vents", "/events"],
  ["/events/syntaxsiege", "/events/syntaxsiege"],
  ["/events/syntax%73iege/", "/events/syntaxsiege"],
  ["/events/a%20b", "/events/a%20b"],
  ["/members", "/members"],
  ["/cdcteam", "/cdcteam"],
  ["/events/x/y", "/404"],
  ["/events/%E0%A4%A", "/404"],
  ["/no/such/page", "/404"],
])("%s is kept as %s", (address, path) => {
  expect(publicPage(address)?.path).toBe(path);
});

test.each([
  "/profile",
  "/Profile",
  "/events/syntaxsiege/registration",
  "/events/syntaxsiege/team",
  "/events/syntaxsiege-2026/registration",
  "/dashboard",
  "/createTeam",
  "/addmem",
  "/team",
  "/admindashboard",
  "/login",
])("%s depends on who is looking", (address) => {
  expect(publicPage(address)).toBeNull();
});

test.each(PERSONAL_PATHS)("%s has its chunks fetched at once, from sources that exist", (path) => {
  const page = personalPage(`${path.replace(":slug", "syntaxsiege")}/`);
  expect(page?.path).toBe(path);
  for (const module of page?.modules ?? []) expect(existsSync(join(__dirname, "../..", module))).toBe(true);
  expect(page?.modules).toContain("src/app/personal-page.tsx");
});

test("a public page belongs to no user", () => {
  expect(personalPage("/events")).toBeNull();
  expect(personalPage("/%E0%A4%A")).toBeNull();
});

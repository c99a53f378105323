import type { Page } from "@playwright/test";
import { PERSONAL_PATHS } from "../../backend/src/kernel/contract/paths";
import { expect, openAdmin, test } from "./support/demo-site";
import { drawn, openPage } from "./support/open-page";
import { PUBLIC_PAGES, scrollThrough } from "./support/public-pages";
import { enter, newStudent, newTeam } from "./support/students";

/** Every page of the site as everybody sees it: nothing breaks the Content-Security-Policy, nothing is an error. */

test.use({ siteOf: "crawl" });

const PERSONAL = PERSONAL_PATHS.map((path) => path.replace(":slug", "syntaxsiege"));
/** What a browser says of an address without a page: the one thing that is right to say. */
const MISSING = /^Failed to load resource: .* 404 /;

/** What goes wrong on a page from now on. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const found = (what: string): void => void problems.push(`${page.url()}: ${what}`);
  await page.exposeFunction("reportViolation", found);
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      reportViolation(`breaks ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  page.on("pageerror", ({ message }) => found(message));
  page.on("console", (message) => {
    const isMissing = message.location().url === page.url() && MISSING.test(message.text());
    if (message.type() === "error" && !isMissing) found(message.text());
  });
  return problems;
}

async function lookAt(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await drawn(page);
}

test("the watch notices what it is for", async ({ openPerson }) => {
  const page = await openPerson();
  const problems = await watch(page);
  await openPage(page, "/contact");
  await page
    .evaluate(() => {
      document.body.append(Object.assign(document.createElement("iframe"), { src: "data:text/html,x" }));
      console.error("something");
      document.createElement("p").innerHTML = "<b>no</b>";
    })
    .catch(() => undefined);
  for (const what of ["breaks frame-src", "breaks require-trusted-types-for", "something"])
    await expect.poll(() => problems.join("\n")).toContain(what);
});

test("pages for everybody", async ({ openPerson }) => {
  const page = await openPerson();
  const problems = await watch(page);
  for (const { path } of PUBLIC_PAGES) {
    await lookAt(page, path);
    await scrollThrough(page);
    await drawn(page);
  }
  for (const path of PERSONAL) await lookAt(page, path);
  await page.goto("/api/docs");
  await expect(page.locator(".opblock").first()).toBeVisible();
  expect(problems).toEqual([]);
});

for (const withTeam of [false, true]) {
  test(`pages of a student ${withTeam ? "with" : "without"} a team`, async ({ openPerson, site }) => {
    const student = await newStudent(site, "Asha Rao", { role: withTeam ? "Team Leader" : "User" });
    if (withTeam) await newTeam(site, student, [await newStudent(site, "Ravi Nair")]);
    const page = await openPerson();
    const problems = await watch(page);
    await enter(page, student, "/");
    for (const path of PERSONAL) await lookAt(page, path);
    expect(problems).toEqual([]);
  });
}

test("the admin area, tab by tab", async ({ openPerson }) => {
  const page = await openPerson();
  const problems = await watch(page);
  await openAdmin(page, "profile");
  const tabs = page.getByRole("tablist").first().getByRole("tab");
  const labels = await tabs.allTextContents();
  expect(labels.length).toBeGreaterThanOrEqual(10);
  for (const name of labels) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tabpanel").first()).toContainText(/\S/);
    await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
    await scrollThrough(page);
    await drawn(page);
  }
  expect(problems).toEqual([]);
});

import type { Page } from "@playwright/test";
import { weighVisit } from "../../backend/bench/page-weight";
import { PHONE } from "./support/phone";
import { logInOnPage, newStudent, newTeam } from "./support/students";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

// Each test measures first visits, for which a page must not have the site's scripts yet.
test.use({ reusesPages: false });

test.describe.configure({ mode: "parallel" });

/** Scripts that may load after the form has appeared, because they only check and send the form's input (ADR 3). */
const LATER = /\/(apollo|client|rules)-[^/]+\.js$/;

/** Collects the paths of a page's scripts, without those that the page fetches only when it is idle. */
async function scriptsOf(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Leaves out the script that registers the service worker, which loads three seconds after the site's start.
    if (/^\/assets\/(?!register-worker).*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return scripts;
}

/** Maximum number of script files of a signed-in user's page. */
const MOST_FILES = 14;
/** Maximum bytes of script that a signed-in user's page receives, as sent with Brotli. */
const MOST_SENT = 180_000;

for (const [path, field, files, script] of [
  ["/login", "Password", 7, 113_100],
  ["/signup", "Password", 10, 118_800],
] as const) {
  test(`the form of ${path} is there before Apollo, in few files, and nothing is an error`, async ({
    openPerson,
  }) => {
    const page = await openPerson(PHONE);
    const problems = await watch(page);
    const scripts = await scriptsOf(page);
    const weight = await weighVisit(page, () => page.goto(path));
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    expect(scripts.filter((each) => LATER.test(each))).toEqual([]);
    expect(scripts.length, scripts.join(" ")).toBeLessThanOrEqual(files);
    expect(weight.script).toBeLessThan(script);
    expect(problems).toEqual([]);
  });
}

test("the pages of a team come in few files, without the rules of forms and without dialogs", async ({
  openPerson,
  site,
}) => {
  const [leader, ...members] = [
    await newStudent(site, "Asha Rao"),
    await newStudent(site, "Ravi Sen"),
    await newStudent(site, "Meera Das"),
  ];
  await newTeam(site, leader, members);
  const page = await openPerson(PHONE);
  const problems = await watch(page);
  const session = await logInOnPage(page, leader);
  // Clears the storage, so that each visit is like a first visit of a signed-in user.
  await page.addInitScript((text) => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    localStorage.setItem("user", text);
  }, session);
  const devtools = await page.context().newCDPSession(page);
  const scripts = await scriptsOf(page);
  for (const [path, script] of [
    ["/events/current/registration", 202_600],
    ["/events/current/team", 196_100],
    ["/events/current/team-mates", 198_500],
    ["/dashboard", 201_700],
    ["/payment", 205_000],
    ["/profile", 205_000],
    ["/pass", 176_200],
    ["/createTeam", 202_000],
  ] as const) {
    await page.goto("/healthz"); // not about:blank, after which the next page would need a new process
    await devtools.send("Network.clearBrowserCache");
    scripts.length = 0;
    const weight = await weighVisit(page, () => page.goto(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts.filter((each) => /\/(rules|overlays)-/.test(each))).toEqual([]);
    expect(scripts.filter((each) => /\/apollo-/.test(each))).toHaveLength(1);
    expect.soft(scripts.length, path).toBeLessThanOrEqual(MOST_FILES);
    expect.soft(weight.script, path).toBeLessThan(script);
    expect.soft(weight.scriptSent, path).toBeLessThanOrEqual(MOST_SENT);
  }
  expect(problems).toEqual([]);
});

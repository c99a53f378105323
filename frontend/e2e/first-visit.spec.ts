import { weighVisit } from "../../backend/bench/page-weight";
import { PHONE } from "./support/phone";
import { expect, test } from "./support/test";

test.describe.configure({ mode: "parallel" });

/** Scripts that the form does not need to appear, because they only check and send its input (ADR 3). */
const LATER = /\/(apollo|client|rules)-[^/]+\.js$/;

for (const [path, field, files, script] of [
  ["/login", "Password", 8, 114_300],
  ["/signup", "Password", 11, 139_000],
] as const) {
  test(`the form of ${path} is there before Apollo, in few files`, async ({ openPerson }) => {
    const page = await openPerson(PHONE);
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The service worker is registered later, when the page is idle.
      if (/^\/assets\/(?!register-worker).*\.js$/.test(pathname)) scripts.push(pathname);
    });
    // Never reports that the page is idle, so that scripts that load later are not fetched.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const weight = await weighVisit(page, () => page.goto(path));
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    expect(scripts.filter((each) => LATER.test(each))).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(weight.script).toBeLessThan(script);
  });
}

import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { ReusedPages, type ReusedPage } from "./reused-pages";
import { startSite, type Site } from "./site";

/** The sites that many files share, which run until the worker ends. Of all other sites, only one runs at a time. */
const SHARED: readonly string[] = ["", "shared desk"];

/** Returns the worker's site with the given name, and starts it at the first call. */
type SiteNamed = (name: string, start: () => Promise<Site>) => Promise<Site>;

interface Fixtures {
  /**
   * The name of the test file's site. Files that set the same name share a site, and files that set none share the
   * common site. On a shared site, tests change only data that they created, or data that no other file checks. A file
   * that sets a name of its own is not affected by other files' changes. Each worker starts its own sites, which costs
   * seconds of CPU time.
   */
  siteOf: string;
  /**
   * The running product. A fixture of the test, not of the worker: otherwise a file with another site would need
   * another worker and therefore another browser.
   */
  readonly site: Site;
  /**
   * Whether the file's tests take over pages from other tests of the worker (support/reused-pages.ts). False for tests of
   * what a browser does at a first visit, and for tests that change a page in a way that `ReusedPages` does not undo: a
   * stopped clock, settings of the developer tools, a service worker.
   */
  reusesPages: boolean;
  /**
   * Opens a page for a new person, without cookies and storage. The test fails if an error occurs on the page, or if
   * the page sends a request to another host.
   */
  readonly openPerson: (device?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's `test`, with the running product as a fixture. */
export const test = base.extend<Fixtures, { siteNamed: SiteNamed; reusedPages: ReusedPages }>({
  siteOf: ["", { option: true }],
  reusesPages: [true, { option: true }],
  reusedPages: [
    async ({ browser }, provide) => {
      const reused = new ReusedPages(browser);
      await provide(reused);
      await reused.closeAll();
    },
    { scope: "worker" },
  ],
  siteNamed: [
    async ({}, provide) => {
      const running = new Map<string, Site>();
      await provide(async (name, start) => {
        const there = running.get(name);
        if (there) return there;
        // Before a file's own site starts, stops the earlier file's own site: it takes as much memory as a browser, and
        // no later file uses it. Shared sites keep running.
        for (const [other, site] of running) {
          if (SHARED.includes(name) || SHARED.includes(other)) continue;
          running.delete(other);
          await site.stop();
        }
        const site = await start();
        running.set(name, site);
        return site;
      });
      await Promise.all([...running.values()].map((site) => site.stop()));
    },
    { scope: "worker" },
  ],
  site: async ({ siteNamed, siteOf }, provide) => {
    await provide(await siteNamed(siteOf, startSite));
  },
  openPerson: async ({ browser, site, siteOf, reusesPages, reusedPages }, provide, testInfo) => {
    const problems: string[] = [];
    // A page can be reused only for the same site, and only shared sites are still running in later files.
    const reuses = reusesPages && SHARED.includes(siteOf);
    const pages = reuses ? reusedPages : new ReusedPages(browser);
    const opened: ReusedPage[] = [];
    await provide(async (device) => {
      const reused = await pages.take(site.url, device);
      opened.push(reused);
      const { page } = reused;
      page.on("pageerror", (error) => problems.push(`error on ${page.url()}: ${error.message}`));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.url)
          problems.push(`a request off the host: ${request.url()}`);
      });
      return page;
    });
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    if (!hasPassed)
      await keepPictures(
        opened.map(({ page }) => page.context()),
        testInfo,
      );
    // Animations on a page left open would slow down every later test.
    for (const reused of opened) await pages.giveBack(reused, reuses && hasPassed);
    expect(problems).toEqual([]);
  },
  page: async ({ openPerson }, provide) => {
    await provide(await openPerson());
  },
});

/** Maximum number of lines of a page's texts in a failed test's report. */
const REPORTED_LINES = 150;

/**
 * Saves the last screenshot of each person in a failed test, and reports the texts of each page, because only the
 * report remains of a run in CI. A page that no longer responds has neither.
 */
async function keepPictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) {
    const path = testInfo.outputPath(`person-${String(at + 1)}.png`);
    await page.screenshot({ path, timeout: 5000 }).then(
      () => testInfo.attachments.push({ name: "last seen", path, contentType: "image/png" }),
      () => undefined,
    );
    const texts = await page
      .locator("main, dialog[open], [role=dialog]")
      .allInnerTexts()
      .catch(() => ["(no answer)"]);
    const lines = texts.flatMap((text) => text.split(/\n\s*/)).slice(0, REPORTED_LINES);
    testInfo.errors.push({ message: [`Person ${String(at + 1)} on ${page.url()}:`, ...lines].join("\n") });
  }
}

export { expect };

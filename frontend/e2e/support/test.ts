import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { startSite, type Site } from "./site";

/** The sites that many files share. They stay until the worker ends; of the others there is one at a time. */
const SHARED: readonly string[] = ["", "shared desk"];

/** The sites of a worker: each is started when a test first asks for it by its name. */
type SiteNamed = (name: string, start: () => Promise<Site>) => Promise<Site>;

interface Fixtures {
  /**
   * Files of tests with the same name share a site, those without one the common site (each one a worker, as each start
   * costs seconds of a core): those that read, or change only what they made. A name of its own keeps a file from what
   * others change.
   */
  siteOf: string;
  /**
   * The product that runs for the test. A fixture of the test, not of the worker: a file that wants another site would
   * get another worker then, and with it another browser.
   */
  readonly site: Site;
  /** Opens a page of a person of their own: no cookies, no storage, nothing shared. Any error on it fails the test. */
  readonly openPerson: (device?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's test with the running product. */
export const test = base.extend<Fixtures, { siteNamed: SiteNamed }>({
  siteOf: ["", { option: true }],
  siteNamed: [
    async ({}, provide) => {
      const running = new Map<string, Site>();
      await provide(async (name, start) => {
        const there = running.get(name);
        if (there) return there;
        // Each fills as much memory as a browser, and no other file asks for what one left behind.
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
  openPerson: async ({ browser, site }, provide, testInfo) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await provide(async (device) => {
      const context = await browser.newContext({ ...device, baseURL: site.url });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(`error on ${page.url()}: ${error.message}`));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.url)
          problems.push(`a request off the host: ${request.url()}`);
      });
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepPictures(contexts, testInfo);
    // What moves on a page left open would slow down every test after this one.
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
});

/** What a failed test's people saw last. A page that does not answer any more has no picture. */
async function keepPictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) {
    const path = testInfo.outputPath(`person-${String(at + 1)}.png`);
    await page.screenshot({ path, timeout: 5000 }).then(
      () => testInfo.attachments.push({ name: "last seen", path, contentType: "image/png" }),
      () => undefined,
    );
  }
}

export { expect };

import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { startSite, type Site } from "./site";

interface Fixtures {
  /** Opens a page of a person of their own: no cookies, no storage, nothing shared. Any error on it fails the test. */
  readonly openPerson: () => Promise<Page>;
}

/** Playwright's test with the product running beside it, one a worker. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  openPerson: async ({ browser, site }, provide) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ baseURL: site.url });
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
    // What moves on a page left open would slow down every test after this one.
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
});

export { expect };

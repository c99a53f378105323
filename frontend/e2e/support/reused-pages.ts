import type { Browser, BrowserContextOptions, Disposable, Page } from "@playwright/test";

/** A page, with the data that is necessary to empty it. */
export interface ReusedPage {
  readonly page: Page;
  /** The scripts and functions that a test adds to every document of the page. */
  readonly added: Disposable[];
  /** Identifies the site and the device. A page is reused only for a test with the same key. */
  readonly key: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Maximum number of unused pages that a worker keeps, because each takes as much memory as a small site. */
const MOST = 4;

/** The kinds of a page's events that tests listen to. */
const EVENTS = ["request", "response", "requestfailed", "console", "pageerror"] as const;

/**
 * The pages that a worker's tests take over from each other. A new page needs a new process, in which the site's scripts
 * are compiled again: opening the admin area there takes 2.6 s of CPU time instead of 1.0 s. The page stays, not only its
 * browser context, because a context's second page needs a new process, too.
 */
export class ReusedPages {
  private readonly unused: ReusedPage[] = [];

  constructor(private readonly browser: Browser) {}

  /** Returns a page without cookies, storage and permissions for a site. */
  async take(baseURL: string, device: BrowserContextOptions = {}): Promise<ReusedPage> {
    const key = JSON.stringify([baseURL, device]);
    const at = this.unused.findIndex((reused) => reused.key === key);
    const [reused] = at < 0 ? [] : this.unused.splice(at, 1);
    if (reused !== undefined) return reused;
    const context = await this.browser.newContext({ ...device, baseURL });
    const page = await context.newPage();
    return {
      page,
      key,
      added: additionsTo(page),
      viewport: page.viewportSize() ?? { width: 1280, height: 720 },
    };
  }

  /**
   * Empties a page for the next test. Closes the page instead if the test failed. A page that the test closed is not
   * reused.
   */
  async giveBack(reused: ReusedPage, hasPassed: boolean): Promise<void> {
    const context = reused.page.context();
    if (!hasPassed || reused.page.isClosed()) return context.close();
    await empty(reused);
    this.unused.push(reused);
    if (this.unused.length > MOST) await this.unused.shift()?.page.context().close();
  }

  async closeAll(): Promise<void> {
    for (const { page } of this.unused.splice(0)) await page.context().close();
  }
}

/** Returns the list of a page's init scripts and exposed functions. The list grows with each of them. */
function additionsTo(page: Page): Disposable[] {
  const added: Disposable[] = [];
  for (const name of ["addInitScript", "exposeFunction"] as const) {
    const add = page[name].bind(page) as (...what: readonly unknown[]) => Promise<Disposable>;
    const addAndKeep = async (...what: readonly unknown[]): Promise<Disposable> => {
      const one = await add(...what);
      added.push(one);
      return one;
    };
    Object.assign(page, { [name]: addAndKeep });
  }
  return added;
}

/**
 * Removes what a test left: other tabs, init scripts, exposed functions, routes, listeners, storage, cookies,
 * permissions, emulated media and the size of the window.
 */
async function empty({ page, added, viewport }: ReusedPage): Promise<void> {
  const context = page.context();
  for (const one of added.splice(0)) await one.dispose();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/healthz"); // the site's smallest reply; a page of another site would get a new process
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: "light",
    reducedMotion: "reduce",
    forcedColors: "none",
  });
}

import type { Page, Response } from "@playwright/test";

/** Opens a page, and waits until its script works. The script of a public page loads once the page is used. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await scriptAnswers(page);
  return response;
}

/** Opens a page with a stopped clock and waits until its script works. Tests advance the clock with `page.clock`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date("2025-02-20T12:00:00+05:30") });
  await page.clock.pauseAt(new Date("2025-02-20T12:30:00+05:30"));
  await page.goto(path);
  await page.clock.runFor(100); // draws the first frames
  await scriptAnswers(page);
}

/** Navigates within the site without reloading the document. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/** Navigates like `goWithin`, and waits until the new page has replaced the current page. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-left", ""));
  await goWithin(page, path);
  await page.locator("h1:not([data-left])").waitFor();
}

/**
 * Uses the page, so that its script loads, and waits until React has hydrated the server's HTML. React's own properties
 * on the elements show this. Until then, a click on a link loads a new document.
 */
export async function scriptAnswers(page: Page): Promise<void> {
  // Selects by tag, because an open dialog hides the page behind it from role queries. The page itself polls,
  // not the test: in a browser that has just started, one query from the test takes as long as a dozen in the page.
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event("resize"));
      const heading = document.querySelector("h1");
      return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
    },
    undefined,
    { polling: 20 },
  );
}

/**
 * Resolves when the browser has drawn two frames and notified every observer. Anything that has not happened by then
 * needs more time, scrolling or a click.
 */
export async function drawn(page: Page): Promise<void> {
  // Waits for both frames in one call, because each call takes as long as a frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    }
  });
}

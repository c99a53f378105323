import type { Page, Response } from "@playwright/test";

/** Opens a page of the site and waits until its script answers: it comes after the first paint. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await scriptAnswers(page);
  return response;
}

/** Opens a page in the same way with a stopped clock; `page.clock` then moves it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date("2025-02-20T12:00:00+05:30") });
  await page.clock.pauseAt(new Date("2025-02-20T12:30:00+05:30"));
  await page.goto(path);
  await page.clock.runFor(100); // the first frames, after which the scripts are fetched
  await scriptAnswers(page);
}

/** Goes to a page of the site without loading the document again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/** React marks what it has taken over from the server's HTML. Before that, a press of a button is lost. */
export async function scriptAnswers(page: Page): Promise<void> {
  // By tag, as a dialog that is open from the start hides the page behind it from the roles. The browser asks itself:
  // asked from here, each of a dozen questions would cost it as much as a dozen more while it has the page to start.
  await page.waitForFunction(
    () => {
      const heading = document.querySelector("h1");
      return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
    },
    undefined,
    { polling: 20 },
  );
}

/**
 * Resolves when the browser has drawn two frames and notified every observer, so that what did not happen by then does
 * not happen without more time, scrolling or clicks.
 */
export async function drawn(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
  }
}
